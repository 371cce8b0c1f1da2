import type { JobHandler, Schedule } from '../../platform/jobs/jobs.ts'
import { MAKE_EXPORT } from './limits.ts'
import { removeExpiredExports } from './repository.ts'
import { eraseDueAccounts } from './service/erase-due-accounts.ts'
import { failExport, makeExport } from './service/make-export.ts'
import { takeUpExports } from './service/take-up-exports.ts'

export const privacySchedules: Schedule[] = [
  {
    name: 'erase-due-accounts',
    cron: '*/10 * * * *',
    run: async (context) => void (await eraseDueAccounts(context)),
  },
  { name: 'take-up-exports', cron: '* * * * *', run: takeUpExports },
  {
    name: 'remove-expired-exports',
    cron: '23 * * * *',
    run: (context) => context.db.asJobs((tx) => removeExpiredExports(tx, context.now())),
  },
]

export const privacyJobHandlers: JobHandler[] = [
  { name: MAKE_EXPORT, retries: 3, run: makeExport, onGiveUp: failExport },
]
