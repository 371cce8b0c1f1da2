import type { Feature } from '../../platform/feature.ts'
import { conversationRoutes } from './routes.ts'

export const conversation: Feature = {
  routes: conversationRoutes,
}
