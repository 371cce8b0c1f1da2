import type { Feature } from '../../platform/feature.ts'
import { dailyRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const daily: Feature = {
  routes: dailyRoutes,
  sealed,
}
