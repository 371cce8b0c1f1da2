import type { Feature } from '../../platform/feature.ts'
import { ownChartRoutes } from './routes.ts'

/** The person's own birth and chart, with what follows from them: it stands above the Circle. */
export const ownChart: Feature = {
  routes: ownChartRoutes,
}
