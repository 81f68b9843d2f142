// Draws one message.

import {avatar, el, icon} from "./dom.js";
import {form} from "./form.js";
import {go} from "./go.js";
import {markdown} from "./markdown.js";
import {file, parts, picture} from "./parts.js";
import {act, now, personOf, state} from "./state.js";
import {locale, phrase, spoken} from "./words.js";

const V2 = 1 << 15, LOADING = 1 << 7, HAS_THREAD = 1 << 5;
const failed = new Map();
let answered = () => {};

export const onAnswer = run => { answered = run; };

export const called = message => message.pinged || message.mention_everyone || message.mentions.some(user => user.id === state.me);

export function drawMessage(message, previous) {
  if (message.type === 18) return threadNote(message);
  const author = personOf(message.author.id) ?? {name: message.author.global_name ?? message.author.username, bot: message.author.bot, index: 0};
  const joined = continues(message, previous);
  return el("li", {id: `m${message.id}`, tabindex: "-1", class: ["message", joined && "joined", message.private && "private", called(message) && "called"].filter(Boolean).join(" ")},
    lead(message),
    joined ? el("time", {class: "aside", datetime: message.timestamp}, clock(message.timestamp)) : avatar(author),
    el("div", {class: "body"},
      joined ? null : el("header", {}, el("strong", {}, author.name), author.bot && el("span", {class: "tag"}, spoken("page-app")),
        el("time", {datetime: message.timestamp, title: full(message.timestamp)}, day(message.timestamp)), message.pinned && icon("pin", 14)),
      isThinking(message) ? thinking(author) : content(message), thread(message), foot(message)));
}

function content(message) {
  const use = (part, values, node) => press(message, part, values, node);
  const v2 = message.flags & V2;
  const out = [];
  if (message.content) out.push(markdown(message.content));
  if (message.edited_timestamp && !v2 && message.content) out.at(-1).append(el("small", {class: "edited", title: full(message.edited_timestamp)}, spoken("page-edited")));
  if (!v2) out.push(attachments(message.attachments), message.embeds.map(embed));
  out.push(el("div", {class: v2 ? "v2" : "rows"}, parts(message.components, use)));
  if (failed.has(message.id)) out.push(el("p", {class: "failure", role: "alert"}, failed.get(message.id)));
  return out;
}

async function press(message, part, values, node) {
  failed.delete(message.id);
  node?.classList.add("busy");
  node?.setAttribute("aria-busy", "true");
  const more = {message: message.id, custom_id: part.custom_id, channel: message.channel_id};
  const answer = values === null ? await act("click", more) : await act("choose", {...more, values});
  node?.classList.remove("busy");
  node?.removeAttribute("aria-busy");
  if (answer.error || answer.failed) {
    failed.set(message.id, answer.error ?? spoken("page-failed"));
    const shown = document.getElementById(`m${message.id}`);
    shown?.querySelector(".failure")?.remove();
    shown?.querySelector(".body").append(el("p", {class: "failure", role: "alert"}, failed.get(message.id)));
  } else if (answer.modal) {
    form(answer);
  } else if (answer.message && answer.message !== message.id) {
    answered(answer.message);
  }
}

function lead(message) {
  const source = message.interaction_metadata?.user;
  if (message.type === 20 && source) {
    const person = personOf(source.id);
    const command = el("span", {class: "mention"}, `/${message.interaction?.name ?? ""}`);
    return el("div", {class: "lead"}, person && avatar(person, 16), el("span", {}, phrase("page-used", {person: el("strong", {}, source.global_name), command})));
  }
  if (message.type === 19 && message.referenced_message) {
    const other = message.referenced_message;
    return el("div", {class: "lead"}, el("strong", {}, other.author.global_name ?? other.author.username), el("a", {href: `#m${other.id}`,
      onclick: event => { event.preventDefault(); go(other.channel_id, other.id); }}, other.content.slice(0, 80) || spoken("page-a-message")));
  }
  return null;
}

export const isThinking = message => Boolean(message.flags & LOADING);

function thinking(author) {
  return el("p", {class: "thinking"}, el("span", {class: "dots", "aria-hidden": "true"}, el("i"), el("i"), el("i")), spoken("page-thinking", {bot: author.name}));
}

function foot(message) {
  if (!message.private) return null;
  return el("footer", {}, icon("eye", 14), ` ${spoken("page-only-you")} · `, el("button", {type: "button", class: "plain",
    onclick: () => act("dismiss", {message: message.id})}, spoken("page-dismiss")));
}

function thread(message) {
  if (!(message.flags & HAS_THREAD) || !message.thread) return null;
  return threadChip(message.thread);
}

function threadChip(made) {
  return el("button", {type: "button", class: "chip", onclick: () => go(made.id)}, icon("thread", 16), el("strong", {}, made.name), ` ${spoken("page-thread-open")} ›`);
}

function threadNote(message) {
  const id = message.message_reference.channel_id;
  const person = el("strong", {}, message.author.global_name);
  const thread = el("a", {href: `#${id}`, onclick: event => { event.preventDefault(); go(id); }}, message.content);
  return el("li", {id: `m${message.id}`, class: "message note"}, icon("thread", 18), el("div", {class: "body"},
    phrase("page-thread-started", {person, thread}),
    el("time", {datetime: message.timestamp}, day(message.timestamp))));
}

function attachments(all) {
  const images = all.filter(attachment => attachment.content_type?.startsWith("image/"));
  return [
    images.length ? el("div", {class: `gallery of${Math.min(images.length, 4)}`}, images.map(attachment => picture({
      media: attachment, description: attachment.description}, "shot"))) : null,
    ...all.filter(attachment => !images.includes(attachment)).map(file)];
}

function embed(part) {
  return el("div", {class: "container embed", style: part.color ? {"--accent": `#${part.color.toString(16).padStart(6, "0")}`} : {}},
    part.title && el("strong", {}, part.title), part.description && markdown(part.description),
    (part.fields ?? []).map(field => el("div", {class: "field"}, el("strong", {}, field.name), markdown(field.value))),
    part.image && picture({media: part.image, description: part.title}, "shot"), part.footer && el("small", {}, part.footer.text));
}

function continues(message, previous) {
  return previous && previous.type !== 18 && message.type === 0 && previous.author.id === message.author.id && previous.private === message.private
    && new Date(message.timestamp) - new Date(previous.timestamp) < 420000;
}

const clock = stamp => new Intl.DateTimeFormat(locale(), {timeStyle: "short"}).format(new Date(stamp));
const full = stamp => new Intl.DateTimeFormat(locale(), {dateStyle: "full", timeStyle: "short"}).format(new Date(stamp));

function day(stamp) {
  const date = new Date(stamp);
  const days = Math.round((new Date(now()).setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return spoken("page-today", {time: clock(stamp)});
  if (days === 1) return spoken("page-yesterday", {time: clock(stamp)});
  return new Intl.DateTimeFormat(locale(), {dateStyle: "short", timeStyle: "short"}).format(date);
}
