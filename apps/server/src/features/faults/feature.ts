import type { Feature } from '../../platform/feature.ts'
import { faultRoutes } from './routes.ts'

export const faults: Feature = { routes: faultRoutes }
