// Select menus: a button that opens a list; one choice closes it, several wait until it is closed.

import {avatar, el, emoji, icon} from "./dom.js";
import {state} from "./state.js";
import {spoken} from "./words.js";

let opened = null;

function choicesOf(part) {
  if (part.type === 8) return placesOf(part);
  if (part.type !== 5) return part.options.map(option => ({...option, key: option.value}));
  const chosen = new Set((part.default_values ?? []).map(value => String(value.id)));
  return state.people.map(person => ({key: person.id, value: person.id, label: person.name, person, default: chosen.has(person.id)}));
}

function placesOf(part) {
  const chosen = new Set((part.default_values ?? []).map(value => String(value.id)));
  const kinds = part.channel_types?.length ? part.channel_types : [0];
  return state.channels.filter(channel => kinds.includes(channel.type))
    .map(channel => ({key: channel.id, value: channel.id, label: `#${channel.name}`, default: chosen.has(channel.id)}));
}

export function menu(part, {onchange, label} = {}) {
  const choices = choicesOf(part);
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  const chosen = new Set(choices.filter(choice => choice.default).map(choice => choice.value));
  let before = [...chosen].join("\n");

  const text = el("span", {class: "picked"});
  const face = el("button", {type: "button", class: "select", disabled: part.disabled, "aria-haspopup": "listbox",
    "aria-expanded": "false", "aria-label": label ?? part.placeholder ?? spoken("page-choose")}, text, icon("chevron"));
  const box = el("div", {class: "options", role: "listbox", tabindex: "-1", hidden: true, popover: "manual", "aria-label": label ?? part.placeholder ?? spoken("page-choose"),
    "aria-multiselectable": most > 1 ? "true" : undefined});
  const node = el("div", {class: "menu", data: {use: part.custom_id, least}}, face, box);

  const write = () => {
    const names = choices.filter(choice => chosen.has(choice.value)).map(choice => choice.label);
    text.replaceChildren(names.length ? names.join(", ") : part.placeholder ?? spoken("page-choose-something"));
    text.classList.toggle("none", !names.length);
    for (const row of box.querySelectorAll("[role=option]")) row.setAttribute("aria-selected", chosen.has(row.dataset.value));
  };
  const close = () => {
    if (box.hidden) return;
    box.hidePopover();
    box.hidden = true;
    face.setAttribute("aria-expanded", "false");
    opened = null;
    const values = choices.filter(choice => chosen.has(choice.value)).map(choice => choice.value);
    if (values.join("\n") !== before && values.length >= least) {
      before = values.join("\n");
      onchange?.(values);
    }
  };
  const pick = value => {
    if (most === 1) {
      const again = chosen.has(value);
      chosen.clear();
      if (!again || least > 0) chosen.add(value);
      if (again) before = "";
      write();
      close();
      face.focus();
    } else {
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < most) chosen.add(value);
      write();
    }
  };
  for (const choice of choices) {
    box.append(el("div", {class: "option", role: "option", tabindex: "-1", data: {value: choice.value}, onclick: () => pick(choice.value)},
      choice.person ? avatar(choice.person, 24) : emoji(choice.emoji),
      el("span", {class: "words"}, el("span", {}, choice.label), choice.description && el("small", {}, choice.description)),
      el("span", {class: most > 1 ? "box" : "tick"}, icon("check", 14))));
  }
  if (most > 1) {
    box.append(el("button", {type: "button", class: "button secondary done", onclick: () => { close(); face.focus(); }}, spoken("page-done")));
  }
  // Over everything, so that nothing that scrolls cuts it off: where there is more room, below its face or above it.
  const placed = () => {
    const at = face.getBoundingClientRect(), above = at.bottom > innerHeight * 0.6;
    const room = (above ? at.top : innerHeight - at.bottom) - 16;
    const style = {left: `${at.left}px`, width: `${at.width}px`, "max-height": `${Math.min(320, room)}px`,
      top: above ? "auto" : `${at.bottom + 6}px`, bottom: above ? `${innerHeight - at.top + 6}px` : "auto", right: "auto"};
    for (const [name, value] of Object.entries(style)) box.style.setProperty(name, value);
  };
  const open = () => {
    opened?.();
    opened = close;
    box.hidden = false;
    face.setAttribute("aria-expanded", "true");
    box.showPopover();
    placed();
    (box.querySelector("[aria-selected=true]") ?? box.firstElementChild)?.focus();
  };
  face.addEventListener("click", () => (box.hidden ? open() : close()));
  node.addEventListener("keydown", event => {
    if (box.hidden) {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) { event.preventDefault(); open(); }
      return;
    }
    const rows = [...box.children];
    const at = rows.indexOf(document.activeElement);
    if (event.key === "ArrowDown") { event.preventDefault(); rows[Math.min(at + 1, rows.length - 1)]?.focus(); }
    else if (event.key === "ArrowUp") { event.preventDefault(); rows[Math.max(at - 1, 0)]?.focus(); }
    else if (["Enter", " "].includes(event.key) && document.activeElement.dataset.value) { event.preventDefault(); pick(document.activeElement.dataset.value); }
    else if (["Escape", "Tab"].includes(event.key)) { event.stopPropagation(); event.preventDefault(); close(); face.focus(); }
  });
  node.values = () => choices.filter(choice => chosen.has(choice.value)).map(choice => choice.value);
  write();
  return node;
}

document.addEventListener("pointerdown", event => {
  if (opened && !event.target.closest(".menu, .spot")) opened();
});
// What moves under it takes it along by closing it.
document.addEventListener("scroll", event => { if (opened && !event.target.closest?.(".options")) opened(); }, {capture: true, passive: true});
addEventListener("resize", () => opened?.());
