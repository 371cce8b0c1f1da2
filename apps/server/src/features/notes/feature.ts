import type { Feature } from '../../platform/feature.ts'
import { notesRoutes } from './routes.ts'
import { sealed } from './sealed.ts'

export const notes: Feature = {
  routes: notesRoutes,
  sealed,
}
