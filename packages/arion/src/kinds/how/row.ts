/** How to go about something. */
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const how = {
  ...LASTING,
  reads: ({ about, wants }) =>
    wants === 'how' && !isOneOf(about, ['sky', 'chart', 'arion', 'small_talk', 'purpose']),
  hours: 'named_short',
  tellsToo: ['how'],
  onNewTheme: 'how',
  onNewSpan: { day: 'how', stretch: 'how' },
  onMatter: 'how',
  namesBystander: true,
} as const satisfies KindRow
