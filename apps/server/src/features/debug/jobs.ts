import type { Schedule } from '../../platform/jobs/jobs.ts'
import { removeOldEntries } from './service/remove-old-entries.ts'

export const debugSchedules: Schedule[] = [
  {
    name: 'remove-old-debug-entries',
    cron: '41 3 * * *',
    run: async (context) => void (await removeOldEntries(context)),
  },
]
