/** How to be with somebody, how to say it to them. */
import { isOneOf, WITH_OTHERS } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const manner = {
  ...LASTING,
  reads: ({ about, wants, isOfPerson }) =>
    wants === 'how' && (isOfPerson || (isOneOf(about, WITH_OTHERS) && about !== 'meeting')),
  hours: 'named_short',
  isWithSomebody: true,
  tellsToo: ['how'],
  onNewTheme: 'manner',
  onNewSpan: { day: 'manner', stretch: 'manner' },
  onMatter: 'how',
} as const satisfies KindRow
