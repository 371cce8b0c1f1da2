import * as features from './features.ts'
import type { Feature } from './platform/feature.ts'
import type { JobHandler, Schedule } from './platform/jobs/jobs.ts'

const all = Object.values<Feature>(features)

export const SCHEDULES: Schedule[] = all.flatMap(({ schedules = [] }) => schedules)

/** All jobs that can be asked for. The server's queue runs them, in tests whoever holds the test. */
export const JOB_HANDLERS: JobHandler[] = all.flatMap(({ jobHandlers = [] }) => jobHandlers)
