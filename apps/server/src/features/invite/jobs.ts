import type { Schedule } from '../../platform/jobs/jobs.ts'
import { removeExpiredRequests } from './service/remove-expired-requests.ts'

export const inviteSchedules: Schedule[] = [
  {
    name: 'remove-expired-circle-requests',
    cron: '41 3 * * *',
    run: async (context) => void (await removeExpiredRequests(context)),
  },
]
