import type { Feature } from '../../platform/feature.ts'
import { securitySchedules } from './jobs.ts'
import { securityRoutes } from './routes.ts'

export const security: Feature = { routes: securityRoutes, schedules: securitySchedules }
