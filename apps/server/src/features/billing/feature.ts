import type { Feature } from '../../platform/feature.ts'
import { billingJobHandlers, billingSchedules } from './jobs.ts'
import { billingRoutes } from './routes.ts'

export const billing: Feature = {
  routes: billingRoutes,
  schedules: billingSchedules,
  jobHandlers: billingJobHandlers,
}
