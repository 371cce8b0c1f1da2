/** A point that is named together with one's own chart: what it means there is asked, however it is put. */
import type { Point } from '@astrarium/sky'
import { isPlanet, pointsIn } from './names-in.ts'

/** `text` is plain and small; null where the sky of now, a time or somebody else's chart is meant. */
export function pointOfChart(text: string): Point | null {
  if (text.split(' ').length > LONGEST || OF_NOW.test(text) || OF_ANOTHER.test(text)) return null
  const named = [...text.matchAll(IN_CHART), ...text.matchAll(OF_CHART), ...text.matchAll(OWN)]
  const points = new Set(named.flatMap(([, name]) => pointsIn(name!)))
  const [point] = points
  // of two it may be asked which, or how they stand to one another
  if (!point || pointsIn(text).length > 1) return null
  return point === 'asc' || point === 'mc' || isPlanet(point) ? point : null
}

const LONGEST = 40
const POINT =
  '(sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|ascendant|rising(?: sign)?|midheaven|mc)'
const CHART = '(?:my|me) (?:own )?(?:birth ?|natal ?)?(?:charts?|horoscope|nativity|natal|radix|kundli)'
/** "What does Mars do in my chart", "how is Jupiter placed in my horoscope". */
const IN_CHART = new RegExp(
  `\\b(?:my |the |a )?(?:natal )?${POINT}(?: [\\w']+){0,5} (?:in|of|on|for|within|to|ruin\\w*|spoil\\w*|rules?) ${CHART}\\b`,
  'g',
)
/** "In my chart, what is Saturn for". */
const OF_CHART = new RegExp(
  `\\b(?:in|does|is|has) ${CHART}(?: [\\w']+){0,5} (?:about )?(?:the )?${POINT}\\b`,
  'g',
)
/** "What's my rising and does it make me look arrogant", "my Moon is a mess, is it". */
const OWN = new RegExp(
  `(?:\\b(?:what(?:'s| is|s| does| do| about)?|how(?:'s| is|s| does| do)?|why(?:'s| is| does)?|is|does|tell me(?: more)?(?: about| bout| of)?|explain|describe|understand|bout|about|says?|that) |^)(?:about )?my (?:natal |own )?${POINT}\\b(?! (?:bars?|cars?|poisoning|thermometer|cream|lamp|lounger|hat|screen|burn|tan|day|light|flower|room|set|roof|returns?|glasses))`,
  'g',
)
const OF_NOW =
  /\b(?:now|currently|at the moment|today|tonight|tomorrow|this (?:week|month|year|spring|summer|autumn|winter)|next (?:week|month|year)|transit\w*|when|coming|returns?|progress\w*|leaves?|enters?|retrograde|conjunct\w*|crossing|passing|should i|shall i|that (?:night|day|morning|evening)|on the \d+\w*|(?:in )?20[23]\d|synastry|composite)\b/
const OF_ANOTHER =
  /\b(?:his|her|hers|their|theirs|our|your)\b|\b(?!it's|what's|where's|who's|that's|how's|let's)[a-z]+'s (?:charts?|sun|moon|venus|mars|mercury|ascendant|rising)\b/
