import type { Feature } from '../../platform/feature.ts'
import { circleHint } from './hints.ts'
import { liveSchedules } from './jobs.ts'
import { liveRoutes } from './routes.ts'

export const live: Feature = {
  routes: liveRoutes,
  schedules: liveSchedules,
  hints: [circleHint],
}
