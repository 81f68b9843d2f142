// Modals: the form a bot asks a person to fill in.

import {byId, el, icon} from "./dom.js";
import {markdown} from "./markdown.js";
import {menu} from "./menu.js";
import {act, upload} from "./state.js";
import {spoken} from "./words.js";

let count = 0;

export function form({modal, token}) {
  const box = byId("modal");
  const readers = {};
  const wrong = el("p", {class: "failure", role: "alert", hidden: true});
  const send = el("button", {class: "button primary"}, spoken("page-submit"));
  const close = () => box.close();
  const sheet = el("form", {novalidate: true, onsubmit: event => { event.preventDefault(); submit(); }},
    el("header", {}, el("h2", {id: "modal-title"}, modal.title), el("button", {type: "button", class: "round", "aria-label": spoken("page-close"), onclick: close}, icon("close"))),
    el("div", {class: "fields"}, modal.components.map(part => field(part, readers)), wrong),
    el("footer", {}, el("button", {type: "button", class: "button secondary", onclick: close}, spoken("page-cancel")), send));

  async function submit() {
    const bad = [...sheet.querySelectorAll("input, textarea")].find(input => !input.checkValidity());
    if (bad) return refuse(fault(bad), bad);
    const fields = {};
    for (const [name, read] of Object.entries(readers)) {
      const value = await read();
      if (value?.missing) return refuse(value.missing);
      if (value !== undefined) fields[name] = value;
    }
    send.disabled = true;
    const answer = await act("submit", {token, fields});
    send.disabled = false;
    if (answer.error || answer.failed) return refuse(answer.error ?? spoken("page-went-wrong"));
    close();
  }
  function refuse(text, node) {
    wrong.hidden = false;
    wrong.textContent = text;
    node?.focus();
  }
  box.setAttribute("aria-labelledby", "modal-title");
  box.replaceChildren(sheet);
  box.showModal();
  sheet.querySelector("input, textarea, .select")?.focus();
}

// The browser would say it in its own language.
function fault(input) {
  const name = input.closest(".field").querySelector("label, legend").firstChild.textContent;
  return input.validity.valueMissing ? spoken("page-required", {name}) : spoken("page-too-short", {name, least: input.minLength});
}

function field(part, readers) {
  if (part.type === 10) return markdown(part.content);
  const inner = part.type === 18 ? part.component : part.components[0];
  const label = part.label ?? inner.label;
  const id = `field${++count}`;
  const needed = inner.required !== false && inner.type !== 23 && inner.min_values !== 0;
  const [node, read] = input(inner, id, label, needed);
  readers[inner.custom_id] = read;
  const group = [21, 22].includes(inner.type);
  const heading = [label, needed && el("span", {class: "needed", title: spoken("page-needed")}, " *")];
  if (inner.type === 23) return el("div", {class: "field"}, el("label", {class: "choice"}, node, el("span", {}, label, part.description && el("small", {}, part.description))));
  return el(group ? "fieldset" : "div", {class: "field"}, el(group ? "legend" : "label", group ? {} : {for: id}, heading),
    part.description && el("small", {}, part.description), node);
}

function input(part, id, label, needed) {
  switch (part.type) {
    case 4: return text(part, id, needed);
    case 3: case 5: {
      const node = menu({...part, min_values: needed ? part.min_values ?? 1 : 0}, {label});
      return [node, () => (needed && node.values().length < (part.min_values ?? 1) ? {missing: spoken("page-choose-name", {name: label})} : node.values())];
    }
    case 19: {
      const node = el("input", {type: "file", id, required: needed, multiple: (part.max_values ?? 1) > 1});
      return [node, () => Promise.all([...node.files].map(upload))];
    }
    case 21: return choices(part, id, "radio", values => values[0] ?? (needed ? {missing: spoken("page-choose-name", {name: label})} : undefined));
    case 22: return choices(part, id, "checkbox", values => {
      const least = needed ? part.min_values ?? 1 : 0;
      const most = part.max_values ?? part.options.length;
      return values.length < least || values.length > most ? {missing: spoken("page-choose-some", {least, most, name: label})} : values;
    });
    case 23: {
      const node = el("input", {type: "checkbox", id, checked: part.default});
      return [node, () => node.checked];
    }
    default: return [el("small", {}, spoken("page-field", {kind: part.type})), () => undefined];
  }
}

function text(part, id, needed) {
  const most = part.max_length ?? 4000;
  const more = {id, required: needed, minlength: part.min_length || undefined, maxlength: most, placeholder: part.placeholder, autocomplete: "off"};
  const node = part.style === 2 ? el("textarea", {...more, rows: 4}) : el("input", {...more, type: "text"});
  node.value = part.value ?? "";
  const left = el("small", {class: "left"}, String(most - node.value.length));
  node.addEventListener("input", () => { left.textContent = most - node.value.length; });
  return [el("span", {class: "typed"}, node, part.style === 2 || part.max_length ? left : null), () => node.value];
}

function choices(part, id, type, check) {
  const boxes = part.options.map(option => [option, el("input", {type, name: id, value: option.value, checked: option.default})]);
  const node = el("div", {class: "choices"}, boxes.map(([option, box]) => el("label", {class: "choice"}, box,
    el("span", {}, option.label, option.description && el("small", {}, option.description)))));
  return [node, () => check(boxes.filter(([, box]) => box.checked).map(([option]) => option.value))];
}
