import type { Feature } from '../../platform/feature.ts'
import { askJobHandlers, askSchedules } from './jobs.ts'
import { askRoutes } from './routes.ts'
import { finishRuns } from './run/runs.ts'
import { sealed } from './sealed.ts'
import { countOverdueAnswers } from './service/count-overdue-answers.ts'
import { handOnTaken, takeUpAnswers } from './service/take-up-answers.ts'

export const ask: Feature = {
  schedules: askSchedules,
  jobHandlers: askJobHandlers,
  routes: askRoutes,
  takeUp: async (context) => void (await takeUpAnswers(context)),
  finish: async (context, mostMs) => {
    await handOnTaken(context)
    await finishRuns(context.db, mostMs)
  },
  sealed,
  overdue: { answers: countOverdueAnswers },
}
