/** The theme of a chart for what a question is about. */
import type { About } from '../../listen/vocabulary.ts'
import type { Theme } from '../themes.ts'
import type { Traits } from '../traits.ts'

export function themeFor(about: About, traits: Traits): Theme {
  const theme = THEMES_OF[about]
  const own = OWN_STATES.find((state) => traits.has(state))
  if (own && OF_ONESELF.includes(theme)) return own
  return traits.has('unavailable') && (theme === 'love' || theme === 'meet') ? 'unavailable' : theme
}

/** States that have places of their own in a chart. */
const OWN_STATES = ['anger', 'worry'] as const
const OF_ONESELF: readonly Theme[] = ['self', 'tired', 'spirit']

const THEMES_OF: Record<About, Theme> = {
  today: 'today',
  love: 'love',
  meeting: 'meet',
  parting: 'parting',
  family: 'family',
  children: 'children',
  friends: 'friends',
  conversation: 'talk',
  work: 'work',
  study: 'study',
  venture: 'venture',
  money: 'money',
  body: 'tired',
  moving: 'move',
  home: 'home',
  travel: 'travel',
  creativity: 'creativity',
  purpose: 'purpose',
  spirit: 'spirit',
  self: 'self',
  chart: 'self',
  sky: 'today',
  arion: 'self',
  small_talk: 'self',
}
