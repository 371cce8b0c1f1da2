import type { Feature } from '../../platform/feature.ts'
import { birthRoutes } from './routes.ts'

export const birth: Feature = {
  routes: birthRoutes,
}
