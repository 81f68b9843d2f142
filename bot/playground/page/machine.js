// Who plays at this machine: all of them by name, what one has chosen, and what time it is here.

import {byId, el, fill} from "./dom.js";
import {ownWindow, people, who} from "./head.js";
import {languageOptions} from "./language.js";
import {isNight, onLight, turn} from "./light.js";
import {act, now, personOf, state} from "./state.js";
import {locale, onWords} from "./words.js";

const HERE = {weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit"};
const box = byId("who");
const said = id => el("span", {data: {words: id}});
const list = el("ul");
const name = el("input", {id: "rename", maxlength: "32", autocomplete: "off"});
const refused = el("small", {role: "alert"});
const language = el("select", {id: "language", onchange: () => act("locale", {locale: language.value})});
const night = el("button", {type: "button", class: "button", onclick: turn}, said("page-dark"));
const time = el("time"), trouble = el("small", {role: "status"});
const step = (label, seconds) => el("button", {type: "button", class: "button", onclick: () => letPass(seconds)}, said(label));
const clock = el("section", {id: "clock", data: {label: "page-time"}, hidden: true}, said("page-time-pass"), time, step("page-time-hour", 3600), step("page-time-day", 86400), trouble);

box.append(el("h2", {data: {words: "page-machine"}}), list, el("hr"),
  el("form", {class: "set", onsubmit: event => { event.preventDefault(); rename(); }}, el("label", {for: "rename", data: {words: "page-name"}}), name,
    el("button", {class: "button"}, said("page-name-change")), refused),
  el("div", {class: "set"}, el("label", {for: "language", data: {words: "page-language"}}), language),
  el("div", {class: "set"}, said("page-colours"), night), el("hr"), clock);
onLight(dark => night.setAttribute("aria-pressed", String(dark)));
night.setAttribute("aria-pressed", String(isNight()));

export function drawMachine(become) {
  const me = personOf(state.me);
  if (!me) return;
  fill(list, ...people().map((person, at) => el("li", {}, who(person, at, id => { box.hidePopover(); become(id); }),
    ownWindow(person))));
  if (document.activeElement !== name) name.value = me.name;
  if (document.activeElement !== language) language.replaceChildren(...languageOptions());
}

async function rename() {
  const answer = await act("rename", {name: name.value});
  refused.textContent = answer.error ?? "";
  if (!answer.error) name.blur();
}

// What happens over days can be seen at once: the bot's clock goes on by an hour or a day.
export function drawClock(movable) {
  clock.hidden = !movable;
  drawTime();
}

async function letPass(seconds) {
  const buttons = clock.querySelectorAll("button");
  for (const button of buttons) button.disabled = true;
  const answer = await act("pass", {seconds});
  for (const button of buttons) button.disabled = false;
  trouble.textContent = answer.error ?? "";
}

function drawTime() {
  time.textContent = new Intl.DateTimeFormat(locale(), HERE).format(new Date(now()));
}

onWords(drawTime);
setInterval(drawTime, 15000);
