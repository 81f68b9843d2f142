// Holds the connection to the server and lets the parts of the page draw what it tells.

import {focusComposer, leave, placeholder} from "./composer.js";
import {byId} from "./dom.js";
import {onGo} from "./go.js";
import {drop, openLog, put, readAll, reveal} from "./log.js";
import {drawTimes} from "./markdown.js";
import {drawChannels, drawClock, drawPeople, drawSelf, drawTitle} from "./side.js";
import {channelOf, state} from "./state.js";

const wide = matchMedia("(min-width: 760px)");
let socket = null;
let patience = 250;
let offline = null;
let fresh = true;     // nothing has been fetched over this connection yet

const remembered = () => new URLSearchParams(location.hash.slice(1));
const remember = () => history.replaceState(null, "", `#${new URLSearchParams({person: state.me ?? "", channel: state.channel ?? ""})}`);

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
    notice("Reconnecting…");
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
    case "people":
      state.people = frame.people.map((person, index) => ({...person, index: index - 1}));
      drawPeople(become);
      drawSelf();
      break;
    case "channels": {
      const first = !state.channels.length || !channelOf(state.channel);
      state.channels = frame.channels;
      if (fresh || first || !channelOf(state.channel)) {
        fresh = false;
        const wanted = state.channel ?? remembered().get("channel");
        visit(channelOf(wanted) ? wanted : state.channels.find(channel => channel.type === 0).id);
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
    case "commands": state.commands = frame.commands; break;
    case "post": put(frame.post); break;
    case "gone": drop(frame.id); break;
    case "badges":
      state.badges = frame.badges;
      presence(frame.online);
      drawChannels();
      drawPeople(become);
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

function visit(channel, message) {
  const same = channel === state.channel && state.messages.size && !fresh;
  state.channel = channel;
  remember();
  drawChannels();
  drawTitle();
  placeholder();
  if (same && message) return reveal(message);
  openLog(message);
}

onGo((channel, message) => {
  drawer(false);
  if (!channelOf(channel)) { state.channel = channel; return; }
  visit(channel, message);
  if (wide.matches) focusComposer();
});

function notice(text) {
  byId("notice").hidden = !text;
  byId("notice").textContent = text;
}

function presence(online) {
  clearTimeout(offline);
  if (online) notice("");
  else offline = setTimeout(() => notice("Thicket is away. Buttons and commands will work when it is back."), 1500);
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
  } else if (event.key === "/" && !event.target.closest("input, textarea, select, dialog")) {
    event.preventDefault();
    byId("composer").querySelector(".slash").click();
  }
});

connect(remembered().get("person"));
