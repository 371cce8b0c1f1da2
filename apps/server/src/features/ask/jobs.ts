import type { Schedule } from '../../platform/jobs/jobs.ts'
import { returnStrandedAsks } from './service/return-stranded-asks.ts'

export const askSchedules: Schedule[] = [
  {
    name: 'return-stranded-asks',
    cron: '*/5 * * * *',
    run: async (context) => void (await returnStrandedAsks(context)),
  },
]
