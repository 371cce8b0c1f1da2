import type { Feature } from '../../platform/feature.ts'
import { chartRoutes } from './routes.ts'

export const chart: Feature = {
  routes: chartRoutes,
}
