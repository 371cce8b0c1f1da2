import type { Schedule } from '../../platform/jobs/jobs.ts'
import { forgetChanges } from './service/forget-changes.ts'

export const securitySchedules: Schedule[] = [
  { name: 'forget-account-changes', cron: '41 3 * * *', run: forgetChanges },
]
