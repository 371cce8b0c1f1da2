/** "money?", "love life": a side of life and nothing else. */
import type { Intent } from '../intent.ts'
import { THEME_MEANINGS } from '../themes.ts'
import { THEME_NAMES } from '../theme-names.ts'
import { NO_TRAITS } from '../traits.ts'

/** `text` is plain and small. */
export function bareTheme(text: string): Intent | null {
  const word = bareWords(text)
  const theme = Object.hasOwn(THEME_NAMES, word) ? THEME_NAMES[word] : undefined
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

/** What is left of "and what about my Mars" without the words that lead to it. `text` is plain and small. */
export function bareWords(text: string): string {
  return text.replace(/^(?:and |ok |so |my |about |what about |how about |tell me about |the )*/, '')
}
