/** What the asker is here for. */
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const purpose = {
  ...LASTING,
  reads: ({ about, wants }) => about === 'purpose' && isOneOf(wants, ['who', 'why', 'fact', 'none']),
  topic: () => 'purpose',
  answersUnsaid: true,
} as const satisfies KindRow
