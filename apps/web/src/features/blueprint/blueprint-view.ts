import type { BlueprintState } from '@astrarium/contracts'

/**
 * What there is to show of a blueprint, or of one category. `in-progress`: begun, nothing answered yet.
 * `answers`: at least one stands, and it may still be on its way (`isWriting`) or have stopped
 * (`hasStopped`).
 */
export type BlueprintView =
  | { kind: 'no-chart' | 'not-begun' | 'in-progress' | 'failed' }
  | { kind: 'answers'; isWriting: boolean; hasStopped: boolean }

export function viewOf({
  hasChart,
  state,
  answered,
}: {
  hasChart: boolean
  state: BlueprintState
  answered: number
}): BlueprintView {
  if (!hasChart) return { kind: 'no-chart' }
  if (answered > 0) return { kind: 'answers', isWriting: state === 'writing', hasStopped: state === 'failed' }
  if (state === 'none') return { kind: 'not-begun' }
  // whole without an answer cannot be; should it be, asking again is the way out
  return { kind: state === 'writing' ? 'in-progress' : 'failed' }
}

/**
 * Milliseconds until it is worth looking again: a second while it is written, longer while the server does
 * not answer; false for never.
 */
export function pollEvery(state: BlueprintState | undefined, isFailing: boolean): number | false {
  if (state !== 'writing') return false
  return isFailing ? 5000 : 1000
}
