// Your panel: the private message that asks something, mostly below a picture. It stays in reach, beside the messages or, where
// there is no room, as a sheet below them that folds away; so nobody scrolls between a picture and its buttons.

import {byId, el, icon} from "./dom.js";
import {drawMessage} from "./message.js";
import {laySpots} from "./spots.js";
import {act, state} from "./state.js";
import {spoken} from "./words.js";

const dock = byId("dock");
const list = el("ol", {class: "held", id: "panel", "aria-live": "polite"});
const fold = el("button", {type: "button", class: "fold", "aria-controls": "panel", onclick: () => unfold(dock.classList.contains("folded"))},
  el("span", {class: "unseen", data: {words: "page-panel-fold"}}));
const away = el("button", {type: "button", class: "round", data: {label: "page-dismiss", tip: "page-dismiss"}, onclick: () => shown && act("dismiss", {message: shown})}, icon("close", 18));
const LEAST = 0.74;   // of the height that question and answers leave: so much is the picture's, even if small print must be scrolled to
const READABLE = 400, JUST = 340, NEARLY = 0.9;   // pixels, and of the width: so broad a picture can be read, and words and then answers give it their room
const KEPT = 0.4;     // of the height: answers give no more of theirs than leaves them this
const SMALL = 0.5, BROAD = 0.8;   // of the width: a picture that would still be smaller is so broad, even if it must be scrolled itself
const LESSON = /\/lesson\.\w+(\?|$)/;   // the file with what a coach speaks of
const LONG = 70;      // letters of a question that needs smaller ones
let shown = null;
const panels = new Set();   // all that have been it
let question = "";
let buttonless = false;
let stamp = 0;

dock.append(el("header", {class: "panel-head"}, fold, el("strong", {data: {words: "page-panel"}}), el("p", {}, icon("lock", 16), el("span", {data: {words: "page-panel-yours"}})), away), list);
const sizes = new ResizeObserver(fit);

const has = (types, part) => types.includes(part.type) || [...part.components ?? [], ...part.accessory ? [part.accessory] : []].some(inner => has(types, inner));
const PICTURES = [12], CONTROLS = [2, 3, 5, 6, 7, 8];
export const opens = message => message.interaction && `/${message.interaction.name}` === state.match?.panel;   // also if nothing could be drawn
const pressed = message => message.interaction_metadata?.interacted_message_id;
const asks = message => Boolean(message.private) && message.components.some(part => has(CONTROLS, part));

// Of several, the newest that was asked for; what a press on one of them has brought, such as advice, is not it, unless
// it has taken that one's place.
export function panelOf(messages) {
  const ids = new Set(messages.map(message => message.id));
  const follows = message => panels.has(pressed(message)) && !ids.has(pressed(message));
  const all = messages.filter(message => asks(message) && (message.components.some(part => has(PICTURES, part)) || opens(message) || follows(message)));
  const open = new Set(all.map(message => message.id));
  return all.findLast(message => !open.has(pressed(message))) ?? all.at(-1);
}

// Where the sheet covers the messages, what a press on it has brought stands in it, in the picture's place, beside the
// same buttons: words, or another picture.
const sheet = matchMedia("(max-width: 899px)");
let advice = null;
export function advise(message) {
  const ours = sheet.matches && shown !== null && message.interaction_metadata?.interacted_message_id === shown;
  if (!ours) return false;
  const words = drawMessage(message, null);
  words.removeAttribute("id");   // it is among the messages, too
  advice = {id: message.id, node: el("div", {class: "advice", role: "status"},
    el("button", {type: "button", class: "round", "aria-label": spoken("page-answer-close"), title: spoken("page-close"), onclick: close}, icon("close", 18)), el("ol", {}, words))};
  layAdvice();
  unfold(true);
  return true;
}

export const unsay = id => advice?.id === id && close();

function close() {
  advice = null;
  list.querySelector(".advice")?.remove();
}

function layAdvice() {
  list.querySelector(".advice")?.remove();
  if (advice) list.querySelector(".answers").before(advice.node);
}

export const inDock = id => shown === id;
export const docked = () => shown !== null;
export const changed = () => stamp;   // when it was last written, in seconds

// Nothing is asked any more: what the match leaves behind, and its buttons, are among the messages. A replay is no such panel.
export const rests = () => state.match?.turn === "over" && buttonless;

// `asked`: what it says; what is asked anew unfolds it and is read from its top, unless the table asks me too.
export function drawDock(message, asked, elsewhere) {
  const anew = shown !== message?.id || question !== asked;
  shown = message?.id ?? null;
  if (shown) panels.add(shown);
  question = asked;
  buttonless = Boolean(message) && !message.components.some(part => has([2], part));
  dock.hidden = !message;
  document.body.classList.toggle("docked", Boolean(message));
  byId("skip").hidden = !message;
  if (anew) advice = null;
  if (!message) return list.replaceChildren();
  stamp = Date.parse(message.edited_timestamp ?? message.timestamp) / 1000;
  const old = list.firstElementChild, node = arranged(drawMessage(message, null));
  const [seen, held] = [".sight", ".answers"].map(part => old?.querySelector(part)?.scrollTop ?? 0);
  if (old) keepFocus(old, node);
  else list.append(node);
  if (anew) unfold(!elsewhere && !rests());
  if (!anew) for (const [part, top] of [[".sight", seen], [".answers", held]]) node.querySelector(part).scrollTop = top;
  layAdvice();
  laySpots(node);
  sizes.disconnect();
  for (const part of [dock, ...node.querySelectorAll(".question, .answers")]) sizes.observe(part);
}

// The question first, with what has happened since or is to be heeded and what a coach says of it; then what is to be
// seen and read, then what is pressed, which is always in reach.
function arranged(node) {
  const box = node.querySelector(".container") ?? node.querySelector(".v2, .rows");
  const question = el("div", {class: "question"}), sight = el("div", {class: "sight", tabindex: "0", role: "group", "aria-label": spoken("page-panel-asked")}), answers = el("div", {class: "answers"});
  const heading = box.querySelector(".text > h3, .text > h4, .text > h5");
  const coach = heading?.nextElementSibling?.matches("blockquote") ? heading.nextElementSibling : null;   // he speaks of the question
  const before = heading ? [...heading.parentElement.children].slice(0, [...heading.parentElement.children].indexOf(heading)) : [];
  if (heading) question.append(heading);
  if (before.length) question.append(el("div", {class: "news text"}, ...before));
  question.classList.toggle("long", question.textContent.length > LONG);
  if (coach) question.append(coach);
  for (const part of [...box.children]) {
    const last = answers.lastElementChild;
    if (part.matches(".row") && last && ((lettered(part) && lettered(last)) || (worded(part) && worded(last)))) last.append(...part.children);  // one list of choices
    else (part.matches(".row, .menu") ? answers : sight).append(part);
  }
  for (const row of answers.children) row.classList.toggle("flows", flows(row));
  const foot = [...answers.children].filter((row, at, rows) => helps(row) || (at > 0 && at === rows.length - 1 && row.querySelector(".menu")));
  if (foot.length) answers.append(el("div", {class: "always"}, foot));
  const lesson = [...sight.querySelectorAll(".gallery")].find(picture => LESSON.test(picture.querySelector("img").src));
  if (lesson) lesson.classList.add("lesson");
  const pictures = sight.querySelectorAll(".gallery:not(.lesson)");
  // The first shows what has changed, and the question comes before that. A replay asks nothing: the table comes first.
  if (pictures.length > 1 && !answers.querySelector("[data-use*=':replay:']")) sight.append(pictures[0]);
  if (lesson) sight.prepend(lesson);   // next to the words that are about it
  box.append(question, sight, answers);
  return node;
}

// What ends an answer of several, and what goes with every question, stays in reach, however many choices there are.
const HELP = /:(done|back|details|always|whynot|hint|coach|rule|hush)(:|$)/;
const helps = row => HELP.test(row.querySelector("button[data-use]")?.dataset.use ?? "");
const AT_ONCE = /:(atonce|a)(:|$)/;   // what answers more than one question, and what can be done besides
const CHOICE = /:(p|mark|none)(:|$)/, LABEL = 12;   // so many letters has no cell of a board, whose rows are kept
const worded = row => [...row.children].every(button => CHOICE.test(button.dataset.use ?? "") && button.dataset.says.length >= LABEL);
const flows = row => [...row.children].every(button => button.matches("button") && (button.querySelector(".letter") || AT_ONCE.test(button.dataset.use ?? "") || worded(row)));
const lettered = row => [...row.children].every(button => button.querySelector?.(".letter"));

// The picture gets what words leave, and never less than tells something.
function fit() {
  const sight = list.querySelector(".sight"), picture = sight?.querySelector(".gallery.of1:not(.lesson)"), lesson = sight?.querySelector(".lesson");
  if (!picture || dock.classList.contains("folded")) return;
  list.style.setProperty("--room", "0px");
  list.style.removeProperty("--most");
  const most = parseFloat(getComputedStyle(dock).maxHeight), style = getComputedStyle(sight);
  const rest = [...list.querySelectorAll(".question, .answers, .failure"), dock.firstElementChild].reduce((sum, part) => sum + part.offsetHeight, 0);
  const whole = Number.isNaN(most) ? dock.clientHeight : most, answers = list.querySelector(".answers");
  const taken = lesson ? lesson.offsetHeight + parseFloat(style.rowGap) : 0;
  const room = Math.max(0, whole - rest - taken - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom));
  const words = [...sight.children].filter(part => !part.matches(".gallery")).reduce((sum, part) => sum + part.offsetHeight + parseFloat(style.rowGap), 0);
  const shape = parseFloat(picture.querySelector(".shot").style.getPropertyValue("--shape") || 1), wide = sight.clientWidth;
  // What is said of the choices comes before how large the picture is; small print may have to be scrolled to.
  const told = [...sight.querySelectorAll(":scope > .text > :not(small)")].reduce((sum, part) => sum + part.offsetHeight, 0);
  const needed = Math.min(told ? JUST : READABLE, wide * NEARLY) / shape;
  let high = Math.max(Math.min(Math.max(room * LEAST, room - words), room - told), Math.min(room, needed));
  const given = Math.min(needed - high, answers.offsetHeight - whole * KEPT);
  if (given > 0) {
    list.style.setProperty("--most", `${Math.floor(answers.offsetHeight - given)}px`);
    high += given;
  }
  list.style.setProperty("--room", `${Math.floor(high * shape >= wide * SMALL ? high : wide * BROAD / shape)}px`);
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
