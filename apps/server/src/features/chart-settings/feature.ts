import type { Feature } from '../../platform/feature.ts'
import { chartSettingsRoutes } from './routes.ts'

export const chartSettings: Feature = {
  routes: chartSettingsRoutes,
}
