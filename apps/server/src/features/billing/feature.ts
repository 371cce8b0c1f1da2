import type { Feature } from '../../platform/feature.ts'
import { billingRoutes } from './routes.ts'

export const billing: Feature = {
  routes: billingRoutes,
}
