import type { Feature } from '../../platform/feature.ts'
import { blueprintJobHandlers, blueprintSchedules } from './jobs.ts'
import { blueprintRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const blueprint: Feature = {
  jobHandlers: blueprintJobHandlers,
  schedules: blueprintSchedules,
  routes: blueprintRoutes,
  sealed,
}
