/** Rarer ways of reading a chart, known by the words of the trade. */
import { PLANETS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { isPlanet, pointsIn } from './names-in.ts'

export type Technique =
  /** `point`: null is the ruler of the chart */
  | { is: 'dispositor'; point: Planet | null; ofRuler: boolean }
  | { is: 'receptions' | 'unaspected' | 'chiron_return' | 'rarest' }
  /** combust or not; of none, the two that can be */
  | { is: 'from_sun'; point: Planet | null }
  | { is: 'dignity'; point: Planet }
  | { is: 'progressed_lunation'; phase: 'new' | 'full' | null }
  | { is: 'solar_return'; year: number | null }
  /** the next exact contacts of a body with the chart, or with one point of it */
  | { is: 'hits'; body: Planet; point: ChartPoint | null }
  /** whether a birth far north or south changes anything */
  | { is: 'polar' | 'rising' }

/** All that a text asks for, in the order of an answer. `text` is plain and small. */
export function techniquesIn(text: string): Technique[] {
  const planets = pointsIn(text).filter(isPlanet)
  const [first] = planets
  const found: Technique[] = []
  const ofRuler = /\b(chart ruler|ruling planet|ruler of (my|the) chart)\b/.test(text)
  if (/\bdispositors?\b|\bdisposit(?:ed|s|or)\b/.test(text))
    found.push({ is: 'dispositor', point: ofRuler ? null : (first ?? null), ofRuler })
  const isOfChart = planets.length > 1 || /\b(chart|planets)\b/.test(text)
  if (/\bmutual receptions?\b/.test(text) || (isOfChart && /\bin reception\b/.test(text)))
    found.push({ is: 'receptions' })
  if (/\bunaspected\b/.test(text)) found.push({ is: 'unaspected' })
  const other = planets.find((one) => one !== 'sun')
  if (COMBUST.test(text)) found.push({ is: 'from_sun', point: other ?? null })
  if (found.length > 0 && other && /\b(dignit\w*|dignified|debilit\w*)\b/.test(text))
    found.push({ is: 'dignity', point: other })
  const lunation = LUNATION.exec(text)
  if (lunation) found.push({ is: 'progressed_lunation', phase: phaseOf(lunation[0]) })
  if (SOLAR_RETURN.test(text)) {
    const year = /\b(20\d\d|19\d\d)\b/.exec(text)?.[1]
    found.push({ is: 'solar_return', year: year ? Number(year) : null })
  }
  if (/\bchiron(?: s|'s)? return\b/.test(text)) found.push({ is: 'chiron_return' })
  const polar = POLAR.test(text)
  if (polar && /\b(rising( sign)?|asc\w*)\b/.test(text)) found.push({ is: 'rising' })
  if (polar) found.push({ is: 'polar' })
  if (found.length === 0) found.push(...hitsIn(text))
  return found
}

/** "Pluto hits on my Sun", "the next three hits of Pluto to my natal planets". */
function hitsIn(text: string): Technique[] {
  if (!HITS.test(text)) return []
  const of = /\bof (mars|jupiter|saturn|uranus|neptune|pluto)\b/.exec(text)?.[1]
  const named = pointsIn(text)
  const body = PLANETS.find((one) => one === of) ?? named.find(isPlanet)
  if (!body || !MOVERS.includes(body)) return []
  return [{ is: 'hits', body, point: named.find((one) => one !== body) ?? null }]
}

function phaseOf(words: string): 'new' | 'full' | null {
  return words.includes('new') ? 'new' : words.includes('full') ? 'full' : null
}

const COMBUST =
  /\b(combust\w*|cazimi|under the (?:sun ?'?s? )?beams)\b|\bhow (?:far|many degrees|close) .*\b(?:from|to) (?:the |my )?sun\b/
const LUNATION =
  /\bprogressed (?:lunations?|new moon|full moon|(?:moon|lunar) phase)\b|\b(?:new|full) (?:progressed moon|moon by progression)\b/
const SOLAR_RETURN =
  /\b(?:rising|ascendant|asc|moon|house|chart|angles?)\b.*\b(?:solar return|sr)\b|\b(?:solar return|sr)(?: s|'s)? (?:for \d{4} |\d{4} )?(?:chart|rising|ascendant|asc|moon)\b/
const POLAR =
  /\b(?:born|birth ?place|birth)\b.*\b(?:far|high|up) (?:to the )?(?:north|south)\b|\bborn (?:\w+ ){0,3}(?:polar|arctic) circle\b|\b(?:north of|above|beyond|inside) the (?:polar|arctic) circle\b/
const HITS =
  /\b(?:hits?|hitting|exact (?:hits|passes|aspects|transits)|passes)\b.*\b(?:my|natal)\b|\b(?:my|natal)\b.*\b(?:hits?|exact (?:hits|passes|transits))\b/
const MOVERS: readonly Planet[] = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
