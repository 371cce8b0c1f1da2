/** What was typed in haste, as the one who typed it would write it with more time: "u", "rn", "dont". */

export function tidy(typed: string): string {
  return typed
    .replace(/[’‘`]/g, "'")
    .replace(/\([^)]*\)|["“”]/g, ' ')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(SHORT, (word) => LONG[word.toLowerCase()] ?? word)
    .replace(/\b(\p{L}+)nt\b/giu, (word, verb: string) => (VERBS.test(verb) ? `${verb}n't` : word))
    .replace(
      /\b(be|do|go|gett|mak|talk|say|try|look|work|liv|noth|someth|feel|wait|com|think|tak|happen)in\b/gi,
      '$1ing',
    )
    .replace(/\bi\b/g, 'I')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .replace(/^[\s,;:–—-]+|[\s,.;:!?–—-]+$/g, '')
}

const FILLERS =
  /(?:, )?\b(?:lol|lmao|lmfao|tbh|ngl|idk|fr|pls|plz|please|haha\w*|omg|smh|imo|btw|anyway|honestly|i suppose|i guess|or (?:something|whatever)|you know)\b(?:[.]|(?<=^\W*\w+),)?|,? \blike\b(?=,|$)|(?<=^|, )like\b/gi

const VERBS = /^(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should)$/i

const LONG: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ya: 'you',
  r: 'are',
  w: 'with',
  n: 'and',
  abt: 'about',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  ppl: 'people',
  rn: 'right now',
  tho: 'though',
  thru: 'through',
  til: 'until',
  yr: 'year',
  yrs: 'years',
  wk: 'week',
  wknd: 'weekend',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  kinda: 'kind of',
  im: "I'm",
  ive: "I've",
  id: "I'd",
  cant: "can't",
  wont: "won't",
  dont: "don't",
  thats: "that's",
  whats: "what's",
  whens: "when's",
  hows: "how's",
  wheres: "where's",
  whos: "who's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theres: "there's",
  shoulda: 'should have',
  weds: 'Wednesday',
  thurs: 'Thursday',
  tues: 'Tuesday',
}
const SHORT = new RegExp(`(?<![\\p{L}'])(?:${Object.keys(LONG).join('|')})(?![\\p{L}'])`, 'giu')
