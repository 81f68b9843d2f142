// The channels and threads, with what is new in them.

import {byId, el, fill, icon} from "./dom.js";
import {go} from "./go.js";
import {act, botName, state} from "./state.js";
import {spoken} from "./words.js";

export function badge(counts) {
  if (!counts) return null;
  const [unread, pings] = counts;
  if (pings) return el("span", {class: "badge", role: "img", "aria-label": spoken("page-mentions", {count: pings})}, String(pings));
  return unread ? el("span", {class: "dot", role: "img", "aria-label": spoken("page-unread")}) : null;
}

export function drawChannels() {
  const mine = state.badges[state.me] ?? {};
  const entry = (channel, shape, name) => {
    const here = channel.id === state.channel, counts = here ? null : mine[channel.id];
    return el("button", {type: "button", class: ["place", counts && "unread", channel.archived && "archived", channel.type > 1 && "thread"].filter(Boolean).join(" "),
      "aria-current": here ? "page" : undefined, onclick: () => go(channel.id)},
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
      nodes.push(el("details", {}, el("summary", {}, spoken("page-archived-count", {count: shelved.length})), shelved.map(thread => entry(thread, "thread", thread.name))));
    }
  }
  const direct = state.channels.find(channel => channel.type === 1);
  nodes.push(el("h3", {}, spoken("page-direct")), direct ? entry(direct, "at", botName()) : el("button", {type: "button", class: "place",
    onclick: async () => { const answer = await act("direct"); if (answer.channel) go(answer.channel); }}, icon("at", 18), el("span", {}, botName())));
  const open = byId("channels").querySelector("details")?.open;
  fill(byId("channels"), ...nodes);
  if (open) byId("channels").querySelector("details")?.setAttribute("open", "");
  const elsewhere = Object.entries(mine).filter(([id]) => id !== state.channel);
  const pings = elsewhere.reduce((sum, [, counts]) => sum + counts[1], 0);
  fill(byId("menu"), icon("menu"), badge(elsewhere.length ? [1, pings] : null));
}
