// Spots of the panel's picture: a click on something lettered presses its button, or chooses it in its menu. Which areas
// these are stands in the comment of the picture's own file. The controls stay the way for keys and screen readers.

import {el} from "./dom.js";

const COMMENT = 0xfe, SCAN = 0xda, MOST = 200;
let last = {source: "", found: []};

export async function laySpots(node) {
  for (const shot of node.querySelectorAll(".sight .shot")) {
    const found = await spotsOf(shot.querySelector("img").src);
    if (!node.isConnected) return;
    for (const [name, ...place] of found) {
      const control = controlOf(node, name);
      if (control) shot.append(area(node, name, place, control));
    }
  }
}

function area(node, name, place, control) {
  const style = Object.fromEntries(["left", "top", "width", "height"].map((side, k) => [side, `${place[k] * 100}%`]));
  return el("span", {class: "spot", style, title: saying(control), "aria-hidden": "true", data: {spot: name},
    onclick: event => { event.stopPropagation(); press(controlOf(node, name)); }});
}

const saying = control => control.dataset.says ?? control.querySelector(".words > span").textContent;

// "A" is "A · Fox", "D4" is "D4" and "D4: +3", but not "D40".
function controlOf(node, name) {
  const called = new RegExp(`^${name}${/\d/.test(name) ? "(?!\\w)" : "( · |$)"}`);
  const open = [...node.querySelectorAll(".answers button[data-says]:enabled, .answers .menu:has(.select:enabled) .option")];
  return open.find(control => called.test(saying(control)));
}

function press(control) {
  const menu = control?.closest(".menu");
  if (menu?.querySelector(".options").hidden) menu.querySelector(".select").click();
  if (control && !control.classList.contains("busy")) control.click();
}

async function spotsOf(source) {
  if (source === last.source || new URL(source).origin !== location.origin) return source === last.source ? last.found : [];
  const found = await fetch(source).then(async answer => read(new Uint8Array(await answer.arrayBuffer())), () => []);
  last = {source, found};
  return found;
}

// Of a JPEG's first comment; any file may come here, so what is no list of areas is none.
export function read(bytes) {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== SCAN) {
    const end = at + 2 + (bytes[at + 2] << 8 | bytes[at + 3]);
    if (bytes[at + 1] === COMMENT) return areas(new TextDecoder().decode(bytes.subarray(at + 4, end)));
    at = end;
  }
  return [];
}

function areas(text) {
  try {
    return JSON.parse(text).spots.filter(sound).slice(0, MOST);
  } catch {
    return [];
  }
}

const sound = spot => Array.isArray(spot) && spot.length === 5 && /^[A-Z]{1,2}\d{0,2}$/.test(spot[0])
  && spot.slice(1).every(part => typeof part === "number" && part >= 0 && part <= 1);
