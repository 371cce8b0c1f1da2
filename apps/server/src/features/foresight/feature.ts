import type { Feature } from '../../platform/feature.ts'
import { foresightSchedules } from './jobs.ts'
import { foresightRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const foresight: Feature = {
  schedules: foresightSchedules,
  routes: foresightRoutes,
  sealed,
}
