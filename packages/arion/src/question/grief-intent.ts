/** What is answered where somebody is missing. */
import type { Grief } from './care/grief.ts'
import { witnessOf } from './care/not-in-chart.ts'
import { themeOf } from './topic-words.ts'
import { undertakingIn } from './undertaking.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { NO_TRAITS } from './traits.ts'

export function aside(grief: Grief | null): Pick<Intent, 'grief'> {
  return grief ? { grief: 'past' } : {}
}

/** Somebody is missing, and that comes before whatever else is asked. */
export function mourning(text: string): ParsedQuestion {
  const asksLove =
    /\b(love again|dat(e|ing)( again)?|meet (someone|somebody)|new (partner|love|relationship|man|woman|husband|wife)|remarry|marry again|find (love|someone|somebody))\b/
  const asksTime = /\bhow (will|is|are|does)\b|\bwhat (will|does|do the)\b|\b(which|what) (day|week|month)\b/
  const grief = asksLove.test(text)
    ? 'asks_love'
    : witnessOf(text) === 'fault'
      ? 'asks_fault'
      : undertakingIn(text) === 'named' || asksTime.test(text)
        ? 'asks'
        : 'told'
  const intent: Intent = {
    theme: 'self',
    topic: 'general',
    kind: 'comfort',
    span: null,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    grief,
    follows: null,
  }
  return { kind: 'read', intent, refusals: [] }
}

export function isOfLove({ theme }: Intent): boolean {
  return theme === 'love' || theme === 'meet' || theme === 'unavailable'
}

/** "Does it get lighter?" after a death was told: what was told is still what it is about. */
export function isMourned(before: Intent | null, reading: Intent | null, text: string): boolean {
  if (before?.kind !== 'comfort' || !before.grief) return false
  return reading === null || reading.follows !== null || (themeOf(text) === null && !undertakingIn(text))
}
