/** The bar climbs by half a percent every 600 ms and waits below the end of what is known to be done. */
export const ADDITION_TICK = 600
export const ADDITION_SHOWN = 1500

export const ADDITION_PHASES = ['chart', 'compatibility', 'finalizing'] as const
export type AdditionPhase = (typeof ADDITION_PHASES)[number]

/** Where each phase ends. */
const ENDS: Record<AdditionPhase, number> = { chart: 40, compatibility: 85, finalizing: 100 }
const CAP = 95

/**
 * Chart and ring come with one answer, the member with the next: the clock moves the bar within what is under
 * way, and an answer takes it to the end of its phase.
 */
export function additionProgress(underWay: 'reckoning' | 'finalizing' | 'done', elapsed: number): number {
  if (underWay === 'done') return 100
  const climbed = Math.floor(elapsed / ADDITION_TICK) * 0.5
  return underWay === 'reckoning'
    ? Math.min(ENDS.compatibility, climbed)
    : Math.min(CAP, ENDS.compatibility + climbed)
}

export function phaseAt(progress: number): AdditionPhase {
  return ADDITION_PHASES.find((phase) => progress < ENDS[phase]) ?? 'finalizing'
}

export function phaseState(phase: AdditionPhase, progress: number): 'waiting' | 'running' | 'done' {
  if (progress >= ENDS[phase]) return 'done'
  return phaseAt(progress) === phase ? 'running' : 'waiting'
}
