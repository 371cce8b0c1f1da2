import type { Schedule } from '../../platform/jobs/jobs.ts'
import { returnStrandedAsks } from './service/return-stranded-asks.ts'

export const askJobs: Schedule[] = [
  {
    name: 'return-stranded-asks',
    cron: '*/5 * * * *',
    run: async (world) => void (await returnStrandedAsks(world)),
  },
]
