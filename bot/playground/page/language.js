// The languages that there are, each called as those who speak it call it.

import {el} from "./dom.js";
import {personOf, state} from "./state.js";

const short = locale => locale.split("-")[0];

// What somebody has chosen elsewhere and nobody speaks here is called by its code.
export function languageOptions() {
  const mine = personOf(state.me)?.locale ?? "", known = state.languages.some(([code]) => short(code) === short(mine));
  const offered = known ? state.languages : [[mine, mine], ...state.languages];
  return offered.map(([code, name]) => el("option", {value: code, lang: short(code), selected: short(code) === short(mine)}, name));
}
