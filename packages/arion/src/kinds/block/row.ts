/** What stands in the asker's own way. */
import { isOneOf, OF_ONESELF } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const block = {
  ...LASTING,
  reads: ({ wants, traits }) => traits.has('block') && isOneOf(wants, OF_ONESELF),
  topic: (theme) => (theme === 'purpose' ? 'purpose' : null),
  answersUnsaid: true,
  tellsToo: ['why'],
  onMatter: 'why',
} as const satisfies KindRow
