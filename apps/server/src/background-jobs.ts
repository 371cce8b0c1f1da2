import * as features from './features.ts'
import type { Context } from './platform/context.ts'
import type { Hint } from './platform/db/listener.ts'
import type { Feature } from './platform/feature.ts'
import type { JobHandler, Schedule } from './platform/jobs/jobs.ts'

const all = Object.values<Feature>(features)

export const SCHEDULES: Schedule[] = all.flatMap(({ schedules = [] }) => schedules)

/** All jobs that can be asked for. The server's queue runs them, in tests whoever holds the test. */
export const JOB_HANDLERS: JobHandler[] = all.flatMap(({ jobHandlers = [] }) => jobHandlers)

/** How much work of each kind should have been done by now. */
export function countOverdue(context: Context): Promise<Record<string, number>> {
  return countAll(context, 'overdue')
}

/** How much of each kind was given up in the last day. */
export function countGivenUp(context: Context): Promise<Record<string, number>> {
  return countAll(context, 'givenUp')
}

async function countAll(context: Context, what: 'overdue' | 'givenUp'): Promise<Record<string, number>> {
  const kinds = all.flatMap((feature) => Object.entries(feature[what] ?? {}))
  const counted = await Promise.all(kinds.map(async ([name, count]) => [name, await count(context)] as const))
  return Object.fromEntries(counted)
}

/** What the features hear from the database. */
export const HINTS: Hint[] = all.flatMap(({ hints = [] }) => hints)

/** Goes on with what servers that ended left half done. */
export async function takeUpLeft(context: Context): Promise<void> {
  for (const { takeUp } of all) await takeUp?.(context)
}

/** Waits for what this server has under way, and hands on what is not done in time. */
export async function finishUnderWay(context: Context, mostMs: number): Promise<void> {
  await Promise.all(all.map(async ({ finish }) => finish?.(context, mostMs)))
}
