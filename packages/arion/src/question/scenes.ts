/**
 * The scene of a question: what one is in the middle of when one asks. A stock line that belongs to one scene
 * is said in no other.
 */
import { KINDS } from '../kinds/index.ts'
import type { Intent } from './intent.ts'
import { MATTERS } from './scene-names.ts'
import type { Scene } from './scene-names.ts'
import { OF_PEOPLE } from './theme-rows/of-people.ts'
import type { Theme } from './themes.ts'

/** What a side of life is about where no word of the question says so. */
const OF_THEME: Partial<Record<Theme, readonly Scene[]>> = {
  work: ['post', 'trade', 'signing', 'writing'],
  venture: ['trade', 'post', 'buying', 'selling', 'signing', 'writing'],
  study: ['writing'],
  money: ['buying', 'selling', 'signing', 'post', 'trade'],
  move: ['moving', 'dwelling', 'signing'],
  home: ['dwelling', 'rest'],
  creativity: ['writing'],
  love: ['courting'],
  unavailable: ['courting', 'meeting'],
  meet: ['courting', 'meeting'],
  friends: ['courting'],
  anger: ['contest'],
  worry: ['rest'],
  tired: ['rest'],
}

/** What is named brings with it what belongs to it. */
const WITH: Partial<Record<Scene, readonly Scene[]>> = {
  selling: ['buying', 'signing'],
  signing: ['contest', 'buying'],
  dwelling: ['signing'],
  moving: ['dwelling'],
  post: ['signing', 'company', 'contest', 'writing', 'trade'],
  trade: ['post', 'buying', 'selling', 'signing', 'company', 'writing'],
  declaring: ['courting'],
  gathering: ['company'],
}

/**
 * The scenes whose lines may be said; null where nothing in particular is asked, and the whole of a life is
 * spoken of.
 */
export function scenesOf({
  theme,
  kind,
  person,
  deed,
  traits,
  particulars,
}: Intent): ReadonlySet<Scene> | null {
  if (!particulars) return null
  const { isFact, gives } = KINDS[kind]
  if (isFact) return null
  const named = particulars.scenes
  if (named.length === 0 && gives === null && WHOLE.includes(theme)) return null
  const scenes = new Set(named)
  // "tell her that I love her" declares something, and "why do I love so hard" does not
  if (deed !== 'speech' || !DECLARES.includes(theme)) scenes.delete('declaring')
  const isSaid = deed === 'speech' || gives === 'date'
  if (!isSaid || !(theme in OF_PEOPLE) || scenes.has('post')) scenes.delete('ringing')
  if (!MATTERS.some((one) => scenes.has(one))) for (const scene of OF_THEME[theme] ?? []) scenes.add(scene)
  const own = [...scenes]
  for (const scene of own) for (const one of WITH[scene] ?? []) scenes.add(one)
  // who only meets an ex has no quarrel yet
  if (traits.has('quarrel') && !scenes.has('ex')) scenes.add('contest')
  if (deed === 'speech' || theme === 'talk') scenes.add('speaking')
  if (person || deed === 'speech' || theme in OF_PEOPLE) scenes.add('company')
  if (theme === 'love' && !person) scenes.add('meeting')
  // who thinks of ending it is not charmed
  if (traits.has('parting')) {
    scenes.add('parting')
    for (const one of CHARMED) scenes.delete(one)
  }
  // what is declared, and a table that one leaves, is nothing to be argued
  if ((scenes.has('declaring') || scenes.has('leaving')) && !traits.has('quarrel'))
    for (const one of ARGUED) scenes.delete(one)
  if (!scenes.has('afar') && (scenes.has('company') || scenes.has('speaking'))) scenes.add('present')
  if (scenes.has('present') && (scenes.has('contest') || scenes.has('signing'))) scenes.add('settling')
  return scenes
}

const WHOLE: readonly Theme[] = ['today', 'self']
const DECLARES: readonly Theme[] = ['love', 'meet', 'unavailable', 'talk', 'friends']
const ARGUED = ['contest', 'signing', 'buying'] as const
const CHARMED = ['courting', 'meeting', 'company'] as const
