import type { Feature } from '../../platform/feature.ts'
import { circleRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const circle: Feature = {
  routes: circleRoutes,
  sealed,
}
