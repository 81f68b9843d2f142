// A picture as large as the window allows; a click on it shows it pixel by pixel.

import {byId, el, icon} from "./dom.js";

export function enlarge(source, description) {
  const box = byId("lightbox");
  const image = el("img", {src: source, alt: description ?? ""});
  image.addEventListener("click", event => { event.stopPropagation(); box.classList.toggle("real"); });
  box.classList.remove("real");
  box.replaceChildren(
    el("button", {class: "icon", "aria-label": "Close", onclick: () => box.close()}, icon("close")),
    el("div", {class: "frame"}, image), el("p", {}, description ? el("span", {}, description) : null,
      el("a", {href: source, target: "_blank", rel: "noopener"}, "Open original")));
  box.showModal();
}

byId("lightbox").addEventListener("click", event => {
  if (!event.target.closest("img, a, button")) byId("lightbox").close();
});
