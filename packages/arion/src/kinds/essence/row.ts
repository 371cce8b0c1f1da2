/** Who the asker is, or what one point of the chart says of them. */
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const essence = {
  ...LASTING,
  reads: ({ about, wants }) =>
    (isOneOf(about, ['self', 'chart', 'today']) && wants === 'who') || (about === 'self' && wants === 'fact'),
  topic: () => 'self',
  answersUnsaid: true,
  onMatter: 'why',
} as const satisfies KindRow
