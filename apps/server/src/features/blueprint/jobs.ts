import type { Schedule, JobHandler } from '../../platform/jobs/jobs.ts'
import { WRITE_BLUEPRINT, WRITE_RETRIES } from './limits.ts'
import { failBlueprint } from './service/fail-blueprint.ts'
import { takeUpAbandoned } from './service/take-up-abandoned.ts'
import { writeBlueprint } from './service/write-blueprint.ts'

export const blueprintSchedules: Schedule[] = [
  {
    name: 'take-up-abandoned-blueprints',
    cron: '* * * * *',
    run: async (context) => void (await takeUpAbandoned(context)),
  },
]

export const blueprintJobHandlers: JobHandler[] = [
  { name: WRITE_BLUEPRINT, retries: WRITE_RETRIES, run: writeBlueprint, onGiveUp: failBlueprint },
]
