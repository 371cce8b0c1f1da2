/** What people say of themselves, said back to them: "my sister's wedding", "your sister's wedding". */

/** null where it could not be said back with decency, or would be taken for something of the sky. */
export function saidBack(words: string, { atMost = 12 } = {}): string | null {
  const text = words
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;:–—-]+$/, '')
  const count = text.split(' ').length
  if (text === '' || count > atMost || !PLAIN.test(text) || UNSAYABLE.test(text)) return null
  return text.replace(OF_ASKER, (word) => SECOND[word.toLowerCase()] ?? word)
}

/** Letters and what stands between them; no digit, which would be a date. */
const PLAIN = /^[\p{L}][\p{L}' ,-]*$/u

const SECOND: Readonly<Record<string, string>> = {
  "i'm": 'you are',
  im: 'you are',
  "i've": 'you have',
  "i'll": 'you will',
  "i'd": 'you would',
  'i am': 'you are',
  'i was': 'you were',
  'am i': 'are you',
  'was i': 'were you',
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'the two of you',
  our: 'your',
  us: 'you',
  ours: 'yours',
  ourselves: 'yourselves',
}
const OF_ASKER =
  /\b(?:i am|i was|am i|was i|i'm|im|i've|i'll|i'd|i|me|my|mine|myself|our|us|ours|ourselves)\b/gi

const UNSAYABLE = new RegExp(
  [
    // said to the guide, or written in a way that cannot be repeated
    String.raw`\b(?:you|your|yours|u|ur|ya|arion|pls|plz|lol|lmao|fr|ngl|rn|tho|idk|tbh|gonna|wanna|kinda|cuz|bc|w)\b`,
    String.raw`\b(?:we|we're|we've)\b`,
    // what is better not repeated to anybody about themself
    String.raw`\b(?:stupid|dumb|ugly|fat|idiot\w*|worthless|useless|loser|failure|pathetic|crazy|insane|hate|die|died|dead|death|kill\w*|suicid\w*|sex\w*|fuck\w*|shit\w*|damn\w*|bitch\w*|ass|asshole|crap|hell|rape\w*|abus\w*|hit|hits|beat\w*|affair|cheat\w*|cancer|pregnan\w*|drunk|drink\w*|drugs?|addict\w*|debt collectors?)\b`,
    // read by the check as something of the sky, or as a date
    String.raw`\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|lilith|nodes?|asc|mc|ascendant|midheaven|rising|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|squares?|trines?|sextiles?|opposite|opposition|opposes?|conjunct\w*|join(?:s|ed|ing)?|retrograde|transits?|chart|houses?|planets?|signs?|degrees?|orb|eclipses?|returns?|exact|stars?|horoscope)\b`,
    String.raw`\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|yesterday|week|weeks|weekend|month|months|year|years|spring|summer|autumn|winter|christmas|easter|now|lately|recently|ago|since|until)\b`,
  ].join('|'),
  'i',
)
