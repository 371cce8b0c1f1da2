/** What a new chart says first: the signs of Sun, Moon and Ascendant, each with a sentence of its own. */
import type { Sky, Sign } from '@astrarium/sky'
import { capital, full } from '../../language/text.ts'
import { placementFacts } from '../../brief/natal-facts.ts'
import { NO_TRAITS } from '../../question/traits.ts'
import type { Intent } from '../../question/intent.ts'
import type { UsedPhrase } from '../../types.ts'
import { FieldWriter } from '../field-writer.ts'
import type { ReadingInput } from '../field-writer.ts'

export const FIRST_POINTS = ['sun', 'moon', 'asc'] as const

export interface FirstSign {
  point: (typeof FIRST_POINTS)[number]
  /** one, or each in which the point may have stood where the birth time leaves it open */
  signs: Sign[]
  /** null where the sign is open */
  text: string | null
}

const READING: Intent = {
  theme: 'self',
  topic: 'self',
  kind: 'today',
  span: null,
  subject: null,
  traits: NO_TRAITS,
  person: null,
  follows: null,
}
const EVEN = {
  weights: new Map(FIRST_POINTS.map((point) => [point, 1] as const)),
  rules: new Map(),
  houses: {},
}

/**
 * Of a chart with no time of birth the Ascendant is left out. The same for the whole of a day; `usedPhrases`
 * keeps the home page from saying it again soon.
 */
export function firstSigns(
  sky: Sky,
  { asker, at }: Omit<ReadingInput, 'usedPhrases'>,
): { signs: FirstSign[]; usedPhrases: UsedPhrase[] } {
  const writer = new FieldWriter(sky, { asker, at, usedPhrases: [] }, 'first signs', READING)
  const facts = placementFacts(asker.chart, EVEN)
  const day = sky.localDate(asker.timeZone, at)
  const usedPhrases: UsedPhrase[] = []
  const signs = FIRST_POINTS.flatMap((point): FirstSign[] => {
    const fact = facts.find((one) => one.point === point)
    if (!fact) {
      const open = asker.chart.placements.find(({ body }) => body === point)?.range?.signs ?? []
      return open.length > 0 ? [{ point, signs: [...open], text: null }] : []
    }
    const unit = writer.composer.unit(
      ['self', 'lived', 'gift'].map((side) => `${point}@${fact.sign}.${side}`),
    )
    const said = unit && writer.write([writer.composer.line(capital(full(unit.text)), [fact])]).text.trim()
    if (unit && said) usedPhrases.push({ unit: unit.id, day })
    return [{ point, signs: [fact.sign], text: said || null }]
  })
  return { signs, usedPhrases }
}
