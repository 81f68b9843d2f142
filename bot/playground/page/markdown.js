// Discord's dialect of Markdown, into nodes: blocks first, then what stands within a line.

import {el} from "./dom.js";
import {go} from "./go.js";
import {channelOf, now, personOf, state} from "./state.js";
import {locale, spoken} from "./words.js";

const INLINE = [
  [/^\\([\\*_~`|<>#\[\]()\-.!:@])/, match => match[1]],
  [/^``(.+?)``(?!`)/s, match => el("code", {}, match[1].trim())],
  [/^`([^`\n]+)`/, match => el("code", {}, match[1])],
  [/^\*\*\*(?=\S)(.+?)\*\*\*/s, match => el("em", {}, el("strong", {}, inline(match[1])))],
  [/^\*\*(?=\S)(.+?)\*\*(?!\*)/s, match => el("strong", {}, inline(match[1]))],
  [/^__(?=\S)(.+?)__(?!_)/s, match => el("u", {}, inline(match[1]))],
  [/^\*(?=[^\s*])(.+?)\*(?!\*)/s, match => el("em", {}, inline(match[1]))],
  [/^_(?=[^\s_])(.+?)_(?![A-Za-z0-9_])/s, match => el("em", {}, inline(match[1]))],
  [/^~~(?=\S)(.+?)~~/s, match => el("s", {}, inline(match[1]))],
  [/^\|\|(.+?)\|\|/s, match => spoiler(match[1])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, match => link(match[2], inline(match[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, match => link(match[1], match[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, match => link(match[0], match[0])],
  [/^<@!?(\d+)>/, match => mention(match[1])],
  [/^<#(\d+)>/, match => channelLink(match[1])],
  [/^<\/([^:>]+):\d+>/, match => el("span", {class: "mention"}, `/${match[1]}`)],
  [/^<a?:(\w+):\d+>/, match => `:${match[1]}:`],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, match => timestamp(Number(match[1]), match[2] ?? "f") ?? match[0]],
  [/^@(everyone|here)\b/, match => el("span", {class: "mention"}, match[0])],
];
const PLAIN = /^[^\\*_~`|<[h@\n]+/;

function inline(text) {
  const out = [];
  let rest = text;
  let last = "";
  while (rest) {
    const plain = PLAIN.exec(rest);
    let hit = plain && [plain[0], plain[0]];
    if (!hit) {
      for (const [pattern, make] of INLINE) {
        const match = pattern.exec(rest);
        if (!match || (match[0].startsWith("_") && /\w$/.test(last))) continue;
        hit = [match[0], make(match)];
        break;
      }
    }
    if (!hit) hit = rest[0] === "\n" ? ["\n", el("br")] : [rest[0], rest[0]];
    out.push(hit[1]);
    last = hit[0];
    rest = rest.slice(hit[0].length);
  }
  return out;
}

export function markdown(text) {
  const box = el("div", {class: "text"});
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) box.append(el("p", {}, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const heading = /^(#{1,3})\s+(.+)/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.findIndex((other, at) => at > i && other.trimEnd().endsWith("```"));
      if (end > 0) {
        flush();
        const first = /^```\w*$/.test(line) ? [] : [line.slice(3)];
        const final = lines[end].trimEnd().slice(0, -3);
        box.append(el("pre", {}, el("code", {}, [...first, ...lines.slice(i + 1, end), ...(final ? [final] : [])].join("\n"))));
        i = end;
        continue;
      }
    }
    if (heading) {
      flush();
      box.append(el(`h${heading[1].length + 2}`, {}, inline(heading[2])));
    } else if (/^-# /.test(line)) {
      flush();
      box.append(el("small", {}, inline(line.slice(3))));
    } else if (/^\s*([-*]|\d{1,3}\.) /.test(line)) {
      flush();
      let end = i;
      while (end + 1 < lines.length && continuesList(line, lines[end + 1])) end++;
      box.append(list(lines.slice(i, end + 1)));
      i = end;
    } else if (/^>>> /.test(line)) {
      flush();
      box.append(el("blockquote", {}, markdown([line.slice(4), ...lines.slice(i + 1)].join("\n"))));
      break;
    } else if (/^> /.test(line)) {
      flush();
      let end = i;
      while (end + 1 < lines.length && /^> /.test(lines[end + 1])) end++;
      box.append(el("blockquote", {}, markdown(lines.slice(i, end + 1).map(quoted => quoted.slice(2)).join("\n"))));
      i = end;
    } else if (!line.trim()) {
      flush();
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return box;
}

function continuesList(first, line) {
  if (/^\s+\S/.test(line)) return true;
  return /^\d/.test(first.trim()) ? /^\d{1,3}\. /.test(line) : /^[-*] /.test(line);
}

function list(lines) {
  const numbered = /^\s*\d/.test(lines[0]);
  const node = el(numbered ? "ol" : "ul", numbered ? {start: /\d+/.exec(lines[0])[0]} : {});
  const indent = /^\s*/.exec(lines[0])[0].length;
  let item = null;
  let inner = [];
  const close = () => {
    if (item && inner.length) item.append(/^\s*([-*]|\d{1,3}\.) /.test(inner[0]) ? list(inner) : markdown(inner.map(line => line.trim()).join("\n")));
    inner = [];
  };
  for (const line of lines) {
    const match = /^(\s*)(?:[-*]|\d{1,3}\.) (.*)/.exec(line);
    if (match && match[1].length <= indent) {
      close();
      item = el("li", {}, inline(match[2]));
      node.append(item);
    } else {
      inner.push(line);
    }
  }
  close();
  return node;
}

function spoiler(text) {
  const node = el("span", {class: "spoiler", role: "button", tabindex: "0", "aria-label": spoken("page-spoiler")}, inline(text));
  const show = () => { node.classList.add("shown"); node.removeAttribute("role"); node.removeAttribute("aria-label"); };
  node.addEventListener("click", show);
  node.addEventListener("keydown", event => event.key === "Enter" && show());
  return node;
}

export function link(url, content) {
  const jump = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url);
  if (jump && channelOf(jump[1])) {
    const shown = content === url ? `#${channelOf(jump[1]).name || spoken("page-direct-one")}` : content;
    return el("a", {class: content === url ? "mention" : undefined, href: `#${jump[1]}`,
      onclick: event => { event.preventDefault(); go(jump[1], jump[2]); }}, shown);
  }
  return el("a", {href: url, target: "_blank", rel: "noopener noreferrer"}, content);
}

function mention(id) {
  return el("span", {class: id === state.me ? "mention me" : "mention"}, `@${personOf(id)?.name ?? spoken("page-unknown")}`);
}

function channelLink(id) {
  const channel = channelOf(id);
  if (!channel) return el("span", {class: "mention"}, `#${spoken("page-unknown")}`);
  return el("a", {class: "mention", href: `#${id}`, onclick: event => { event.preventDefault(); go(id); }}, `#${channel.name}`);
}

const STYLES = {
  t: {timeStyle: "short"}, T: {timeStyle: "medium"}, d: {dateStyle: "short"}, D: {dateStyle: "long"},
  f: {dateStyle: "long", timeStyle: "short"}, F: {dateStyle: "full", timeStyle: "short"},
};

export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (isNaN(date)) return null;   // beyond what a calendar holds; it stays as it was written
  const full = new Intl.DateTimeFormat(locale(), STYLES.F).format(date);
  const node = el("time", {class: "stamp", datetime: date.toISOString(), title: full});
  if (style === "R") {
    node.dataset.relative = seconds;
    node.textContent = relative(seconds);
  } else {
    node.textContent = new Intl.DateTimeFormat(locale(), STYLES[style]).format(date);
  }
  return node;
}

const STEPS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds) {
  const gap = seconds - now() / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(gap) >= step) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), {numeric: "auto"}).format(Math.round(gap / size), unit);
}

export function drawTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const said = relative(Number(node.dataset.relative));
    if (node.textContent !== said) node.textContent = said;
  }
}

setInterval(drawTimes, 1000);
