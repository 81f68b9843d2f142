// Makes elements. Text only ever becomes text nodes, so nothing a player or the bot writes can turn into markup.

export const byId = id => document.getElementById(id);

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "style") for (const [name, set] of Object.entries(value)) node.style.setProperty(name, set);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (value === true) node.setAttribute(key, "");
    else node.setAttribute(key, value);
  }
  node.append(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false));
  return node;
}

// Puts these nodes into a box, unless the same are there: what has not changed keeps its focus and its place.
export function fill(box, ...nodes) {
  const fresh = el(box.tagName, {}, nodes);
  if (box.innerHTML === fresh.innerHTML) return;
  const label = box.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent : null;
  box.replaceChildren(...fresh.childNodes);
  if (label !== null) [...box.querySelectorAll("a, button, summary")].find(node => (node.getAttribute("aria-label") ?? node.textContent) === label)?.focus({preventScroll: true});
}

const SHAPES = {
  hash: "M7 3 5.500 17M13.500 3 12 17M3.500 7.500h13.500M3 12.500h13.500",
  thread: "M5 3v7.500a3 3 0 0 0 3 3h8M12.500 9.500l4 4-4 4",
  menu: "M3 5h14M3 10h14M3 15h14",
  close: "M5 5l10 10M15 5 5 15",
  eye: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 12.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z",
  lock: "M6 9V6.500a4 4 0 0 1 8 0V9M4.500 9h11v8h-11z",
  chevron: "M5 8l5 5 5-5",
  check: "M4 10.500l4 4 8-9",
  link: "M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7",
  file: "M5 2.500h7l4 4v11H5zM12 2.500v4h4",
  at: "M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm0 0v1.500a2 2 0 0 0 4 0V10a7 7 0 1 0-3 5.700",
  down: "M10 3v13M5 11l5 5 5-5",
  people: "M9.800 6.500a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM1.800 16.500c.3-3.600 2.300-5.500 5.200-5.500s4.900 1.900 5.200 5.500zM12.500 3.800a3 3 0 0 1 .4 5.700M14 11.400c2.400.3 3.900 2.100 4.200 5.100h-3.400",
  clock: "M17.500 10a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0zM10 5.500V10l3 2",
  moon: "M16.500 11.800A7 7 0 0 1 8.200 3.500a7 7 0 1 0 8.300 8.300z",
  globe: "M17.500 10a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0zM2.500 10h15M10 2.500c2.200 2 3.300 4.600 3.300 7.500s-1.100 5.500-3.300 7.500c-2.200-2-3.300-4.600-3.300-7.500s1.100-5.500 3.300-7.500z",
  send: "M3 10h13M11 4.500 16.500 10 11 15.500",
  window: "M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  home: "M3 9.500 10 3.500l7 6V17h-4.500v-4.500h-5V17H3z",
  pin: "M12 2.500l5.500 5.500-2 .5-3 3-.5 4.500-8-8 4.500-.5 3-3zM8 12l-5 5",
};

export function icon(name, size = 20) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("width", size);
  svg.setAttribute("height", size);
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("shape");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

const HUES = ["#e8654a", "#4aa3d8", "#f2c030", "#b58ad6", "#8ccb52", "#f0a3b8", "#64b8ae", "#c9a06b"];
const NOBODY = "#b9c4ba";

// A person by their first letter in their colour; a bot of the table has none of its own.
export const face = (name, index, size = 40) => el("span", {class: "face", "aria-hidden": "true", style: {
  "--hue": index === null ? NOBODY : HUES[index % HUES.length], "--size": `${size}px`}}, [...name][0]?.toUpperCase() ?? "?");

export function avatar(person, size = 40) {
  if (person.bot) return el("img", {class: "face", src: "leaf.svg", alt: "", width: size, height: size, style: {"--size": `${size}px`}});
  return face(person.name, person.index, size);
}

export function emoji(part) {
  if (!part) return null;
  return el("span", {class: "emoji"}, part.id ? `:${part.name}:` : part.name);
}
