import type { Schedule } from '../../platform/jobs/jobs.ts'
import { forgetEvents } from './service/forget-events.ts'

export const liveSchedules: Schedule[] = [
  {
    name: 'forget-circle-events',
    cron: '17 * * * *',
    run: async (context) => void (await forgetEvents(context)),
  },
]
