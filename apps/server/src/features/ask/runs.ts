import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.ts'
import { RunTakenUp } from './run-ended.ts'

interface Run {
  abort: AbortController
  ended: Promise<void>
}

/** The answers that each server has under way; a server has a database pool of its own. */
const underWay = new WeakMap<Database, Set<Run>>()

export function keepRun(db: Database, run: Run): void {
  const runs = underWay.get(db) ?? new Set()
  underWay.set(db, runs)
  runs.add(run)
  void run.ended.finally(() => runs.delete(run))
}

/** Until this server answers nothing any more; what is not done after so long is left to others. */
export async function finishRuns(db: Database, mostMs: number): Promise<void> {
  const runs = underWay.get(db) ?? new Set()
  const deadline = performance.now() + mostMs
  while (runs.size > 0 && performance.now() < deadline) await pause(50)
  for (const { abort } of runs) abort.abort(new RunTakenUp('This server ends'))
  await Promise.all([...runs].map(({ ended }) => ended))
}
