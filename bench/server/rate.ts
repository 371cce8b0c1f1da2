export interface Rate {
  /** how often a second it was done */
  rate: number
  /** of the server's processor, its threads included, each time it was done */
  processorMs: number
}

/** Does it again and again, so many at once, for so long. */
export async function rateOf(
  atOnce: number,
  seconds: number,
  work: (place: number) => Promise<unknown>,
  processorSeconds: () => Promise<number> = async () => NaN,
): Promise<Rate> {
  const before = await processorSeconds()
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
  return { rate, processorMs: (1000 * ((await processorSeconds()) - before)) / done }
}

/** The time that such a share of them does not exceed. */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN
}
