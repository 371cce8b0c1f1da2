import type { Feature } from '../../platform/feature.ts'
import { debugSchedules } from './jobs.ts'
import { debugRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const debug: Feature = {
  schedules: debugSchedules,
  routes: debugRoutes,
  sealed,
}
