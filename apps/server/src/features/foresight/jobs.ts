import type { Schedule } from '../../platform/jobs/jobs.ts'
import { removeUnsavedForesights } from './service/remove-unsaved-foresights.ts'

export const foresightSchedules: Schedule[] = [
  {
    name: 'remove-unsaved-foresights',
    cron: '37 * * * *',
    run: async (context) => void (await removeUnsavedForesights(context)),
  },
]
