// What the page says, in the language of whoever plays. The server hands over every sentence at once, as the parts of
// which it consists; what an argument puts in may be an element.

let sentences = {}, plurals = new Intl.PluralRules("en"), place = "en";
const followers = [];

// What is drawn once and holds words of its own is drawn anew when they change.
export const onWords = run => followers.push(run);

// For dates and numbers. Where the browser's own language is the same, it knows better how they are written where one lives.
export const locale = () => place;

export function learn(frame) {
  sentences = frame.words;
  plurals = new Intl.PluralRules(frame.language);
  place = navigator.languages.find(name => name.split("-")[0] === frame.language) ?? frame.language;
  document.documentElement.lang = frame.language;
  speak(document);
  followers.forEach(run => run());
}

export const phrase = (id, args = {}) => (sentences[id] ?? ["…"]).flatMap(part => told(part, args));
export const spoken = (id, args) => phrase(id, args).join("");

function told(part, args) {
  if (typeof part === "string") return [part];
  if (part.argument) return [args[part.argument]];
  const number = String(args[part.number]).replace("−", "-");
  const form = part.forms[number] ?? part.forms[plurals.select(Number(number))] ?? part.forms[part.rest];
  return form.flatMap(inner => told(inner, args));
}

// What always stands there names its words itself: data-words is what it says, data-label what it is called by whoever
// does not see it, data-tip what it tells on demand.
const WAYS = {words: (node, said) => { node.textContent = said; }, label: (node, said) => node.setAttribute("aria-label", said), tip: (node, said) => { node.title = said; }};

export function speak(root) {
  for (const [name, put] of Object.entries(WAYS)) {
    const all = [...root.querySelectorAll(`[data-${name}]`)];
    if (root.dataset?.[name]) all.push(root);
    for (const node of all) put(node, spoken(node.dataset[name]));
  }
}
