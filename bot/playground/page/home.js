// The first screen: games to begin with one press, matches of whoever looks, and who else is here. What it tells comes
// from the program behind the page; a press types an ordinary command for the person.

import {avatar, byId, el, face, icon} from "./dom.js";
import {go} from "./go.js";
import {ownWindow, people, who} from "./head.js";
import {languageOptions} from "./language.js";
import {isNight, onLight, turn} from "./light.js";
import {timestamp} from "./markdown.js";
import {act, ask, botName, channelOf, personOf, state} from "./state.js";
import {locale, onWords, spoken} from "./words.js";

const home = byId("home"), LEVEL = "level", SOON = 900;
const WAYS = {learn: "page-learn", open: "page-open", watch: "page-watch"};
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let shown = null;       // what was told last
let asking = null;
let become = () => {};
let busy = false;

export const onBecome = run => { become = run; };
export const atHome = () => !home.hidden;

// Whether there is a first screen at all: a page without a program behind it has none.
export async function openHome() {
  await tell();
  if (!shown || state.channel) return false;  // somebody went elsewhere meanwhile
  home.hidden = false;
  document.body.classList.add("home");
  document.title = state.guild;
  draw();
  return true;
}

export function closeHome() {
  home.hidden = true;
  document.body.classList.remove("home");
  clearTimeout(asking);
}

export async function tell() {
  const found = await ask("home");
  if (found !== undefined) shown = found;
  state.front = Boolean(shown);
  for (const [kind, name] of [["sheet", "light"], ["cloth", "dark"]]) root.classList.toggle(kind, light() === name && art(`paper-${name}`) !== null);
  return shown;
}

const root = document.documentElement;
const light = () => (isNight() ? "dark" : "light");
const art = name => (shown?.art[name] === undefined ? null : `art/${shown.art[name]}.webp`);
const level = () => { try { return localStorage.getItem(LEVEL); } catch { return null; } };

// Again when something has changed, and while pictures are still being painted.
export async function renew() {
  clearTimeout(asking);
  if (!atHome()) return;
  const before = words();
  await tell();
  if (!atHome() || !shown) return;
  if (words() !== before) draw();
  else hang();
}

const words = () => JSON.stringify([{...shown, art: null}, state.online, state.people, state.badges, state.commands.length > 0]);

const whole = () => shown.games.every(card => art(`${card.name}-scene-${light()}`)) && art(`banner-${light()}`);

function draw() {
  const focus = document.activeElement?.dataset?.key, top = home.scrollTop;
  const waiting = shown.matches.filter(match => match.turn === "you").length;
  const call = waiting ? kind => el("button", {type: "button", class: `pill call ${kind}`, onclick: () => byId("matches").scrollIntoView()},
    el("b", {}, String(waiting)), spoken("page-waiting", {count: waiting})) : () => null;
  home.replaceChildren(
    el("header", {class: "top"}, el("h1", {class: "banner", data: frame("banner", 1600, 500)}, state.guild),
      el("div", {class: "bar"}, call(""), el("div", {class: "pills"}, el("button", {type: "button", class: "pill", "aria-label": spoken("page-channels"), data: {key: "channels"}, onclick: () => go(general())}, icon("hash"), el("span", {}, spoken("page-channels"))),
        el("button", {type: "button", class: "pill", "aria-pressed": String(isNight()), "aria-label": spoken("page-dark"), data: {key: "light"}, onclick: turn}, icon("moon"), el("span", {}, spoken("page-dark"))), languages()))),
    el("div", {class: "within"}, el("p", {class: "about"}, shown.about), call("below"),
      el("section", {class: "games", "aria-label": spoken("page-games")}, shown.games.map(game)), matches()),
    el("footer", {class: "foot"}, folk(), bot()));
  home.scrollTop = top;
  if (focus) home.querySelector(`[data-key="${focus}"]`)?.focus({preventScroll: true});
  hang();
  ready();
}

// Pictures come into the places that are kept for them, as they are painted.
function hang() {
  for (const frame of home.querySelectorAll("[data-art]")) {
    const source = art(frame.dataset.art);
    if (source && !frame.querySelector(":scope > img")) frame.append(el("img", {src: source, alt: "", class: frame.dataset.kind, width: frame.dataset.wide, height: frame.dataset.high, decoding: "async"}));
  }
  clearTimeout(asking);
  if (!whole()) asking = setTimeout(renew, SOON);
}

const general = () => state.channels.find(channel => channel.type === 0)?.id;

// A place for a picture of that size, over what stands there until it comes.
const frame = (name, wide, high, kind = "") => ({art: `${name}-${light()}`, wide, high, kind});

function game(card) {
  const id = `${card.name}-name`, narrow = matchMedia("(max-width: 639px)").matches;
  const cover = el("div", {class: "cover", role: "img", "aria-label": card.alt, data: narrow ? {} : frame(`${card.name}-star`, 600, 800, "star")},
    el("div", {class: "scene", data: narrow ? frame(`${card.name}-wide`, 960, 540) : frame(`${card.name}-scene`, 600, 800)}, card.title));
  const pick = el("select", {data: {key: `${card.name}-level`}, onchange: () => { try { localStorage.setItem(LEVEL, pick.value); } catch { /* it is asked again */ } }},
    card.levels.map(([value, name]) => el("option", {value, selected: value === (level() ?? "medium")}, name)));
  const press = (way, label, kind, called) => el("button", {type: "button", class: kind, "aria-label": called, "aria-describedby": called ? undefined : id, data: {key: `${card.name}-${way}`, begins: way},
    onclick: event => begin(card, way, pick.value, event.currentTarget)}, label);
  const node = el("article", {class: "game", data: {game: card.name}, "aria-labelledby": id}, cover,
    el("div", {class: "words"}, el("h2", {id, class: "unseen"}, card.title), el("p", {class: "mood"}, card.mood),
      el("ul", {class: "facts"}, el("li", {}, icon("people"), card.players), card.minutes && el("li", {}, icon("clock"), card.minutes), card.designers && el("li", {class: "by"}, card.designers)),
      el("div", {class: "start-row"}, press("play", spoken("page-play"), "play", spoken("page-play-game", {game: card.title})), el("label", {class: "level"}, el("span", {class: "unseen"}, spoken("page-level", {game: card.title})), pick, icon("chevron", 16))),
      el("div", {class: "ways"}, Object.entries(WAYS).map(([way, label]) => press(way, spoken(label))))));
  // The front of a cover follows the hand a little.
  node.addEventListener("pointermove", event => {
    if (calm.matches || event.pointerType !== "mouse") return;
    const box = cover.getBoundingClientRect(), part = (at, from, size) => Math.max(-1, Math.min(1, ((at - from) / size) * 2 - 1)).toFixed(2);
    cover.style.setProperty("--tilt-x", part(event.clientX, box.left, box.width));
    cover.style.setProperty("--tilt-y", part(event.clientY, box.top, box.height));
  });
  return node;
}

function matches() {
  return el("section", {id: "matches", class: "matches", "aria-labelledby": "matches-name"}, el("h2", {id: "matches-name"}, spoken("page-matches")),
    shown.matches.length ? el("ul", {}, shown.matches.map(match => el("li", {}, card(match)))) : el("p", {class: "none"}, spoken("page-matches-none")));
}

function card(match) {
  const names = new Intl.ListFormat(locale(), {type: "conjunction"}).format(match.seats.map(seat => (seat.points ? `${seat.name} (${seat.points})` : seat.name)));
  return el("button", {type: "button", class: `match-card${match.turn === "you" ? " mine" : ""}`, data: {game: match.game, key: `match-${match.match}`}, onclick: () => go(match.channel, match.post)},
    el("span", {class: "thumb", data: frame(`${match.game}-wide`, 960, 540)}),
    el("span", {class: "what"}, el("strong", {}, match.title), el("span", {}, names), match.stage && el("span", {class: "stage"}, match.stage)),
    el("span", {class: "whose"}, el("span", {class: "faces", "aria-hidden": "true"}, match.seats.map(seated)),
      el("span", {class: "state"}, named(match.said)), el("span", {class: "since"}, timestamp(Math.round(match.since), "R"))));
}

const named = said => said.replace(/<@(\d+)>/g, (mention, id) => personOf(id)?.name ?? mention);

function seated(seat) {
  const person = seat.person && personOf(seat.person), node = person ? avatar(person, 30) : face(seat.face || seat.name, null, 30);
  node.classList.toggle("turn", seat.turn);
  return node;
}

function folk() {
  return el("section", {class: "folk", "aria-labelledby": "folk-name"}, el("h2", {id: "folk-name"}, spoken("page-machine")),
    el("ul", {}, people().map((person, at) => { const node = who(person, at, become); node.dataset.key = `who-${person.id}`; return el("li", {}, node, person.id === state.me ? null : ownWindow(person)); })));
}

function bot() {
  return el("section", {class: `bot${state.online ? " awake" : ""}`, "aria-label": spoken("page-bot")}, el("img", {src: "leaf.svg", width: 44, height: 44, alt: ""}),
    el("p", {}, el("strong", {}, el("i", {class: "lamp"}), spoken(state.online ? "page-awake" : "page-waking", {bot: botName()})), el("span", {}, shown.state)));
}

// Over what it says, so that the browser's own list opens.
function languages() {
  const pick = el("select", {"aria-label": spoken("page-language"), data: {key: "language"}, onchange: () => act("locale", {locale: pick.value})}, languageOptions());
  return el("label", {class: "pill language"}, icon("globe"), el("span", {"aria-hidden": "true"}, pick.selectedOptions[0]?.textContent ?? ""), pick);
}

// Nothing can begin before the bot is there.
function ready() {
  for (const button of home.querySelectorAll("[data-begins]")) button.disabled = busy || !state.online || !state.commands.length;
}

async function begin(card, way, chosen, button) {
  const going = way === "learn" && shown.matches.find(match => match.learnt && match.game === card.name);
  if (going) return go(going.channel, undefined, true);  // there is never a second one
  busy = true;
  button.classList.add("busy");
  button.setAttribute("aria-busy", "true");
  ready();
  const where = general(), answer = await act("line", {channel: where, content: card.commands[way].replace("{level}", chosen)});
  busy = false;
  button.classList.remove("busy");
  button.removeAttribute("aria-busy");
  ready();
  if (answer.error || answer.failed || !answer.message) return say(answer.error ?? spoken("page-try-again", {bot: botName()}));
  // A thread that begins at a message has its number; what only one person reads is a refusal.
  if (way !== "open" && !answer.private) await until(() => channelOf(answer.message));
  if (channelOf(answer.message)) return go(answer.message, undefined, way !== "watch");
  go(where, answer.message);
}

const PATIENCE = 30000;
const until = async held => { for (const end = Date.now() + PATIENCE; !held() && Date.now() < end;) await new Promise(run => setTimeout(run, 40)); };

let quiet = null;
export function say(words) {
  byId("said").textContent = words;
  byId("said").hidden = false;
  clearTimeout(quiet);
  quiet = setTimeout(() => { byId("said").hidden = true; }, 5000);
}

async function again() {
  await tell();
  if (atHome() && shown) draw();
}

onLight(again);
onWords(() => { if (atHome()) again(); });
