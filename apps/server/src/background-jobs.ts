import { blueprintJobHandlers } from './features/blueprint/jobs.ts'
import type { JobHandler } from './platform/jobs/jobs.ts'

/** All jobs that can be asked for. The server's queue runs them, in tests whoever holds the test. */
export const JOB_HANDLERS: JobHandler[] = [...blueprintJobHandlers]
