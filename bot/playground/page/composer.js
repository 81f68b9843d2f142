// The bar at the bottom: plain messages, and slash commands with their options, hints, choices and autocomplete.

import {avatar, byId, el, icon} from "./dom.js";
import {form} from "./form.js";
import {follow} from "./log.js";
import {act, botName, channelOf, personOf, state} from "./state.js";
import {onWords, speak, spoken} from "./words.js";

const box = byId("composer");
const popup = el("div", {id: "popup", role: "listbox", data: {label: "page-suggestions"}, hidden: true});
const line = el("div", {class: "line"});
const trouble = el("p", {id: "trouble", class: "failure", role: "alert", hidden: true});
const words = el("textarea", {rows: 1, role: "combobox", data: {label: "page-message"}, "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off", "aria-controls": "popup", enterkeyhint: "send"});
const slashKey = el("button", {type: "button", class: "round slash", data: {label: "page-commands", tip: "page-commands"}, onclick: () => {
  leave();
  words.value = "/";
  words.focus();
  offerCommands();
}}, "/");
const sendKey = el("button", {type: "button", class: "round", data: {label: "page-send"}, onclick: () => { say(); words.focus(); }}, icon("send"));
box.append(popup, trouble, line);

const wide = matchMedia("(min-width: 900px)");
let chosen = null;      // {name, spec, fields: [{option, input, value}]}
let rows = [];          // what the popup offers: {node, pick}
let active = -1;
let asked = 0;
const said = [];        // what was sent from here, the newest last
let recalled = 0;       // how far back one is in it

export function placeholder() {
  const channel = channelOf(state.channel);
  const where = channel ? (channel.type === 1 ? botName() : channel.name) : "";
  const kind = channel?.archived ? "page-write-archived" : wide.matches ? "page-write-or" : "page-write";
  words.placeholder = spoken(kind, {place: `${{0: "#", 1: "@"}[channel?.type] ?? ""}${where}`});
}

export function leave() {
  chosen = null;
  hide();
  complain("");
  line.replaceChildren(slashKey, words, sendKey);
  words.value = "";
  grow();
}

export const focusComposer = () => (chosen ? chosen.fields[0]?.input : words)?.focus();

function complain(text) {
  trouble.hidden = !text;
  trouble.textContent = text;
}

// Commands

const local = (spec, key) => spec[`${key}_localizations`]?.[personOf(state.me)?.locale] ?? spec[key];

function leaves() {
  const here = channelOf(state.channel)?.type === 1 ? 1 : 0;
  const out = [];
  const walk = (spec, path, shown) => {
    const subs = (spec.options ?? []).filter(option => option.type < 3);
    if (subs.length) return subs.forEach(sub => walk(sub, `${path} ${sub.name}`, `${shown} ${local(sub, "name")}`));
    out.push({name: path, shown, description: local(spec, "description"), spec});
  };
  for (const command of state.commands) {
    if (!command.contexts || command.contexts.includes(here)) walk(command, command.name, local(command, "name"));
  }
  return out;   // as the bot orders them: how to begin comes first
}

function offerCommands() {
  const typed = words.value;
  if (!typed.startsWith("/")) return hide();
  const wanted = typed.slice(1).toLowerCase().trimEnd();
  const all = leaves();
  const found = all.filter(leaf => leaf.shown.startsWith(wanted) || leaf.name.startsWith(wanted));
  const loose = all.filter(leaf => !found.includes(leaf) && leaf.shown.includes(wanted));
  const whole = found.length || loose.length ? null : all.find(leaf => `${wanted} `.startsWith(`${leaf.name} `));
  if (whole) return show([], hintOf(whole));
  const group = groupOf(found, wanted);
  show([...found, ...loose].slice(0, 40).map(leaf => ({
    node: el("div", {class: "offer"}, el("b", {}, `/${leaf.shown}`), (leaf.spec.options ?? []).map(option =>
      el("i", {class: option.required ? "" : "may"}, local(option, "name"))), el("small", {}, leaf.description)),
    pick: by => choose(leaf, by === "Enter" && [leaf.shown, leaf.name].includes(wanted)),
  })), spoken(all.length ? "page-command-none" : "page-commands-none"), group ? spoken("page-command-which", {group}) : "");
  if (group) mark(-1);
}

// The name of several commands, none of which has been told apart yet: what such a name would send is not guessed.
function groupOf(found, wanted) {
  const above = name => name.split(" ").slice(0, -1).join(" ");
  const first = found[0], names = first ? [above(first.shown), above(first.name)] : [];
  const several = found.filter(leaf => above(leaf.shown) === names[0]).length > 1;
  return wanted && several && names.some(name => name.startsWith(wanted)) ? names[0] : "";
}

const hintOf = leaf => `/${leaf.shown} ${(leaf.spec.options ?? []).map(option => `${local(option, "name")}:…`).join(" ")}`;

// `whole`: its name was written out, and Enter pressed behind it.
function choose(leaf, whole = false) {
  chosen = {...leaf, fields: []};
  hide();
  line.replaceChildren(slashKey, el("b", {class: "command"}, `/${leaf.shown}`));
  for (const option of leaf.spec.options ?? []) if (option.required) addField(option);
  drawMore();
  if (!leaf.spec.options?.length || (whole && !chosen.fields.length)) run();  // nothing must be added
  else if (chosen.fields.length) chosen.fields[0].input.focus();
  else line.querySelector(".send")?.focus();
}

function addField(option) {
  const input = el("input", {type: option.type === 11 ? "file" : "text", "aria-label": local(option, "name"), autocomplete: "off", spellcheck: "false",
    inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : undefined, "aria-controls": "popup"});
  const item = {option, input, value: undefined};
  const node = el("label", {class: "optional"}, el("span", {}, local(option, "name")), input);
  item.node = node;
  input.addEventListener("focus", () => offerValues(item));
  input.addEventListener("input", () => { item.value = undefined; size(input); mend(item); complain(""); offerValues(item); });
  input.addEventListener("blur", () => setTimeout(() => { if (!box.contains(document.activeElement)) hide(); }, 120));
  input.addEventListener("keydown", event => {
    if (event.key === "Backspace" && !input.value) {
      event.preventDefault();
      const at = chosen.fields.indexOf(item);
      if (!option.required) { node.remove(); chosen.fields.splice(at, 1); drawMore(); }
      if (at > 0) chosen.fields[at - 1].input.focus();
      else if (option.required) { leave(); words.focus(); }
    }
  });
  size(input);
  chosen.fields.push(item);
  line.insertBefore(node, line.querySelector(".more, .send"));
  return item;
}

const size = input => { input.style.width = `${Math.max(3, input.value.length + 1)}ch`; };

function drawMore() {
  line.querySelectorAll(".more, .send").forEach(node => node.remove());
  const rest = (chosen.spec.options ?? []).filter(option => !chosen.fields.some(item => item.option === option));
  for (const option of rest) {
    line.append(el("button", {type: "button", class: "more", title: local(option, "description"), onclick: () => {
      const item = addField(option);
      drawMore();
      item.input.focus();
    }}, `+ ${local(option, "name")}`));
  }
  line.append(el("button", {type: "button", class: "button primary send", onclick: run}, el("span", {}, spoken("page-send"))));
}

async function offerValues(item) {
  const {option, input} = item;
  const typed = input.value;
  const hint = `${local(option, "name")}: ${local(option, "description")}`;
  const like = text => text.toLowerCase().includes(typed.toLowerCase());
  let found = [];
  if (option.type === 6) {
    found = state.people.filter(person => like(person.name)).map(person => ({name: person.name, value: person.id, face: avatar(person, 20)}));
  } else if (option.type === 7) {
    found = state.channels.filter(channel => channel.type !== 1 && like(channel.name)).map(channel => ({name: `#${channel.name}`, value: channel.id}));
  } else if (option.type === 5) {
    found = truths().filter(choice => like(choice.name));
  } else if (option.choices?.length) {
    found = option.choices.map(choice => ({name: local(choice, "name"), value: choice.value})).filter(choice => like(choice.name));
  } else if (option.autocomplete) {
    const mine = ++asked;
    const others = {};
    for (const other of chosen.fields) if (other !== item && read(other) !== undefined) others[other.option.name] = read(other);
    const answer = await act("autocomplete", {name: chosen.name, focused: option.name, options: {...others, [option.name]: typed}});
    if (mine !== asked || document.activeElement !== input) return;
    if (answer.error) complain(answer.error);
    found = answer.choices ?? [];
  }
  show(found.map(choice => ({node: el("div", {class: "offer"}, choice.face, el("span", {}, choice.name)), pick: () => {
    input.value = choice.name;
    item.value = choice.value;
    size(input);
    hide();
    next(item);
  }})), typed && (option.autocomplete || option.choices?.length) ? spoken("page-value-none") : "", hint, document.activeElement === input);
}

const truths = () => [{name: spoken("page-true"), value: true}, {name: spoken("page-false"), value: false}];

function next(item) {
  const empty = chosen.fields.find(other => other !== item && !other.input.value);
  (empty?.input ?? line.querySelector(".send")).focus();
}

function read({option, input, value}) {
  if (value !== undefined) return value;
  if (input.value === "") return undefined;
  if (option.choices?.length) return option.choices.find(choice => local(choice, "name").toLowerCase() === input.value.toLowerCase())?.value ?? input.value;
  if (option.type === 4 || option.type === 10) return Number.isFinite(Number(input.value)) ? Number(input.value) : input.value;
  if (option.type === 5) return truths().find(choice => choice.name.toLowerCase() === input.value.toLowerCase())?.value ?? input.value;
  return input.value;
}

// At the option that it is about, where it is about one.
function wrong(item, text) {
  complain(text);
  for (const other of chosen?.fields ?? []) mend(other);
  if (!item) return;
  item.node.classList.add("wrong");
  item.input.setAttribute("aria-invalid", "true");
  item.input.setAttribute("aria-describedby", "trouble");
  item.input.focus();
}

function mend({node, input}) {
  node.classList.remove("wrong");
  input.removeAttribute("aria-invalid");
}

function keep(content) {
  if (said.at(-1) !== content) said.push(content);
  recalled = said.length;
}

async function run() {
  const command = chosen;
  const missing = command.fields.find(item => item.option.required && !item.input.value);
  if (missing) return wrong(missing, spoken("page-required", {name: local(missing.option, "name")}));
  const worded = command.fields.find(item => [4, 10].includes(item.option.type) && typeof read(item) === "string");
  if (worded) return wrong(worded, spoken("page-number", {name: local(worded.option, "name")}));
  const options = {};
  for (const item of command.fields) if (read(item) !== undefined) options[item.option.name] = read(item);
  complain("");
  hide();
  line.classList.add("busy");
  const answer = await act("slash", {name: command.name, options});
  line.classList.remove("busy");
  if (answer.error) return wrong(command.fields.find(item => answer.option === item.option.name), answer.error);
  keep(`/${command.name} ${Object.entries(options).map(([name, value]) => `${name}:${value}`).join(" ")}`.trim());
  if (chosen === command) leave();
  if (answer.failed) complain(spoken("page-no-response"));
  if (answer.modal) form(answer);
  else words.focus();
  if (answer.message) follow(answer.message);
}

// Plain words

async function say() {
  const content = words.value.trim();
  if (!content) return;
  words.value = "";
  grow();
  hide();
  await send(content);
}

// A command written out is never said aloud: it may name what nobody else should know.
async function send(content) {
  const command = content.startsWith("/");
  const answer = await act(command ? "line" : "say", {content});
  complain(answer.error ?? (answer.failed ? spoken("page-no-response") : ""));
  if (!answer.error) keep(content);
  if (answer.error) words.value = content;
  else if (answer.modal) form(answer);
  else if (command && answer.message) follow(answer.message);
}

// Without words it is a line high; while it is hidden, as on the first screen, nothing can be measured.
function grow() {
  words.style.height = "auto";
  if (words.value) words.style.height = `${Math.min(words.scrollHeight, 160)}px`;
}

// The popup

function show(found, none = "", hint = "", wanted = true) {
  if (!wanted) return;
  rows = found;
  popup.replaceChildren(...(hint ? [el("p", {class: "hint"}, hint)] : []), ...found.map((row, at) => {
    row.node.setAttribute("role", "option");
    row.node.id = `offer${at}`;
    row.node.addEventListener("pointerdown", event => { event.preventDefault(); row.pick(); });
    return row.node;
  }), ...(!found.length && none ? [el("p", {class: "hint"}, none)] : []));
  popup.hidden = !popup.children.length;
  words.setAttribute("aria-expanded", String(!popup.hidden));
  mark(found.length ? 0 : -1);
}

function hide() {
  popup.hidden = true;
  words.setAttribute("aria-expanded", "false");
  for (const input of box.querySelectorAll("[aria-activedescendant]")) input.removeAttribute("aria-activedescendant");
  rows = [];
  active = -1;
}

function mark(at) {
  active = at;
  rows.forEach((row, at) => row.node.setAttribute("aria-selected", at === active));
  rows[active]?.node.scrollIntoView({block: "nearest"});
  const input = document.activeElement;
  if (!box.contains(input)) return;
  if (active >= 0) input.setAttribute("aria-activedescendant", `offer${active}`);
  else input.removeAttribute("aria-activedescendant");
}

box.addEventListener("keydown", event => {
  const open = !popup.hidden && rows.length;
  const typing = event.target.matches("input, textarea");
  if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    mark(event.key === "ArrowDown" ? (active + 1) % rows.length : (active > 0 ? active : rows.length) - 1);
  } else if (typing && open && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey && !event.isComposing && wantsPick(event.target)) {
    event.preventDefault();
    rows[active].pick(event.key);
  } else if (typing && event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    if (open && !chosen) return;  // of several commands none is chosen
    if (chosen) run();
    else say();
  } else if (event.target === words && ["ArrowUp", "ArrowDown"].includes(event.key) && recall(event.key === "ArrowUp" ? -1 : 1)) {
    event.preventDefault();
  } else if (event.key === "Escape") {
    if (!popup.hidden) hide();
    else if (chosen) { leave(); words.focus(); }
  }
});

// What was sent comes back with the arrow keys, as long as nothing else has been written.
function recall(step) {
  const at = recalled + step, mine = words.value === "" || words.value === said[recalled];
  if (!mine || at < 0 || at > said.length || !said.length) return false;
  recalled = at;
  words.value = said[at] ?? "";
  hide();
  grow();
  return true;
}

// Free text may stand as typed; everything else is taken from the list.
function wantsPick(input) {
  const item = chosen?.fields.find(other => other.input === input);
  return active >= 0 && !(item && item.value !== undefined);
}

words.addEventListener("input", () => { grow(); complain(""); offerCommands(); });
document.addEventListener("click", event => {
  const ready = event.target.closest("[data-line]");  // a command that is only to be pressed
  if (ready) send(ready.dataset.line);
});
words.addEventListener("blur", () => setTimeout(() => { if (!chosen && !box.contains(document.activeElement)) hide(); }, 120));
words.addEventListener("focus", offerCommands);
wide.addEventListener("change", placeholder);
onWords(() => {
  for (const key of [slashKey, sendKey, words]) speak(key);  // some of them are not on the page while a command is written
  placeholder();
  hide();
  if (!chosen) return;
  chosen.shown = leaves().find(leaf => leaf.name === chosen.name)?.shown ?? chosen.shown;
  line.querySelector(".command").textContent = `/${chosen.shown}`;
  for (const {option, input, node} of chosen.fields) {
    input.setAttribute("aria-label", local(option, "name"));
    node.querySelector("span").textContent = local(option, "name");
  }
  drawMore();
});
leave();
