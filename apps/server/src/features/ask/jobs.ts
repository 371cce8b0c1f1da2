import type { JobHandler, Schedule } from '../../platform/jobs/jobs.ts'
import { FORGET_UNSHARED } from '../circle/unshared.ts'
import { RETURN_STRANDED_ASKS } from './limits.ts'
import { forgetUnshared } from './service/forget-unshared.ts'
import { returnStrandedAsks } from './service/return-stranded-asks.ts'

export const askSchedules: Schedule[] = [
  {
    name: RETURN_STRANDED_ASKS,
    cron: '*/5 * * * *',
    run: async (context) => void (await returnStrandedAsks(context)),
  },
]

export const askJobHandlers: JobHandler[] = [
  {
    name: FORGET_UNSHARED,
    retries: 5,
    run: async (context, userId) =>
      void (await context.db.asUser(userId, (tx) =>
        forgetUnshared({ ...context, actor: { kind: 'job', name: FORGET_UNSHARED, userId } }, tx),
      )),
    // whoever reads the answers next forgets them first
    onGiveUp: async () => {},
  },
]
