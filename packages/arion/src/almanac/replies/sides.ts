/** What the sides of life are called, by the person who asks and to them. */
import type { About } from '../../listen/vocabulary.ts'

/** How the side of life is called; null where a chart has no part. */
export const SIDES: Record<About, string | null> = {
  today: 'today',
  love: 'my love life',
  meeting: 'meeting somebody',
  parting: 'the parting',
  family: 'my family',
  children: 'the children',
  friends: 'my friends',
  conversation: 'the conversation',
  work: 'my work',
  study: 'my studies',
  venture: 'my plan',
  money: 'my money',
  body: 'my strength',
  moving: 'the move',
  home: 'my home',
  travel: 'the journey',
  creativity: 'what I make',
  purpose: 'my direction',
  spirit: 'my inner life',
  self: 'me',
  chart: null,
  sky: null,
  arion: null,
  small_talk: null,
}

/** "Your work", "what you make"; null where a chart has no part, and for a day or oneself, which are none. */
export function sideOfYours(about: About): string | null {
  if (about === 'self' || about === 'today') return null
  return SIDES[about]?.replace('my ', 'your ').replace('I ', 'you ') ?? null
}
