// The head of the page: what this is, what it is at, and who plays. In a match those are its seats.

import {avatar, byId, el, face, fill, icon} from "./dom.js";
import {go} from "./go.js";
import {badge} from "./side.js";
import {botName, channelOf, personOf, state} from "./state.js";
import {spoken} from "./words.js";

const pinged = id => Object.values(state.badges[id] ?? {}).reduce((sum, one) => sum + one[1], 0);
const news = id => { const counts = Object.values(state.badges[id] ?? {}); return counts.length ? [1, pinged(id)] : null; };
const told = (...words) => words.filter(Boolean).join(", ");

export function drawTitle() {
  const channel = channelOf(state.channel);
  if (!channel) return;
  const match = state.match, direct = channel.type === 1, thread = channel.type > 1;
  document.body.classList.toggle("match", thread);
  document.documentElement.dataset.game = match?.game ?? "";
  const parent = match ? null : channelOf(channel.parent);
  fill(byId("title"), match ? "" : icon(direct ? "at" : thread ? "thread" : "hash"),
    parent ? el("button", {type: "button", class: "plain parent", onclick: () => go(parent.id)}, parent.name, " ›") : "",
    el("span", {}, match?.title ?? (direct ? botName() : channel.name)), channel.archived ? el("span", {class: "tag"}, spoken("page-archived")) : "");
  byId("stage").textContent = match?.stage || match?.said || "";
  const pings = pinged(state.me), name = match?.title ?? (direct ? botName() : `#${channel.name}`);
  document.title = `${pings ? `(${pings}) ` : ""}${name} · ${state.guild}`;
}

export function drawPeople(become) {
  const seats = state.match?.seats;
  fill(byId("people"), ...seats ? seats.map(seat => seated(seat, become)) : people().map((person, at) => who(person, at, become)));
  const me = personOf(state.me), others = people().filter(person => person.id !== state.me && pinged(person.id));
  if (me) byId("machine").setAttribute("aria-label", spoken("page-who-now", {person: me.name}));
  if (me) fill(byId("machine"), avatar(me, 34), icon("people", 22), badge(others.length ? [1, others.reduce((sum, person) => sum + pinged(person.id), 0)] : null));
}

export const people = () => state.people.filter(person => !person.bot);

// Somebody who can be played: in a row of faces, or by name in a list.
export function who(person, at, become) {
  const me = person.id === state.me, pings = pinged(person.id);
  return el("button", {type: "button", class: "person", "aria-pressed": String(me), "aria-label": told(spoken("page-play-as-person", {person: person.name}), pings && spoken("page-mentions", {count: pings})),
    title: `${person.name} (Alt+${at + 1})`, onclick: () => become(person.id)}, avatar(person), el("span", {class: "name"}, person.name), me ? null : badge(news(person.id)));
}

// That window is that person's.
export const ownWindow = person => el("a", {class: "round", href: `#${new URLSearchParams({person: person.id, channel: state.channel ?? ""})}`, target: "_blank", rel: "noopener",
  "aria-label": spoken("page-window", {person: person.name}), title: spoken("page-window", {person: person.name})}, icon("window", 18));

// So far, beside a name.
const points = seat => seat.points && el("b", {class: "points"}, seat.points);

function seated(seat, become) {
  const words = told(seat.points && spoken("page-points", {count: seat.points}), seat.said);
  const person = seat.person && personOf(seat.person), kind = `person seat${seat.turn ? " turn" : ""}`;
  const name = el("span", {class: "name"}, el("span", {}, seat.name, points(seat)), seat.said && el("small", {}, seat.said));
  if (!person) return el("span", {class: kind, role: "img", "aria-label": told(seat.name, words), title: told(seat.name, words)}, face(seat.face || seat.name, null), name);
  const me = person.id === state.me;
  return el("button", {type: "button", class: kind, "aria-pressed": String(me), "aria-label": told(spoken("page-play-as-person", {person: person.name}), words),
    title: told(seat.name, words), onclick: () => become(person.id)}, avatar(person), name, me ? null : badge(news(person.id)));
}
