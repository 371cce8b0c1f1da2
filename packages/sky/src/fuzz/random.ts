/** Random numbers that a seed repeats. */
export interface Random {
  /** 0 ≤ n < limit */
  below(limit: number): number
  chance(share: number): boolean
  one<Value>(values: readonly Value[]): Value
}

/** Mulberry32 (Tommy Ettinger, 2017): 32 bits of state, good enough for inputs. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (limit) => next() * limit,
    chance: (share) => next() < share,
    one: (values) => values[Math.floor(next() * values.length)]!,
  }
}
