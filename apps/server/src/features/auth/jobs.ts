import type { Schedule } from '../../platform/jobs/jobs.ts'
import { forgetTries } from './service/forget-tries.ts'
import { removeStaleSignUps } from './service/remove-stale-sign-ups.ts'

export const authSchedules: Schedule[] = [
  {
    name: 'remove-stale-sign-ups',
    cron: '17 * * * *',
    run: async (context) => void (await removeStaleSignUps(context)),
  },
  { name: 'forget-tries', cron: '23 * * * *', run: forgetTries },
]
