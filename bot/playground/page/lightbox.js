// A picture as large as the window allows, and larger: by two fingers, the wheel, the keys + − 0 and the arrows, or by
// its buttons. A click goes close to where it was made, and back. What it shows is told on demand: the room is the
// picture's.

import {byId, el, icon} from "./dom.js";
import {spoken} from "./words.js";

const box = byId("lightbox"), CLOSE = 2.5, MOST = 8, STEP = 1.4, PACE = 60;
const fingers = new Map();
let image = null, zoom = 1, x = 0, y = 0, moved = false;

export function enlarge(source, description) {
  image = el("img", {src: source, alt: description ?? "", draggable: "false"});
  const tool = (name, label, run) => el("button", {type: "button", class: "round", "aria-label": spoken(label), title: spoken(label), onclick: run}, icon(name));
  box.replaceChildren(el("div", {class: "tools"}, tool("plus", "page-larger", () => go(zoom * STEP)), tool("minus", "page-smaller", () => go(zoom / STEP)), tool("close", "page-close", () => box.close())),
    el("div", {class: "frame"}, image), el("div", {class: "about"}, description ? el("details", {}, el("summary", {}, spoken("page-description")), el("p", {}, description)) : null,
      el("a", {href: source, target: "_blank", rel: "noopener"}, spoken("page-original"))));
  fingers.clear();
  go(1);
  box.showModal();
}

// What is at `at` stays there.
function go(wanted, at = null) {
  const next = Math.max(1, Math.min(MOST, wanted)), grown = next / zoom;
  if (at && image.isConnected) {
    const middle = image.getBoundingClientRect(), cx = middle.left + middle.width / 2 - x, cy = middle.top + middle.height / 2 - y;
    x = at.x - cx - (at.x - cx - x) * grown;
    y = at.y - cy - (at.y - cy - y) * grown;
  } else {
    x *= grown;
    y *= grown;
  }
  zoom = next;
  if (zoom === 1) x = y = 0;
  box.classList.toggle("large", zoom > 1);
  for (const [name, value] of [["--zoom", zoom], ["--x", x], ["--y", y]]) image.style.setProperty(name, value);
}

function shift(dx, dy) {
  if (zoom === 1) return;
  x += dx;
  y += dy;
  go(zoom);
}

const spread = () => { const [one, two] = [...fingers.values()]; return {far: Math.hypot(one.x - two.x, one.y - two.y), x: (one.x + two.x) / 2, y: (one.y + two.y) / 2}; };

box.addEventListener("pointerdown", event => {
  if (!event.target.closest(".frame")) return;
  event.target.setPointerCapture?.(event.pointerId);
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  moved = false;
});
box.addEventListener("pointermove", event => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const was = fingers.size === 2 ? spread() : null;
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  if (Math.hypot(event.clientX - before.x, event.clientY - before.y) > 2) moved = true;
  if (was) {
    const is = spread();
    go(zoom * is.far / was.far, is);
    shift(is.x - was.x, is.y - was.y);
  } else if (fingers.size === 1) {
    shift(event.clientX - before.x, event.clientY - before.y);
  }
});
for (const end of ["pointerup", "pointercancel"]) box.addEventListener(end, event => fingers.delete(event.pointerId));
box.addEventListener("wheel", event => { event.preventDefault(); go(zoom * (event.deltaY < 0 ? STEP : 1 / STEP), {x: event.clientX, y: event.clientY}); }, {passive: false});
box.addEventListener("click", event => {
  if (moved || event.target.closest("a, button, .about")) return;
  if (event.target === image) return go(zoom > 1 ? 1 : CLOSE, {x: event.clientX, y: event.clientY});
  box.close();
});
box.addEventListener("keydown", event => {
  const ways = {ArrowLeft: [PACE, 0], ArrowRight: [-PACE, 0], ArrowUp: [0, PACE], ArrowDown: [0, -PACE]};
  if (event.key === "+" || event.key === "=") go(zoom * STEP);
  else if (event.key === "-") go(zoom / STEP);
  else if (event.key === "0") go(1);
  else if (ways[event.key]) shift(...ways[event.key]);
  else return;
  event.preventDefault();
});
