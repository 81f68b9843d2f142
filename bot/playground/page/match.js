// The match of the channel that is open, as the program behind the page tells it; where it waits for me, my panel opens
// by itself.

import {changed, docked, rests, unfold} from "./dock.js";
import {dockAnew, follow, toNewest} from "./log.js";
import {act, ask, state} from "./state.js";

const SOON = 2500;      // milliseconds in which a bot brings its panel up to date
let turn = 0;
let wanted = "";        // for which wait of which match the panel was opened last

export async function knowMatch() {
  const mine = ++turn, channel = state.channel, me = state.me;
  if (!channel) return undefined;
  const found = await ask("match", {channel});
  if (mine !== turn || channel !== state.channel || me !== state.me || found === undefined) return undefined;
  const asked = !rests(), followed = state.match !== null;
  state.match = found;
  dockAnew();
  if (asked && rests()) {
    unfold(false);
    if (followed) toNewest();  // what the match leaves behind comes into view
  }
  const wait = found?.turn === "you" ? `${me} ${channel} ${found.since}` : "";
  if (wait && wait !== wanted) docked() ? setTimeout(() => freshen(wait), SOON) : openPanel();
  return found;
}

// A panel that is used is kept up to date by the bot; one that has lain there since before the wait began is not.
function freshen(wait) {
  const {match, me, channel} = state;
  if (wait !== wanted && wait === `${me} ${channel} ${match?.since}` && match.turn === "you" && (!docked() || changed() < match.since)) openPanel();
}

// What was asked in other words is asked again.
export function renewPanel() {
  if (!docked() || state.match?.turn !== "you") return;
  wanted = "";
  openPanel();
}

export async function openPanel() {
  const {match, me, channel} = state, wait = match ? `${me} ${channel} ${match.since}` : "";
  if (!match?.panel || wanted === wait) return;
  wanted = wait;
  const answer = await act("line", {content: match.panel, channel});
  if (state.channel !== channel) return;
  if (answer.message) follow(answer.message);
  else wanted = "";
}
