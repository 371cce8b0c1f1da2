/** Whether more than one side of life may be meant by what was heard. */
import type { AskedThing } from '../../listen/reading.ts'
import type { About } from '../../listen/vocabulary.ts'

export function isOfSeveral({ about }: AskedThing): boolean {
  const sides = about.filter((one) => one !== 'self' && one !== 'today').map((one) => ALIKE[one] ?? one)
  return new Set(sides).size > 1
}

/** Sides of life that a chart looks at in the same places. */
const ALIKE: Partial<Record<About, About>> = {
  meeting: 'love',
  venture: 'work',
  study: 'work',
  home: 'moving',
}
