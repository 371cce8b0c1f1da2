/** What somebody else is like, of whom no chart is at hand. */
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const somebody = {
  ...LASTING,
  reads: ({ wants, isOfOther, traits }) =>
    wants === 'who' && isOfOther && !traits.has('compatible') && !traits.has('soulmate'),
  answersUnsaid: true,
  onNewTheme: 'somebody',
} as const satisfies KindRow
