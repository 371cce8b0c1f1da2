import type { Feature } from '../../platform/feature.ts'
import { inviteSchedules } from './jobs.ts'
import { inviteRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const invite: Feature = {
  schedules: inviteSchedules,
  routes: inviteRoutes,
  sealed,
}
