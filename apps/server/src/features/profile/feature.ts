import type { Feature } from '../../platform/feature.ts'
import { profileRoutes } from './routes.ts'
import { sealed } from './sealed.ts'
import { tellEverybody } from './service/tell-everybody.ts'

export const profile: Feature = {
  routes: profileRoutes,
  schedules: [{ name: 'tell-everybody', cron: '* * * * *', run: tellEverybody }],
  sealed,
}
