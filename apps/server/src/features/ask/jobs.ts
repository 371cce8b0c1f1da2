import type { Schedule } from '../../platform/jobs/jobs.ts'
import { RETURN_STRANDED_ASKS } from './limits.ts'
import { returnStrandedAsks } from './service/return-stranded-asks.ts'

export const askSchedules: Schedule[] = [
  {
    name: RETURN_STRANDED_ASKS,
    cron: '*/5 * * * *',
    run: async (context) => void (await returnStrandedAsks(context)),
  },
]
