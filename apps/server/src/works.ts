import { blueprintWorks } from './features/blueprint/jobs.ts'
import type { Work } from './platform/jobs/jobs.ts'

/** All work that can be asked for. The server's queue does it, in tests whoever holds the test. */
export const WORKS: Work[] = [...blueprintWorks]
