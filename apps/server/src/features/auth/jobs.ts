import type { Schedule } from '../../platform/jobs/jobs.ts'
import { removeStaleSignUps } from './service/remove-stale-sign-ups.ts'

export const authJobs: Schedule[] = [
  {
    name: 'remove-stale-sign-ups',
    cron: '17 * * * *',
    run: async (world) => void (await removeStaleSignUps(world)),
  },
]
