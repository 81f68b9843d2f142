// The list of messages: keeps to the bottom when it is there, loads older ones at the top. It opens at what last called
// me or is mine to answer. The answer to what one does comes into view and stays there until one scrolls: from its top,
// or, where it asks below a picture, with what it asks. The panel is not in the list but in the dock.

import {advise, docked, drawDock, inDock, keepFocus, opens, panelOf, rests, unfold, unsay} from "./dock.js";
import {byId, el} from "./dom.js";
import {called, drawMessage, isThinking, onAnswer} from "./message.js";
import {act, history, state} from "./state.js";
import {phrase, spoken} from "./words.js";

const scroll = byId("scroll"), log = byId("log"), present = byId("present");
let loading = false;
let token = 0;
let opening = null;     // while a channel is fetched: what went away in the meantime
let stuck = true;
let answer = null;      // the message kept in view
let place = "";         // who reads which channel
let height = 0;         // of the list when it was last put in place
let asking = false;     // whether there is such a vote
let unread = null;      // the first message that was new when the channel was opened

const BROAD = 1.7, LEAST = [0.4, 0.7];   // of its height that a picture keeps when it gives way: a banner shows less than a board
const nearBottom = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80;
const toBottom = () => { scroll.scrollTop = scroll.scrollHeight; };
// A vote that calls me and that I have not answered here: on a phone the sheet must not cover it.
const VOTE = /:vote:/;
const said = new Set();
const holds = part => (VOTE.test(part.custom_id ?? "") && !part.disabled) || (part.components ?? []).some(holds);
const votes = message => called(message) && message.components.some(holds) && !said.has(`${state.me} ${message.id}`);
const sorted = () => [...state.messages.values()].sort((one, two) => (BigInt(one.id) < BigInt(two.id) ? -1 : 1));
const listed = () => sorted().filter(message => !inDock(message.id));

export async function openLog(message) {
  const turn = ++token;
  opening = new Set();
  state.messages = new Map();
  present.classList.remove("offered");
  const found = await history(state.channel);
  if (turn !== token) return;
  // What was pushed in the meantime is newer than what was fetched.
  for (const one of found) if (!state.messages.has(one.id) && !opening.has(one.id)) state.messages.set(one.id, one);
  opening = null;
  state.complete = found.length < 50;
  const again = place === `${state.me} ${state.channel}` && stuck;  // the connection was lost and is back
  place = `${state.me} ${state.channel}`;
  stuck = true;
  if (!again) unread = firstNew(state.badges[state.me]?.[state.channel]?.[0] ?? 0);
  redock();
  const all = listed();   // beside a panel, which asks what I was called for, news come first
  const mine = message => (docked() ? votes(message) || (message.private && message === all.at(-1)) : message.private || called(message));
  answer = again ? null : all.findLast(mine)?.id ?? null;
  redraw();
  settle();
  if (stuck) answer = null;
  readAll();
  if (message) reveal(message);
}

function redock() {
  const panel = panelOf(sorted());
  drawDock(panel, panel && asked(panel), sorted().some(votes));
  heed();
}

function redraw() {
  let previous = null;
  log.replaceChildren(state.complete ? start() : "", ...listed().flatMap(message => {
    const fresh = message.id === unread, node = drawMessage(message, fresh ? null : previous);
    previous = message;
    return fresh ? [el("li", {class: "fresh"}, el("span", {}, spoken("page-new"))), node] : [node];
  }));
}

// By how many are new to me; nothing is marked where all of it is.
function firstNew(count) {
  const all = listed(), others = all.filter(message => message.author.id !== state.me);
  const first = count && others.at(-count);
  return first && first !== all[0] ? first.id : null;
}

function start() {
  const help = el("button", {type: "button", class: "button primary", "data-line": "/help"}, "/help");
  return el("li", {class: "start"}, el("p", {}, phrase("page-start", {help, slash: el("kbd", {}, "/")})));
}

export function put(message) {
  if (message.channel_id !== state.channel) return;
  const before = state.messages.get(message.id);
  const known = Boolean(before);
  state.messages.set(message.id, message);
  // What only I read answers me. Marks that come and go below the same words are no new answer, nor is a line about how
  // far something is that I asked for before something else.
  const newest = () => message === sorted().findLast(one => one.private);
  if (message.private && (!before || (asked(before) !== asked(message) && newest()))) answer = message.id;
  if (opening) return;
  const panel = panelOf(sorted());
  if (panel ? panel === message || !inDock(panel.id) : inDock(message.id)) {
    const moved = !panel || !inDock(panel.id);
    redock();
    if (moved) redraw();
    if (answer === panel?.id) answer = null;
    return settle();
  }
  if (votes(message)) answer = message.id;
  heed();
  // On a phone the sheet would cover it; a panel that is still being drawn will be the sheet itself.
  if (answer === message.id && !advise(message) && !(isThinking(message) && opens(message))) unfold(false);
  const all = listed();
  const at = all.indexOf(message);
  const node = drawMessage(message, all[at - 1]);
  const old = document.getElementById(`m${message.id}`);
  if (old) keepFocus(old, node);
  else if (at === all.length - 1) log.append(node);
  else redraw();
  if (!known && at > 0 && at < all.length - 1) redraw();
  settle();
}

export function drop(id) {
  opening?.add(id);
  if (answer === id) answer = null;
  unsay(id);
  if (!state.messages.delete(id) || opening) return;
  redock();
  if (inDock(answer)) answer = null;
  redraw();
  settle();
}

// The channel's match is known, and with it what is its panel.
export function dockAnew() {
  if (docked() || opening) return;
  redock();
  if (!docked()) return;
  redraw();
  if (inDock(answer)) answer = null;
  settle();
}

// The page says the same in other words, and nobody loses their place.
export function retell() {
  if (opening) return;
  const below = scroll.scrollHeight - scroll.scrollTop;
  redock();
  redraw();
  scroll.scrollTop = scroll.scrollHeight - below;
  height = scroll.scrollHeight;
}

export function toNewest() {
  answer = null;
  stuck = true;
  settle();
}

// When the table asks nothing more, the sheet comes back.
function heed() {
  const open = sorted().some(votes);
  if (asking && !open) unfold(true);
  asking = open;
}

function settle() {
  keep();
  if (stuck) readAll();
}

// Only what is newer and out of view is worth a jump. Its room is always there: the list must not move because of it.
function offerJump() {
  const last = log.lastElementChild;
  present.classList.toggle("offered", Boolean(last) && last.getBoundingClientRect().top >= scroll.getBoundingClientRect().bottom);
}

export function follow(id) {
  if (inDock(id)) return unfold(!rests());
  answer = id;
  keep();
}

function keep() {
  const node = answer && document.getElementById(`m${answer}`);
  if (node) {
    show(node);
    stuck = nearBottom();
  } else if (stuck) {
    toBottom();
  }
  height = scroll.scrollHeight;
  offerJump();
}

// Where a message is a little too high for the view its picture gives way, so that it is seen from its top to its last button.
function fit(node) {
  const shot = node.querySelector(".gallery.of1 .shot"), over = node.offsetHeight - scroll.clientHeight;
  if (!shot || over <= 0) return;
  const room = shot.offsetHeight - over, broad = shot.offsetWidth > BROAD * shot.offsetHeight;
  if (room > LEAST[broad ? 0 : 1] * shot.offsetHeight) shot.style.setProperty("--fit", `${Math.floor(room)}px`);
}

function show(node) {
  fit(node);
  if (node.offsetHeight <= scroll.clientHeight) return node.scrollIntoView({block: "nearest"});
  const asks = node.querySelector(".gallery ~ .text:has(~ .row)") ?? node;
  const top = asks.getBoundingClientRect().top, end = node.getBoundingClientRect().bottom - scroll.clientHeight;
  scroll.scrollTop += Math.min(top, end) - scroll.getBoundingClientRect().top;
}

function asked(message) {
  const words = part => (part.type === 10 ? [part.content] : (part.components ?? []).flatMap(words));
  return [message.content, ...message.components.flatMap(words)].join("\n");
}

export function readAll() {
  const last = sorted().at(-1);
  const counts = state.badges[state.me]?.[state.channel];
  if (last && counts && !document.hidden) act("read", {message: last.id});
}

export async function reveal(id) {
  let tries = 0;
  while (!state.messages.has(id) && !state.complete && tries++ < 20) await older();
  if (inDock(id)) return unfold(true);
  const node = document.getElementById(`m${id}`);
  if (!node) return;
  stuck = false;
  answer = id;  // its picture may come later, and must not push it out of view
  fit(node);
  node.scrollIntoView({block: "center"});
  node.classList.add("found");
  setTimeout(() => node.classList.remove("found"), 2400);
}

async function older() {
  const first = sorted()[0];
  if (loading || opening || state.complete || !first) return;
  loading = true;
  const turn = token;
  const found = await history(state.channel, first.id);
  loading = false;
  if (turn !== token) return;
  for (const message of found) state.messages.set(message.id, message);
  state.complete = found.length < 50;
  const below = scroll.scrollHeight - scroll.scrollTop;
  redraw();
  scroll.scrollTop = scroll.scrollHeight - below;
  height = scroll.scrollHeight;
}

scroll.addEventListener("scroll", () => {
  if (scroll.scrollHeight !== height) return;  // it grew under the view, which is about to follow
  stuck = nearBottom();
  const away = present.classList.contains("offered");
  offerJump();
  if (stuck && away) readAll();
  if (scroll.scrollTop < 200) older();
}, {passive: true});
for (const own of ["wheel", "touchmove", "pointerdown", "keydown"]) scroll.addEventListener(own, () => { answer = null; }, {passive: true});
present.addEventListener("click", toNewest);
new ResizeObserver(keep).observe(log);
new ResizeObserver(keep).observe(scroll);
onAnswer(follow);
log.addEventListener("click", event => {
  const button = event.target.closest("button[data-use]");
  if (VOTE.test(button?.dataset.use ?? "")) said.add(`${state.me} ${button.closest(".message").id.slice(1)}`);
}, true);
document.addEventListener("visibilitychange", () => { if (stuck) readAll(); });
