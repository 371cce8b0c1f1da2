import type { Schedule, Work } from '../../platform/jobs/jobs.ts'
import { WRITE_BLUEPRINT, WRITE_RETRIES } from './policy.ts'
import { failBlueprint } from './service/fail-blueprint.ts'
import { takeUpAbandoned } from './service/take-up-abandoned.ts'
import { writeBlueprint } from './service/write-blueprint.ts'

export const blueprintJobs: Schedule[] = [
  {
    name: 'take-up-abandoned-blueprints',
    cron: '* * * * *',
    run: async (world) => void (await takeUpAbandoned(world)),
  },
]

export const blueprintWorks: Work[] = [
  { name: WRITE_BLUEPRINT, retries: WRITE_RETRIES, run: writeBlueprint, giveUp: failBlueprint },
]
