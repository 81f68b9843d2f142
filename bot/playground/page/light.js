// Day or night: as the system has it, until somebody chooses here.

import {byId, icon} from "./dom.js";

const root = document.documentElement, dusk = matchMedia("(prefers-color-scheme: dark)"), KEY = "light";
const followers = [];

export const isNight = () => (root.dataset.light ? root.dataset.light === "night" : dusk.matches);
export const onLight = run => followers.push(run);

export function turn() {
  root.dataset.light = isNight() ? "day" : "night";
  try { localStorage.setItem(KEY, root.dataset.light); } catch { /* a window that keeps nothing forgets it */ }
  show();
}

function show() {
  byId("light").setAttribute("aria-pressed", String(isNight()));
  followers.forEach(run => run(isNight()));
}

try { if (["day", "night"].includes(localStorage.getItem(KEY))) root.dataset.light = localStorage.getItem(KEY); } catch { /* likewise */ }
byId("light").append(icon("moon"));
byId("light").addEventListener("click", turn);
dusk.addEventListener("change", show);
show();
