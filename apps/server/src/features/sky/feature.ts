import type { Feature } from '../../platform/feature.ts'
import { skySchedules } from './jobs.ts'
import { skyRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const sky: Feature = {
  schedules: skySchedules,
  routes: skyRoutes,
  sealed,
}
