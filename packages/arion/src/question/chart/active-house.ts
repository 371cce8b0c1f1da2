import type { Theme } from '../themes.ts'
import { themeNamed } from '../theme-names.ts'
import { pointsIn, NTH, houseIn, signIn, isPlanet } from './names-in.ts'
import type { Planet } from '@astrarium/sky'
import type { Technique } from './techniques.ts'
import type { ChartQuestion } from './chart-terms.ts'
import { MINE, groupsIn, familyOf } from './chart-terms.ts'

/** Where in the themes a house belongs. */
export const HOUSE_THEMES: readonly Theme[] = [
  'self',
  'money',
  'talk',
  'home',
  'love',
  'tired',
  'love',
  'money',
  'move',
  'work',
  'friends',
  'spirit',
]

export const LEANS = /^(and|what about|how about|ok and|but what about|then|or)\b|^(my|the) [a-z0-9 ]+$/

/** "and my Moon?", "what about the eighth?" */
export function leaning(text: string, before: ChartQuestion): ChartQuestion | null {
  const house = houseIn(text) ?? houseIn(text, new RegExp(`\\b(?:the|my) (${NTH})$`))
  if (house && before.about === 'active') return { ...before, house, theme: null }
  if (house) return { about: 'house', house, asks: before.about === 'house' ? before.asks : 'planets' }
  const [point] = pointsIn(text)
  if (point && before.about === 'techniques' && isPlanet(point))
    return { about: 'techniques', techniques: before.techniques.map((one) => pointedAt(one, point)) }
  if (point) {
    if (before.about === 'aspects' && before.points.length === 1) return { ...before, points: [point] }
    if (before.about === 'dignity' && isPlanet(point)) return { about: 'dignity', point }
    return {
      about: 'point',
      point,
      asks: before.about === 'point' ? before.asks : 'place',
      guess: signIn(text),
    }
  }
  const groups = groupsIn(text)
  if (groups.length > 0 && before.about === 'balance')
    return { about: 'balance', family: familyOf(groups), groups }
  const sign = signIn(text)
  if (sign && before.about === 'sign') return { about: 'sign', sign }
  const theme = themeNamed(text)
  return before.about === 'active' && theme ? { about: 'active', house: null, theme } : null
}

/** The same ways of reading, of another planet. */
function pointedAt(technique: Technique, point: Planet): Technique {
  const { is } = technique
  if (is === 'dispositor') return { is, point, ofRuler: false }
  return is === 'from_sun' || is === 'dignity' ? { is, point } : technique
}

/** "When does my tenth house get going next?" */
const WAKES =
  /\bhouse\b.*\b(gets? going|wakes? up|comes? (alive|to life)|lights? up|(be|get|gets|become|becomes|is|being) (active|activated|busy|lit|triggered|transited)|liven|kicks? (off|in)|starts? (moving|to move)|stirs?|bloom)\b/

export function activeHouse(text: string): ChartQuestion | null {
  const house = houseIn(text)
  if (
    house &&
    MINE.test(text) &&
    /\b(transiting|passing|moving through|going through|active|activated|happening|crossing)\b/.test(text) &&
    !/\bwhen\b/.test(text)
  )
    return { about: 'active', house, theme: null }
  if (house && WAKES.test(text)) return { about: 'active', house, theme: null }
  if (
    !/\bhouses?\b.*\b(active|activated|busy|busiest|lit|highlighted|emphasi[sz]ed|triggered|in focus|(being )?transited)\b/.test(
      text,
    )
  )
    return null
  if (!/\b(which|what|my|are|is)\b/.test(text)) return null
  return { about: 'active', house: null, theme: themeNamed(text.replace(/\bhouses?\b/g, ' ')) }
}
