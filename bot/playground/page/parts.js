// Draws the components of a message.

import {el, emoji, icon} from "./dom.js";
import {enlarge} from "./lightbox.js";
import {link, markdown} from "./markdown.js";
import {menu} from "./menu.js";
import {localPath} from "./state.js";
import {locale, spoken} from "./words.js";

// A circle of a colour before the words: Discord has too few styles to give a button that colour, the page has not. Nor
// does every computer have a letter for it.
const HUES = {"🟢": "green", "🔴": "red", "🔵": "blue", "🟡": "yellow"};
const STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link"};

export function parts(components, use) {
  return components.map(part => draw(part, use));
}

function draw(part, use) {
  switch (part.type) {
    case 1: return el("div", {class: "row"}, parts(part.components, use));
    case 2: return button(part, use);
    case 3: case 5: case 8: return menu(part, {onchange: values => use(part, values)});
    case 9: return el("div", {class: "section"}, el("div", {class: "column"}, parts(part.components, use)),
      el("div", {class: "accessory"}, draw(part.accessory, use)));
    case 10: return markdown(part.content);
    case 11: return picture(part, "thumbnail");
    case 12: return el("div", {class: `gallery of${Math.min(part.items.length, 4)}`}, part.items.map(item => picture(item, "shot")));
    case 13: return file({filename: part.name, size: part.size, url: part.file.url});
    case 14: return el("hr", {class: `${part.divider ? "" : "plain"} ${part.spacing === 2 ? "wide" : ""}`});
    case 17: return el("div", {class: "container", style: part.accent_color === null ? {} :
      {"--accent": `#${part.accent_color.toString(16).padStart(6, "0")}`}}, parts(part.components, use));
    default: return el("small", {}, spoken("page-component", {kind: part.type}));
  }
}

function button(part, use) {
  const hue = HUES[part.emoji?.name];
  const inside = [hue ? null : emoji(part.emoji), ...label(part.label ?? "")];
  if (part.style === 5) {
    const node = link(part.url, [...inside, icon("link", 14)]);
    node.className = "button link";
    return node;
  }
  return el("button", {type: "button", class: ["button", STYLES[part.style], hue && "hue", hue].filter(Boolean).join(" "), disabled: part.disabled, data: {use: part.custom_id, says: part.label ?? ""},
    onclick: event => use(part, null, event.currentTarget)}, inside);
}

// "A · Fox: 8 places": the letter is the one in the picture, and what stands behind the colon is less than the name.
function label(text) {
  const [, letter, name, tail] = /^(?:([A-Z]{1,2}|[A-Z]\d{1,2}) · )?(.*?)(: .+)?$/s.exec(text) ?? [];
  if (!text) return [];
  return [letter && el("span", {class: "letter"}, letter), letter && el("span", {class: "unseen"}, " · "),
    el("span", {}, name, letter && tail ? el("span", {class: "tail"}, tail) : tail)];
}

export function picture(item, kind) {
  const source = localPath(item.media.url);
  const image = el("img", {src: source, alt: item.description ?? "", width: item.media.width, height: item.media.height, decoding: "async"});
  const frame = el("button", {type: "button", class: kind, "aria-label": item.description ? spoken("page-enlarge", {description: item.description}) : spoken("page-enlarge-picture"),
    onclick: () => enlarge(source, item.description)}, image);
  const {width, height} = item.media;
  if (width) for (const [name, value] of [["--ratio", `${width} / ${height}`], ["--shape", width / height], ["--wide", width]]) frame.style.setProperty(name, value);
  if (!item.spoiler) return frame;
  frame.classList.add("hidden");
  frame.addEventListener("click", event => {
    if (frame.classList.contains("hidden")) { event.stopImmediatePropagation(); frame.classList.remove("hidden"); }
  }, {capture: true});
  return frame;
}

export function file(attachment) {
  return el("a", {class: "file", href: localPath(attachment.url), download: attachment.filename}, icon("file", 28),
    el("span", {}, attachment.filename, el("small", {}, weight(attachment.size))));
}

function weight(size) {
  const [unit, step] = [["byte", 1], ["kilobyte", 1024], ["megabyte", 1048576]].findLast(([, least]) => size >= least) ?? ["byte", 1];
  return new Intl.NumberFormat(locale(), {style: "unit", unit, unitDisplay: unit === "byte" ? "long" : "short", maximumFractionDigits: 1}).format(size / step);
}
