// What the page knows, as pushed by the server for the person who plays.

import {spoken} from "./words.js";

export const state = {
  me: null, bot: null, guild: "", languages: [], people: [], channels: [], commands: [], badges: {}, online: false,
  channel: null, messages: new Map(), complete: false, ahead: 0, match: null, front: false,
};

// The time here: what people have let pass comes on top of the clock outside.
export const now = () => Date.now() + state.ahead * 1000;

export const personOf = id => state.people.find(person => person.id === id);
export const botName = () => personOf(state.bot)?.name ?? state.guild;
export const channelOf = id => state.channels.find(channel => channel.id === id);

export async function act(op, more = {}) {
  let answer;
  try {
    const response = await fetch("act", {
      method: "POST", headers: {"Content-Type": "application/json"},
      body: JSON.stringify({op, person: state.me, channel: state.channel, ...more}),
    });
    answer = await response.json();
  } catch {
    return {error: spoken("page-no-answer")};
  }
  return answer;
}

export async function history(channel, before) {
  const query = new URLSearchParams({person: state.me, channel, limit: "50", ...(before ? {before} : {})});
  const response = await fetch(`messages?${query}`);
  return response.ok ? response.json() : [];
}

// What the program behind the page tells, null where there is none; undefined: nobody answers.
export async function ask(what, more = {}) {
  try {
    const response = await fetch(`${what}?${new URLSearchParams({person: state.me, ...more})}`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

export async function upload(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return {filename: file.name, base64: btoa(text)};
}

export const localPath = url => {
  const parsed = new URL(url, location.href);
  return parsed.pathname.includes("/attachments/") ? parsed.pathname : parsed.href;
};
