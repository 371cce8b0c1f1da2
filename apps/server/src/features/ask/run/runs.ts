import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../platform/db/database.ts'
import type { AskEvent } from '../ask-event.ts'
import { LEFT_WITHIN_MS } from '../limits.ts'
import { RunTakenUp } from './run-ended.ts'

/** An answer that this server gives. */
export interface Run {
  askId: string
  abort: AbortController
  /** aborted once the server is to end: what the database does not take then is left to others */
  leave: AbortController
  /** all of its words that stand in the database, and so may be heard */
  said: string
  /** how this server ended it; null while it goes on, and where somebody else has ended it */
  end: AskEvent | null
  /** nothing more comes of it from this server */
  isOver: boolean
}

/** The answers that each server has under way; a server has a database pool of its own. */
const underWay = new WeakMap<Database, Map<string, Run & { ended: Promise<void> }>>()

export function keepRun(db: Database, run: Run, ended: Promise<void>): void {
  const runs = underWay.get(db) ?? new Map<string, Run & { ended: Promise<void> }>()
  underWay.set(db, runs)
  const kept = Object.assign(run, { ended })
  runs.set(run.askId, kept)
  void ended.finally(() => {
    // it may have been taken up again here
    if (runs.get(run.askId) === kept) runs.delete(run.askId)
  })
}

/** Null where this server does not answer it. */
export function findRun(db: Database, askId: string): Run | null {
  return underWay.get(db)?.get(askId) ?? null
}

/**
 * Until this server answers nothing any more. What is not done after so long is left to others, and what
 * cannot be left within `LEFT_WITHIN_MS` they find out by themselves.
 */
export async function finishRuns(db: Database, mostMs: number): Promise<void> {
  const runs = underWay.get(db)
  if (!runs) return
  const deadline = performance.now() + mostMs
  for (const { leave } of runs.values()) leave.abort()
  while (runs.size > 0 && performance.now() < deadline) await pause(50)
  for (const { abort } of runs.values()) abort.abort(new RunTakenUp('This server ends'))
  const left = Promise.all([...runs.values()].map(({ ended }) => ended))
  await Promise.race([left, pause(LEFT_WITHIN_MS, undefined, { ref: false })])
}
