// Holds the connection to the server and lets the parts of the page draw what it tells.

import {focusComposer, leave, placeholder} from "./composer.js";
import {unfold} from "./dock.js";
import {byId} from "./dom.js";
import {onGo} from "./go.js";
import {atHome, closeHome, onBecome, openHome, renew, tell} from "./home.js";
import {drawPeople, drawTitle} from "./head.js";
import {drop, openLog, put, readAll, retell, reveal} from "./log.js";
import {drawClock, drawMachine} from "./machine.js";
import {drawTimes} from "./markdown.js";
import {knowMatch, openPanel, renewPanel} from "./match.js";
import {drawChannels} from "./side.js";
import {botName, channelOf, state} from "./state.js";
import {learn, spoken} from "./words.js";

const wide = matchMedia("(min-width: 900px)");
let socket = null;
let patience = 250;
let offline = null;
let fresh = true;     // nothing has been fetched over this connection yet

const remembered = () => new URLSearchParams(location.hash.slice(1));
const here = () => `#${new URLSearchParams({person: state.me ?? "", channel: state.channel ?? ""})}`;
// Going somewhere is a step that the browser can take back; who plays is not.
const remember = () => { if (location.hash !== here()) history[remembered().get("channel") === (state.channel ?? "") ? "replaceState" : "pushState"](null, "", here()); };

function connect(person) {
  socket?.close();
  fresh = true;
  const url = new URL("live", location.href);
  url.protocol = "ws:";
  url.hash = "";
  url.searchParams.set("person", person ?? "");
  const mine = new WebSocket(url);
  socket = mine;
  mine.addEventListener("open", () => { patience = 250; });
  mine.addEventListener("message", event => { if (socket === mine) JSON.parse(event.data).forEach(hear); });
  mine.addEventListener("close", () => {
    if (socket !== mine) return;
    notice(spoken("page-reconnecting"));
    setTimeout(() => { if (socket === mine) connect(state.me ?? person); }, patience);
    patience = Math.min(patience * 2, 8000);
  });
}

function hear(frame) {
  switch (frame.op) {
    case "hello":
      state.me = frame.me;
      state.bot = frame.bot;
      state.guild = frame.guild;
      byId("guild").textContent = frame.guild;
      notice("");
      break;
    case "words":
      state.languages = frame.languages;
      learn(frame);
      if (!fresh) retold();
      break;
    case "people":
      state.people = frame.people.map((person, index) => ({...person, index: index - 1}));
      drawPeople(become);
      drawMachine(become);
      break;
    case "channels": {
      const awaited = state.channel && !state.channels.some(channel => channel.id === state.channel);
      state.channels = frame.channels;
      if (fresh || awaited || (state.channel && !channelOf(state.channel))) {
        fresh = false;
        arrive(state.channel ?? remembered().get("channel"));
      }
      drawChannels();
      drawTitle();
      placeholder();
      break;
    }
    case "time":
      state.ahead = frame.ahead;
      drawClock(frame.movable);
      drawTimes();
      break;
    case "commands":
      state.commands = frame.commands;
      renewed();
      break;
    case "post":
      put(frame.post);
      if (frame.post.channel_id === state.channel) matched();
      break;
    case "gone": drop(frame.id); break;
    case "badges":
      state.badges = frame.badges;
      presence(frame.online);
      renewed();
      drawChannels();
      drawPeople(become);
      drawMachine(become);
      drawTitle();
      readAll();
      break;
  }
}

function become(person) {
  if (person === state.me) return;
  leave();
  state.me = person;
  connect(person);
}

const arrived = () => document.body.classList.remove("arriving");

// Where one was; else the first screen; else the first channel.
async function arrive(wanted) {
  if (channelOf(wanted)) {
    visit(wanted);
    await tell();
    byId("leaf").hidden = !state.front;
    return;
  }
  const known = state.me;
  if (await goHome() || known !== state.me || state.channel) return;
  visit(state.channels.find(channel => channel.type === 0).id);
}

async function goHome() {
  state.channel = null;
  state.match = null;
  const found = await openHome();
  byId("leaf").hidden = !state.front;
  if (found) { arrived(); remember(); }
  return found;
}

async function visit(channel, message, asks = false) {
  const same = channel === state.channel && state.messages.size && !fresh;
  closeHome();
  arrived();
  if (channel !== state.channel) state.match = null;
  state.channel = channel;
  remember();
  drawChannels();
  drawTitle();
  drawPeople(become);
  placeholder();
  if (same && message) return reveal(message);
  await openLog(message);
  await matched();
  if (asks && state.channel === channel) openPanel();
}

async function matched() {
  const found = await knowMatch();
  if (found === undefined) return;
  byId("leaf").hidden = found === null && !state.front;
  drawTitle();
  drawPeople(become);
}

// Somebody has chosen another language.
async function retold() {
  drawMachine(become);
  drawChannels();
  drawPeople(become);
  drawTitle();
  presence(state.online);
  if (!state.channel) return;
  retell();
  await matched();
  renewPanel();
}

const later = (run, wait) => { let due = null; return () => { clearTimeout(due); due = setTimeout(run, wait); }; };
const renewed = later(() => { if (atHome()) renew(); }, 120);

onBecome(become);
byId("leaf").addEventListener("click", goHome);
addEventListener("popstate", () => arrive(remembered().get("channel")));
onGo((channel, message, asks) => {
  drawer(false);
  if (!channelOf(channel)) { state.channel = channel; return; }
  visit(channel, message, asks);
  if (wide.matches && !asks) focusComposer();
});

function notice(text) {
  byId("notice").hidden = !text;
  byId("notice").textContent = text;
}

function presence(online) {
  state.online = online;
  clearTimeout(offline);
  if (online) notice("");
  else offline = setTimeout(() => notice(spoken("page-away", {bot: botName()})), 1500);
}

function drawer(open) {
  document.body.classList.toggle("drawer", open);
  byId("veil").hidden = !open;
  byId("menu").setAttribute("aria-expanded", String(open));
}

byId("menu").addEventListener("click", () => drawer(!document.body.classList.contains("drawer")));
byId("veil").addEventListener("click", () => drawer(false));
document.addEventListener("keydown", event => {
  const people = state.people.filter(person => !person.bot);
  if (event.altKey && /^[1-9]$/.test(event.key) && people[event.key - 1]) {
    event.preventDefault();
    become(people[event.key - 1].id);
  } else if (event.key === "Escape") {
    drawer(false);
  } else if (event.key === "/" && !atHome() && !event.target.closest("input, textarea, select, dialog")) {
    event.preventDefault();
    unfold(false);  // on a phone the sheet lies where one writes
    byId("composer").querySelector(".slash").click();
  }
});

connect(remembered().get("person"));
