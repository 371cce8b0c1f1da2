import { costsOfOne } from './costs.ts'
import type { Costs } from './costs.ts'

export interface Rate {
  /** how often a second it was done */
  rate: number
  /** each time it was done; left out where nobody counted */
  costs?: Costs
}

/** Does it again and again, so many at once, for so long. */
export async function rateOf(
  atOnce: number,
  seconds: number,
  work: (place: number) => Promise<unknown>,
  costs?: () => Promise<Costs>,
): Promise<Rate> {
  const before = await costs?.()
  const began = performance.now()
  const ends = began + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      while (performance.now() < ends) {
        await work(place)
        done += 1
      }
    }),
  )
  const rate = done / ((performance.now() - began) / 1000)
  return { rate, ...(costs && before && { costs: costsOfOne(before, await costs(), done) }) }
}

/** The time that such a share of them does not exceed. */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN
}
