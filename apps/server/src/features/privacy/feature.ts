import type { Feature } from '../../platform/feature.ts'
import { privacyJobHandlers, privacySchedules } from './jobs.ts'
import { privacyPages, privacyRoutes } from './routes.ts'
import { countOverdueErasures } from './service/count-overdue-erasures.ts'
import { sealed } from './sealed.ts'

export const privacy: Feature = {
  routes: privacyRoutes,
  pages: privacyPages,
  schedules: privacySchedules,
  jobHandlers: privacyJobHandlers,
  sealed,
  overdue: { erasures: countOverdueErasures },
}
