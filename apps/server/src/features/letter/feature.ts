import type { Feature } from '../../platform/feature.ts'
import { letterJobHandlers, letterSchedules } from './jobs.ts'
import { sealed } from './sealed.ts'
import { countDeadLetters } from './service/count-dead-letters.ts'
import { countOverdueLetters } from './service/count-overdue-letters.ts'

export const letter: Feature = {
  schedules: letterSchedules,
  jobHandlers: letterJobHandlers,
  overdue: { letters: countOverdueLetters },
  givenUp: { letters: countDeadLetters },
  sealed,
}
