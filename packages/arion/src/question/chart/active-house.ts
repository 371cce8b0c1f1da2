import type { Theme } from '../themes.ts'
import { themeOf } from '../topic-words.ts'
import { pointsIn, NTH, houseIn, signIn, isPlanet } from './names-in.ts'
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
  const theme = themeOf(text)
  return before.about === 'active' && theme ? { about: 'active', house: null, theme } : null
}

export function activeHouse(text: string): ChartQuestion | null {
  const house = houseIn(text)
  if (
    house &&
    MINE.test(text) &&
    /\b(transiting|passing|moving through|going through|active|activated|happening|crossing)\b/.test(text) &&
    !/\bwhen\b/.test(text)
  )
    return { about: 'active', house, theme: null }
  if (
    !/\bhouses?\b.*\b(active|activated|busy|busiest|lit|highlighted|emphasi[sz]ed|triggered|in focus|(being )?transited)\b/.test(
      text,
    )
  )
    return null
  if (!/\b(which|what|my|are|is)\b/.test(text)) return null
  return { about: 'active', house: null, theme: themeOf(text.replace(/\bhouses?\b/g, ' ')) }
}
