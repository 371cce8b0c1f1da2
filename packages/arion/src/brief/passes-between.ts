/** Passes over the cusps of a chart, found once and not each time that somebody asks. */
import type { Ingress, Planet, Sky } from '@astrarium/sky'
import { remembered } from '../language/remembered.ts'
import { DAY } from './transit-facts.ts'

/** Time is cut into such stretches: what lies in one does not hang on who asks when. */
const STRETCH = 480 * DAY

/** Charts whose passes are kept; a few kilobytes each. */
const MOST_CHARTS = 500

type Passes = Map<string, readonly Ingress<number>[]>

const kept = new WeakMap<Sky, (cusps: readonly number[]) => Passes>()

/** As `Sky.houseIngresses` after `from` and up to `to`, in order of time. */
export function passesBetween(
  sky: Sky,
  body: Planet,
  cusps: readonly number[],
  from: Date,
  to: Date,
): Ingress<number>[] {
  const [first, last] = [Math.floor(from.getTime() / STRETCH), Math.floor(to.getTime() / STRETCH)]
  if (isAtTheEdge(first) || isAtTheEdge(last)) return sky.houseIngresses(body, cusps, from, to)
  const passes = passesOver(sky)(cusps)
  const found: Ingress<number>[] = []
  for (let stretch = first; stretch <= last; stretch++) {
    const name = `${body} ${stretch}`
    const known =
      passes.get(name) ??
      sky.houseIngresses(body, cusps, new Date(stretch * STRETCH), new Date((stretch + 1) * STRETCH))
    passes.set(name, known)
    found.push(...known.filter(({ at }) => at > from && at <= to))
  }
  return found
}

/** The engine knows the years 1800 to 2200, and a stretch reaches beyond what was asked for. */
const isAtTheEdge = (stretch: number) =>
  stretch * STRETCH < Date.UTC(1801) || (stretch + 1) * STRETCH > Date.UTC(2199)

function passesOver(sky: Sky): (cusps: readonly number[]) => Passes {
  const known = kept.get(sky)
  if (known) return known
  const byCusps = remembered(
    (_cusps: readonly number[]): Passes => new Map(),
    (cusps) => cusps.join(),
    MOST_CHARTS,
  )
  // one answer asks dozens of times of one chart
  const byChart = new WeakMap<readonly number[], Passes>()
  const made = (cusps: readonly number[]) => {
    const passes = byChart.get(cusps) ?? byCusps(cusps)
    byChart.set(cusps, passes)
    return passes
  }
  kept.set(sky, made)
  return made
}
