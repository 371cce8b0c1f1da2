import type { Feature } from '../../platform/feature.ts'
import { homeRoutes } from './routes.ts'

export const home: Feature = { routes: homeRoutes }
