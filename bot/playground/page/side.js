// The channel list, the row of people, and the panel of the one who plays.

import {avatar, byId, el, icon} from "./dom.js";
import {go} from "./go.js";
import {act, channelOf, now, personOf, state} from "./state.js";

const LANGUAGES = {"en-US": "English", fr: "Français", ru: "Русский"};

function badge(counts) {
  if (!counts) return null;
  const [unread, pings] = counts;
  if (pings) return el("span", {class: "badge", "aria-label": `${pings} mentions`}, String(pings));
  return unread ? el("span", {class: "dot", "aria-label": "unread"}) : null;
}

export function drawChannels() {
  const mine = state.badges[state.me] ?? {};
  const entry = (channel, shape, name) => {
    const counts = channel.id === state.channel ? null : mine[channel.id];
    return el("button", {type: "button", class: ["place", counts && "unread", channel.archived && "archived", channel.type > 1 && "thread"].filter(Boolean).join(" "),
      "aria-current": channel.id === state.channel ? "page" : undefined, onclick: () => go(channel.id)},
    icon(channel.locked ? "lock" : shape, 18), el("span", {}, name), badge(counts));
  };
  const byNewest = (one, two) => (BigInt(two.last ?? two.id) > BigInt(one.last ?? one.id) ? 1 : -1);
  const nodes = [];
  for (const channel of state.channels.filter(other => other.type === 0)) {
    const threads = state.channels.filter(other => other.parent === channel.id).sort(byNewest);
    nodes.push(entry(channel, "hash", channel.name));
    nodes.push(...threads.filter(thread => !thread.archived || thread.id === state.channel).map(thread => entry(thread, "thread", thread.name)));
    const shelved = threads.filter(thread => thread.archived && thread.id !== state.channel);
    if (shelved.length) {
      nodes.push(el("details", {}, el("summary", {}, `${shelved.length} archived`), shelved.map(thread => entry(thread, "thread", thread.name))));
    }
  }
  const direct = state.channels.find(channel => channel.type === 1);
  nodes.push(el("h3", {}, "Direct messages"), direct ? entry(direct, "at", "Thicket") : el("button", {type: "button", class: "place",
    onclick: async () => { const answer = await act("direct"); if (answer.channel) go(answer.channel); }}, icon("at", 18), el("span", {}, "Thicket")));
  const open = byId("channels").querySelector("details")?.open;
  byId("channels").replaceChildren(...nodes);
  if (open) byId("channels").querySelector("details")?.setAttribute("open", "");
  const elsewhere = Object.entries(mine).filter(([id]) => id !== state.channel);
  const pings = elsewhere.reduce((sum, [, counts]) => sum + counts[1], 0);
  byId("menu").replaceChildren(icon("menu"), badge(elsewhere.length ? [1, pings] : null) ?? "");
}

export function drawPeople(become) {
  byId("people").replaceChildren(...state.people.filter(person => !person.bot).map((person, at) => {
    const counts = Object.values(state.badges[person.id] ?? {});
    const pings = counts.reduce((sum, one) => sum + one[1], 0);
    const me = person.id === state.me;
    return el("button", {type: "button", class: "person", "aria-pressed": String(me), "aria-label": `Play as ${person.name}${pings ? `, ${pings} mention${pings === 1 ? "" : "s"}` : ""}`,
      title: `${person.name} (Alt+${at + 1})`, onclick: () => become(person.id)}, avatar(person, 32), el("span", {class: "name"}, person.name),
    me ? null : badge(counts.length ? [1, pings] : null));
  }));
}

export function drawSelf() {
  const me = personOf(state.me);
  if (!me) return;
  const languages = {[me.locale]: me.locale, ...LANGUAGES};
  const pick = el("select", {"aria-label": "Language", onchange: () => act("locale", {locale: pick.value})},
    Object.entries(languages).map(([code, name]) => el("option", {value: code, selected: code === me.locale}, name)));
  byId("self").replaceChildren(avatar(me, 32), el("div", {}, el("strong", {}, me.name), el("small", {}, me.admin ? "owner" : "member")), pick);
}

const HERE = {weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit"};

// What happens over days can be seen at once: the bot's clock goes on by an hour or a day.
export function drawClock(movable) {
  byId("clock").hidden = !movable;
  if (!byId("clock").firstChild) {
    const step = (label, seconds) => el("button", {type: "button", class: "button secondary", onclick: () => letPass(seconds)}, label);
    byId("clock").append(el("span", {}, "Let time pass"), el("time", {}), step("An hour", 3600), step("A day", 86400), el("small", {role: "status"}));
  }
  drawTime();
}

async function letPass(seconds) {
  const buttons = byId("clock").querySelectorAll("button");
  for (const button of buttons) button.disabled = true;
  const answer = await act("pass", {seconds});
  for (const button of buttons) button.disabled = false;
  byId("clock").querySelector("small").textContent = answer.error ?? "";
}

function drawTime() {
  const shown = byId("clock").querySelector("time");
  if (shown) shown.textContent = new Intl.DateTimeFormat(undefined, HERE).format(new Date(now()));
}

setInterval(drawTime, 15000);

export function drawTitle() {
  const channel = channelOf(state.channel);
  if (!channel) return;
  const shape = channel.type === 1 ? "at" : channel.type > 1 ? "thread" : "hash";
  const parent = channelOf(channel.parent);
  byId("title").replaceChildren(icon(shape), parent ? el("button", {type: "button", class: "plain parent", onclick: () => go(parent.id)}, parent.name, " ›") : "",
    el("span", {}, channel.type === 1 ? "Thicket" : channel.name), channel.archived ? el("span", {class: "tag"}, "archived") : "");
  const pings = Object.values(state.badges[state.me] ?? {}).reduce((sum, counts) => sum + counts[1], 0);
  document.title = `${pings ? `(${pings}) ` : ""}${channel.type === 1 ? "Thicket" : `#${channel.name}`} · ${state.guild}`;
}
