/** One ear: a second layer, four looks at the pieces, a hidden layer, and a head for each matter. */
import * as tf from '@tensorflow/tfjs-core'
import type { Tensor2D } from '@tensorflow/tfjs-core'
import { dense, normalized, openLayer, tensor, WIDTH } from './encoder.ts'
import type { FindWeight } from './shipped-weights.ts'

/** Scores of everything that is listened for, in one row; `heardFrom` reads them. */
export type Ear = (rows: Rows) => {
  scores: Tensor2D
  /** what the scores are made of, in one row; `openBeside` reads it */
  hidden: Tensor2D
}

/** What the encoder gives of each text, [pieces, 512]. */
export interface Rows {
  question: Tensor2D
  /** the turn before, when there is one */
  before: { question: Tensor2D; answer: Tensor2D } | null
}

/** An ear hears the question and the turn before it apart or together; the two err differently. */
export const REACHES = ['apart', 'together'] as const

/** Length of what a text says beside the other features. */
const LOUDNESS = 4

export function openEar(learned: FindWeight, reach: (typeof REACHES)[number]): Ear {
  const weight = (name: string) => tensor(learned(`${reach}.${name}`))
  const part = (name: string) => dense(weight(`${name}.kernel`), weight(`${name}.bias`))
  const layer = openLayer((name) => weight(`layer.${name}`), 'keeps')
  const [turnBefore, itsAnswer] = tf.split(weight('turn'), 2) as [Tensor2D, Tensor2D]
  const whole = part('whole')
  const look = part('pool')
  const hidden = part('hidden')
  const heads = part('heads')
  const none = tf.zeros<tf.Rank.R2>([1, WIDTH])
  /** What a text says as a whole, [1, 512]. */
  const said = (pieces: Tensor2D): Tensor2D => {
    const sentence = tf.tanh(whole(tf.reshape(tf.mean(pieces, 0), [1, WIDTH])))
    return tf.mul(tf.div(sentence, tf.norm(sentence)), LOUDNESS)
  }
  return ({ question, before }) => {
    const texts = before
      ? [question, tf.add<Tensor2D>(before.question, turnBefore), tf.add<Tensor2D>(before.answer, itsAnswer)]
      : [question]
    const heard =
      reach === 'apart'
        ? texts.map(layer)
        : (tf.split(
            layer(tf.concat2d(texts, 0)),
            texts.map(({ shape }) => shape[0]),
          ) as Tensor2D[])
    const rows = normalized(reach === 'apart' ? heard[0]! : tf.concat2d(heard, 0))
    const looks = tf.matMul(tf.softmax(tf.transpose(look(rows))), rows)
    const length = question.shape[0]
    const features = tf.concat2d(
      [
        said(heard[0]!),
        tf.reshape(looks, [1, -1]),
        heard[1] ? said(heard[1]) : none,
        heard[2] ? said(heard[2]) : none,
        tf.tensor2d([[before ? 1 : 0, Math.min(2, length / 30)]]),
      ],
      1,
    )
    const last = tf.relu(hidden(features))
    return { scores: heads(last), hidden: last }
  }
}
