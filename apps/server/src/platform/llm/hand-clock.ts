/**
 * The twin of the wall clock, for tests: waits up to ten seconds (those between two tries) pass at once,
 * longer ones when the test says so.
 */
import type { Clock } from './clock.ts'

export interface HandClock extends Clock {
  /** so much time goes by, and whoever waited for less is rung */
  elapse(ms: number): void
  /** waits of ten seconds and less, in order */
  waited: number[]
}

const AT_ONCE = 10_000

export function openHandClock(): HandClock {
  let now = 0
  const alarms = new Set<{ at: number; ring: () => void }>()
  const waited: number[] = []
  return {
    waited,
    after(ms, ring) {
      if (ms <= AT_ONCE) waited.push(ms)
      const alarm = { at: now + (ms <= AT_ONCE ? 0 : ms), ring }
      alarms.add(alarm)
      if (ms <= AT_ONCE) setImmediate(() => alarms.delete(alarm) && ring())
      return () => void alarms.delete(alarm)
    },
    elapse(ms) {
      now += ms
      for (const alarm of alarms) if (alarm.at <= now && alarms.delete(alarm)) alarm.ring()
    },
  }
}
