/** Questions about a chart as a whole: its balance, patterns, rulers. */
import type { PatternKind } from '../../claims/chart-claim.ts'
import { pointsIn, isPlanet } from './names-in.ts'
import type { ChartQuestion } from './chart-terms.ts'
import { MINE, groupsIn, familyOf } from './chart-terms.ts'

const PATTERNS: readonly (readonly [PatternKind, RegExp])[] = [
  ['stellium', /\bstelliums?\b|\bstellia\b/],
  ['t_square', /\bt[ -]?squares?\b/],
  ['grand_trine', /\bgrand trines?\b/],
  ['yod', /\b(yods?|finger of (god|fate))\b/],
]

export function wholeChart(text: string): ChartQuestion | null {
  if (/\bbig (three|3)\b|\b(sun (and )?moon (and )?(rising|ascendant)|sun sign moon sign)\b/.test(text))
    return { about: 'big_three' }
  const points = pointsIn(text)
  const [point] = points
  if (
    /\bretrogrades?\b/.test(text) &&
    /\b(my|i have|have i|do i|i was born|was i born|i got|birth|natal|born)\b/.test(text)
  )
    return point && points.length === 1
      ? { about: 'point', point, asks: 'motion', guess: null }
      : { about: 'retrogrades' }
  const pattern = PATTERNS.find(([, words]) => words.test(text))
  if (pattern || /\b(chart|aspect) (patterns?|configurations?)\b|\bgrand cross\b/.test(text))
    return { about: 'patterns', pattern: pattern?.[0] ?? null }
  if (!MINE.test(text)) return null
  if (
    /\b(moon phase|phase of the moon|lunar phase|(full|new|waxing|waning|crescent|half) moon|moon)\b.*\b(was i born|i was born|at (my )?birth)\b|\bborn (on|under|at|during|in|with) (a |an |the )?(full|new|waxing|waning|crescent|half|balsamic)\b|\bmy (birth|natal) (moon|lunar) phase\b|\bmy (moon|lunar) phase\b/.test(
      text,
    ) &&
    !/\b(sign|house|degree)\b/.test(text)
  )
    return { about: 'birth_phase' }
  if (
    /\b(chart ruler|ruling planet|ruler of my (birth |natal )?chart|lord of my chart)\b|\brules (me|my (birth |natal )?chart)\b/.test(
      text,
    )
  )
    return { about: 'chart_ruler' }
  if (
    /\b(strongest|dominant|most (important|powerful|dominant|prominent)) planets?\b|\bplanets? (is|are) (the )?(my )?(strongest|dominant|most \w+)\b/.test(
      text,
    )
  )
    return { about: 'strongest' }
  if (
    /\b(dignity|dignities|dignified|exalted|exaltation|detriment|domicile|debilitated|essential dignit\w+)\b|\bin (its |their )?fall( in my chart)?$/.test(
      text,
    )
  )
    return { about: 'dignity', point: point && isPlanet(point) ? point : null }
  const groups = groupsIn(text)
  if (
    /\b(what|which) (elements?|modality|modalities|quality|qualities) (am|do|is|are|dominates?|prevails?|rules?)\b|\bmy ((main|dominant|strongest|weakest|missing) )?(elements?|modality|modalities)\b|\b(element\w*|modality) (balance|distribution|breakdown)\b|\bbalance of (the )?(elements|modalities)\b/.test(
      text,
    ) ||
    (groups.length > 0 && /\bam i\b|\b(do i have|have i got|i lack|i have|in my chart|my chart)\b/.test(text))
  )
    return {
      about: 'balance',
      family:
        groups.length > 0 ? familyOf(groups) : /\bmodalit|\bqualit/.test(text) ? 'modalities' : 'elements',
      groups,
    }
  return null
}
