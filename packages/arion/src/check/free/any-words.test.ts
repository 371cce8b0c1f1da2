import fc from 'fast-check'
import { expect, it } from 'vitest'
import { datesIn } from './dates.ts'
import { mentionsIn } from './mentions.ts'

// Words that its patterns know, in any order: what a model may write when it writes nonsense.
const WORDS =
  `Sun|MC|ASC|ascendant|rising sign|Rising sign|North Node|Lilith|Aries|Leonine|Piscean|first|12th|31st|99th|house|houses
  |house of|love|of|in|your|the|and|or|,|.|square|trine|at right angles|rules|retrograde|direct|is|not|12°|half a|degrees|within
  |exact|New Moon|moon grows full|3|31|May|January|2027|0|from|to|until|between|on|around|again`
    .split('|')
    .map((word) => word.trim())

it('reads whatever a model may say, and breaks off at nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 16 }), (words) => {
      const sentence = words.join(' ')
      expect(mentionsIn(sentence)).toBeInstanceOf(Array)
      expect(datesIn(sentence, 2026, '2026-11-22').dates).toBeInstanceOf(Array)
    }),
    { numRuns: 3000 },
  )
})
