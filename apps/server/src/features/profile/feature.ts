import type { Feature } from '../../platform/feature.ts'
import { profileRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const profile: Feature = {
  routes: profileRoutes,
  sealed,
}
