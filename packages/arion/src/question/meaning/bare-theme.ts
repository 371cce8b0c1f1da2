/** "money?", "love life": a side of life and nothing else. */
import type { Intent } from '../intent.ts'
import { THEME_MEANINGS } from '../themes.ts'
import type { Theme } from '../themes.ts'
import { NO_TRAITS } from '../traits.ts'

/** `text` is plain and small. */
export function bareTheme(text: string): Intent | null {
  const word = text.replace(/^(?:and |ok |so |my |about |what about |how about |tell me about |the )*/, '')
  const theme = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
  if (!theme) return null
  return {
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'why',
    span: null,
    subject: null,
    person: null,
    traits: NO_TRAITS,
    follows: null,
  }
}

const WORDS: Record<string, Theme> = {
  love: 'love',
  'love life': 'love',
  relationship: 'love',
  relationships: 'love',
  work: 'work',
  job: 'work',
  career: 'work',
  money: 'money',
  finances: 'money',
  family: 'family',
  children: 'children',
  kids: 'children',
  friends: 'friends',
  health: 'tired',
  sleep: 'tired',
  home: 'home',
  travel: 'travel',
  studies: 'study',
  business: 'venture',
  creativity: 'creativity',
  art: 'creativity',
  purpose: 'purpose',
  spirituality: 'spirit',
  divorce: 'parting',
}
