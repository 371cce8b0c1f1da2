/**
 * Heads that stand on the finished ears, learned later than these: what somebody does with a message, which
 * of the known questions it is, whether somebody near lies ill, and whether something is in question that the
 * asker could do.
 */
import type { FindWeight } from './shipped-weights.ts'
import { ACTS, KNOWN_QUESTIONS } from './vocabulary.ts'
import type { Act, KnownQuestion } from './vocabulary.ts'

export interface HeardBeside {
  /** probabilities that sum to 1 */
  act: Record<Act, number>
  /** the likeliest three, best first, each 0 to 1; what is left of 1 is none of all */
  known: readonly { question: KnownQuestion; share: number }[]
  /** 0 to 1: somebody near to the asker lies ill now */
  ill: number
  /** 0 to 1: what is in question is something that the asker could do, begin or leave */
  deed: number
}

/**
 * `features`: the hidden layers of the ears, whether a turn stood before, whether it has a question mark;
 * `sentence`: what the encoder makes of it as shipped; `marks`: those of `illnessMarks`.
 */
export type HearBeside = (
  features: Float32Array,
  sentence: Float32Array,
  marks: readonly number[],
) => HeardBeside

/** So many are offered where none is near enough. */
const NAMED = 3

export function openBeside(learned: FindWeight): HearBeside {
  const act = linear(learned, 'act')
  const known = linear(learned, 'known')
  const ill = linear(learned, 'ill')
  const deed = linear(learned, 'deed')
  return (features, sentence, marks) => {
    const acts = shares(act(features))
    const questions = shares(known(sentence))
    return {
      act: Object.fromEntries(ACTS.map((name, i) => [name, acts[i]!])) as Record<Act, number>,
      known: KNOWN_QUESTIONS.map((question, i) => ({ question, share: questions[i]! }))
        .sort((one, other) => other.share - one.share)
        .slice(0, NAMED),
      ill: sigmoid(ill(Float32Array.of(...features, ...sentence, ...marks))[0]!),
      deed: sigmoid(deed(Float32Array.of(...features, ...sentence))[0]!),
    }
  }
}

function linear(learned: FindWeight, name: string): (values: Float32Array) => number[] {
  const { values: kernel, shape } = learned(`${name}.kernel`)
  const { values: bias } = learned(`${name}.bias`)
  const outs = shape[1]!
  return (values) => {
    const sums = Array.from(bias)
    values.forEach((value, i) => {
      for (let out = 0; out < outs; out++) sums[out]! += value * kernel[i * outs + out]!
    })
    return sums
  }
}

function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

function shares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
