// Your panel: the newest private message that asks something below a picture. It stays in reach, beside the messages or,
// where there is no room, as a sheet below them that folds away; so nobody scrolls between a picture and its buttons.

import {byId, el, icon} from "./dom.js";
import {drawMessage} from "./message.js";

const dock = byId("dock");
const list = el("ol", {class: "docked", "aria-live": "polite"});
const fold = el("button", {type: "button", class: "fold", "aria-controls": "panel", onclick: () => unfold(dock.classList.contains("folded"))},
  el("strong", {}, "Your panel"), icon("chevron", 18));
const LEAST = 240;
let shown = null;
let question = "";

list.id = "panel";
dock.append(fold, list);
new ResizeObserver(fit).observe(dock);

const has = (types, part) => types.includes(part.type) || [...part.components ?? [], ...part.accessory ? [part.accessory] : []].some(inner => has(types, inner));
const PICTURES = [12], CONTROLS = [2, 3, 5, 6, 7, 8];

export const docks = message => Boolean(message.private) && message.components.some(part => has(PICTURES, part)) && message.components.some(part => has(CONTROLS, part));

export const inDock = id => shown === id;

// `asked`: what it says; what is asked anew unfolds it and is read from its top.
export function drawDock(message, asked) {
  const anew = shown !== message?.id || question !== asked;
  shown = message?.id ?? null;
  question = asked;
  dock.hidden = !message;
  if (!message) return list.replaceChildren();
  const old = list.firstElementChild, node = drawMessage(message, null);
  if (old) keepFocus(old, node);
  else list.append(node);
  if (anew) {
    unfold(true);
    list.scrollTop = 0;
  }
  fit();
}

// The picture gets what words and buttons leave, and never less than tells something.
function fit() {
  const picture = list.querySelector(".gallery.of1 img"), most = parseFloat(getComputedStyle(dock).maxHeight);
  if (!picture || dock.classList.contains("folded")) return;
  const room = (Number.isNaN(most) ? dock.clientHeight : most) - fold.offsetHeight;
  const rest = list.firstElementChild.offsetHeight - picture.offsetHeight;
  list.style.setProperty("--room", `${Math.max(LEAST, Math.floor(room - rest))}px`);
}

export function unfold(open) {
  dock.classList.toggle("folded", !open);
  fold.setAttribute("aria-expanded", String(open));
  fit();
}

export function keepFocus(old, node) {
  const used = old.contains(document.activeElement) ? document.activeElement.dataset.use : undefined;
  old.replaceWith(node);
  if (used) ([...node.querySelectorAll("[data-use]")].find(other => other.dataset.use === used && !other.disabled) ?? node).focus({preventScroll: true});
}
