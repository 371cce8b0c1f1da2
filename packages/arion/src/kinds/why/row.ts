/** Why the asker is as they are; and whatever of a life is asked that nothing narrower reads. */
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const why = {
  ...LASTING,
  reads: ({ about, wants }) =>
    isOneOf(wants, ['why', 'how', 'who']) ||
    (wants === 'none' && !isOneOf(about, ['sky', 'arion', 'small_talk'])),
  isLastResort: true,
  weighsTimes: true,
  tellsToo: ['why'],
  prefaces: { said_of_me: 'preface.said', ...LASTING.prefaces },
  onMatter: 'why',
  namesBystander: true,
} as const satisfies KindRow
