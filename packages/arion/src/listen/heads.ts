/** From encodings to what was heard: four looks at the pieces, a hidden layer, and a head for each matter. */
import * as tf from '@tensorflow/tfjs-core'
import type { Tensor2D } from '@tensorflow/tfjs-core'
import { dense, normalized, tensor, WIDTH } from './encoder.ts'
import type { Encoded } from './encoder.ts'
import type { Heard } from './heard.ts'
import type { FindWeight } from './shipped-weights.ts'
import { ABOUT, CRIES, DECLINES, WANTS } from './vocabulary.ts'

/** Scores of everything that is listened for, in one row; `heardFrom` reads them. */
export type Heads = (encodings: Encodings) => Tensor2D

/** What the heads look at. */
export interface Encodings {
  question: Encoded
  /** number of pieces of the question */
  length: number
  /** the turn before, when there is one */
  before: { question: Encoded; answer: Encoded } | null
}

/** Length of an encoding beside the other features. */
const LOUDNESS = 4

export function openHeads(learned: FindWeight): Heads {
  const part = (name: string) => dense(tensor(learned(`${name}.kernel`)), tensor(learned(`${name}.bias`)))
  const look = part('pool')
  const hidden = part('hidden')
  const heads = part('heads')
  const none = tf.zeros<tf.Rank.R2>([1, WIDTH])
  return ({ question, length, before }) => {
    const rows = normalized(question.pieces)
    const looks = tf.matMul(tf.softmax(tf.transpose(look(rows))), rows)
    const features = tf.concat2d(
      [
        tf.mul(question.whole, LOUDNESS),
        tf.reshape(looks, [1, -1]),
        before ? tf.mul(before.question.whole, LOUDNESS) : none,
        before ? tf.mul(before.answer.whole, LOUDNESS) : none,
        tf.tensor2d([[before ? 1 : 0, Math.min(2, length / 30)]]),
      ],
      1,
    )
    return heads(tf.relu(hidden(features)))
  }
}

export function heardFrom(scores: Float32Array): Heard {
  let at = 0
  const take = (count: number) => scores.subarray(at, (at += count))
  const shares = <Name extends string>(names: readonly Name[]) => record(names, softmax(take(names.length)))
  const about = shares(ABOUT)
  const wants = shares(WANTS)
  const [leans] = take(1)
  const care = shares(['none', ...CRIES])
  const declines = record(DECLINES, [...take(DECLINES.length)].map(sigmoid))
  const [understood, chooses, timed] = take(3)
  return {
    about,
    wants,
    care,
    declines,
    leans: sigmoid(leans!),
    understood: sigmoid(understood!),
    chooses: sigmoid(chooses!),
    timed: sigmoid(timed!),
  }
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

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
