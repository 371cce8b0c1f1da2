import type { Schedule } from '../../platform/jobs/jobs.ts'
import { removeUnsavedForesights } from './service/remove-unsaved-foresights.ts'

export const foresightJobs: Schedule[] = [
  {
    name: 'remove-unsaved-foresights',
    cron: '37 * * * *',
    run: async (world) => void (await removeUnsavedForesights(world)),
  },
]
