import type { World } from '../../../platform/world.ts'

const MONTH = 31 * 86_400_000

/** The Moon at this moment, and her next quarter. */
export function showMoon(world: Pick<World, 'sky' | 'now'>) {
  const now = world.now()
  const phase = world.sky.moonPhase(now)
  const [next] = world.sky.lunations(now, new Date(now.getTime() + MONTH))
  if (!next) throw new Error('A month without a phase of the Moon')
  return {
    name: phase.name,
    angle: phase.angle,
    illumination: phase.illumination,
    sign: phase.sign,
    next: { kind: next.kind, at: next.at.toISOString() },
  }
}
