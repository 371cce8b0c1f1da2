import type { Feature } from '../../platform/feature.ts'
import { authSchedules } from './jobs.ts'
import { authRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const auth: Feature = {
  schedules: authSchedules,
  routes: authRoutes,
  sealed,
}
