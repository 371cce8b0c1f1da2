/** From the scores of the heads to what was heard. */
import type { Heard, HeardByEars } from './heard.ts'
import { ABOUT, CRIES, DECLINES, WANTS } from './vocabulary.ts'

/** So many pairs are kept: of some no chart can answer, and three are offered of the others. */
const PAIRS = 8
/** How much it weighs that a pair is usual, by six hands not learned from (59 % of right offers for 56 %). */
const USUAL = 0.5

/**
 * What several ears heard, on average; `scores`: one row for each ear, in the order of the heads; `usual`:
 * logarithms, how much oftener than by chance each wish (column) goes with each theme (row).
 */
export function heardFrom(scores: readonly Float32Array[], usual: Float32Array): HeardByEars {
  let at = 0
  const take = (count: number, shares: (values: Float32Array) => number[]) => {
    const each = scores.map((row) => shares(row.subarray(at, at + count)))
    at += count
    return each[0]!.map((_, i) => each.reduce((sum, values) => sum + values[i]!, 0) / each.length)
  }
  const about = record(ABOUT, take(ABOUT.length, softmax))
  const wants = record(WANTS, take(WANTS.length, softmax))
  const [leans] = take(1, sigmoids)
  const care = record(['none', ...CRIES], take(1 + CRIES.length, softmax))
  const declines = record(DECLINES, take(DECLINES.length, sigmoids))
  const [understood, chooses, timed] = take(3, sigmoids)
  return {
    about,
    wants,
    pairs: pairsOf(about, wants, usual),
    care,
    declines,
    leans: leans!,
    understood: understood!,
    chooses: chooses!,
    timed: timed!,
  }
}

function pairsOf(about: Heard['about'], wants: Heard['wants'], usual: Float32Array): Heard['pairs'] {
  const pairs = ABOUT.flatMap((theme, row) =>
    WANTS.map((wish, column) => ({
      about: theme,
      wants: wish,
      share: about[theme] * wants[wish] * Math.exp(USUAL * usual[row * WANTS.length + column]!),
    })),
  )
  const all = pairs.reduce((sum, { share }) => sum + share, 0)
  return pairs
    .toSorted((one, other) => other.share - one.share)
    .slice(0, PAIRS)
    .map((pair) => ({ ...pair, share: pair.share / all }))
}

function record<Name extends string>(
  names: readonly Name[],
  values: readonly number[],
): Record<Name, number> {
  return Object.fromEntries(names.map((name, i) => [name, values[i]!])) as Record<Name, number>
}

function softmax(values: Float32Array): number[] {
  const highest = Math.max(...values)
  const powers = [...values].map((value) => Math.exp(value - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function sigmoids(values: Float32Array): number[] {
  return [...values].map((value) => 1 / (1 + Math.exp(-value)))
}
