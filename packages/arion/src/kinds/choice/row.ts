/** Two or more things to choose between, each named in the asker's words. */
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const choice = {
  ...LASTING,
  reads: ({ wants, isChoice, traits }) =>
    isChoice && isOneOf(wants, ['which', 'whether', 'when']) && !OF_TWO.some((trait) => traits.has(trait)),
  lasts: false,
  gives: 'road',
  weighsTimes: true,
  isOursAlone: true,
  tellsToo: ['when', 'what time', 'why', 'which one', 'which'],
} as const satisfies KindRow

/** Of two people no chart chooses. */
const OF_TWO = ['parting', 'compatible', 'soulmate'] as const
