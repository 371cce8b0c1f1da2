/** What comes round, what happens in the sky, and what has been. */
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const cycle = {
  ...LASTING,
  reads: ({ time, wants }) =>
    time === 'past' && isOneOf(wants, ['outlook', 'why', 'fact', 'who', 'none', 'more', 'whether']),
  lasts: false,
  isOfPast: true,
  isFact: true,
  answersUnsaid: true,
  weighsTimes: true,
  tellsToo: ['when', 'how long'],
  onNewTheme: 'cycle',
  onNewSpan: { day: 'cycle', stretch: 'cycle' },
} as const satisfies KindRow
