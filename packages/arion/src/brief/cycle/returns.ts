/** When a planet comes back to its place at birth: all passes of one visit. */
import type { Planet } from '@astrarium/sky'
import type { SkyEvent } from '../facts.ts'
import { DAY, YEAR } from './cycle-context.ts'
import type { CycleContext } from './cycle-context.ts'
import { targets } from '../../chart/targets.ts'

/** All passes of one visit; null where no life is long enough for it. */
export function returnOf(
  scene: CycleContext,
  body: Planet,
  which: 'next' | 'last' | number,
): SkyEvent | null {
  const round = ROUND[body]
  if (!round) return null
  const birth = scene.chart.instant.getTime()
  const asked = which === 'next' ? scene.begin.getTime() : scene.frame.at.getTime()
  const nearest = Math.round((asked - birth) / YEAR / round)
  const numbers =
    typeof which === 'number'
      ? [which]
      : which === 'next'
        ? [nearest - 1, nearest, nearest + 1, nearest + 2]
        : [nearest + 1, nearest, nearest - 1]
  for (const number of numbers.filter((one) => one > 0)) {
    const passes = passesOf(scene, body, number, round)
    const [first, last] = [passes[0]?.[0], passes.at(-1)?.at(-1)]
    if (!first || !last) continue
    const isIt =
      typeof which === 'number' || (which === 'next' ? last.getTime() >= asked : first.getTime() < asked)
    if (!isIt) continue
    const all = passes.flat().sort((a, b) => a.getTime() - b.getTime())
    const isSure = passes.length === 1
    return {
      is: 'return',
      body,
      exact: isSure ? all : [],
      between: isSure ? null : [all[0]!, all.at(-1)!],
      number: COUNTED.includes(body) ? number : null,
    }
  }
  return null
}

/** Years of one round. */
const ROUND: Partial<Record<Planet, number>> = {
  sun: 1,
  moon: 0.0748,
  mercury: 1,
  venus: 1,
  mars: 1.881,
  jupiter: 11.862,
  saturn: 29.457,
  uranus: 84.02,
}

const COUNTED: readonly Planet[] = ['jupiter', 'saturn', 'uranus']

/** Passes of the visit near its mean time, for each end of what the birth time allows. */
function passesOf({ sky, chart }: CycleContext, body: Planet, number: number, round: number): Date[][] {
  const ends = targets(chart, body)
  const reach = body === 'moon' ? 12 * DAY : body === 'sun' ? 30 * DAY : Math.min(round / 2.2, 2.2) * YEAR
  const center = chart.instant.getTime() + number * round * YEAR
  const found = ends.map((longitude) =>
    sky.returns(body, longitude, new Date(center - reach), new Date(center + reach)).map(({ at }) => at),
  )
  return found.every((passes) => passes.length > 0) ? found.map((passes) => visitNear(passes, center)) : []
}

/** Of several visits in reach the one nearest its mean time; a visit's passes lie less than a year apart. */
function visitNear(passes: readonly Date[], center: number): Date[] {
  const visits: Date[][] = []
  for (const at of passes) {
    const last = visits.at(-1)?.at(-1)
    if (last && at.getTime() - last.getTime() < 330 * DAY) visits.at(-1)!.push(at)
    else visits.push([at])
  }
  const off = (visit: Date[]) => Math.min(...visit.map((at) => Math.abs(at.getTime() - center)))
  return visits.sort((a, b) => off(a) - off(b))[0]!
}
