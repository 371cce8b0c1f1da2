import type { Feature } from '../../platform/feature.ts'
import { askSchedules } from './jobs.ts'
import { askRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const ask: Feature = {
  schedules: askSchedules,
  routes: askRoutes,
  sealed,
}
