/** First person to second: "my sister and I" becomes "your sister and you". */

export function turned(words: string): string {
  return words.replace(PAIRS, (found) => SECOND[found.toLowerCase()] ?? found)
}

const SECOND: Readonly<Record<string, string>> = {
  'i am': 'you are',
  'i was': 'you were',
  'am i': 'are you',
  'was i': 'were you',
  "i'm": 'you are',
  "i've": 'you have',
  "i'll": 'you will',
  "i'd": 'you would',
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  'we are': 'you are',
  "we're": 'you are',
  "we've": 'you have',
  "we'll": 'you will',
  "we'd": 'you would',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  'you think': 'I think',
  'would you': 'would I',
  'do you': 'do I',
  'can you': 'can I',
}
const PAIRS = new RegExp(
  `(?<![\\p{L}'])(?:${Object.keys(SECOND)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}'])`,
  'giu',
)
