/** The learned ears in this thread: they hear a question in the light of the turn before. */
import * as tf from '@tensorflow/tfjs-core'
import { remembered } from '../language/remembered.ts'
import { openBeside } from './beside.ts'
import { openEar, REACHES } from './ear.ts'
import { openEncoder, openSentence, startTensors } from './encoder.ts'
import { heardFrom } from './heard-from.ts'
import type { Heard } from './heard.ts'
import { illnessMarks } from './illness-marks.ts'
import { learnedWeights } from './learned-weights.ts'
import { shippedWeights } from './shipped-weights.ts'
import { tokenize } from './tokenize.ts'

/** An earlier turn of the thread. */
export interface EarlierTurn {
  question: string
  answer: string
  /** the local day on which it was asked; left out: today */
  day?: string
  /** what was kept of it */
  state?: { version: number } | null
}

export interface Hearing {
  /**
   * `thread`: oldest turn first; the last one counts. `looks`: what is given of it to the ears, whose mean
   * counts; the whole of it where nothing is said. Equal texts are read once.
   */
  hear(question: string, thread: readonly EarlierTurn[], looks?: readonly string[]): Heard
}

/** Loads the weights (about 0.2 s, 60 MB). */
export async function openHearing(): Promise<Hearing> {
  await startTensors()
  const [shipped, learned, learnedBeside] = [
    shippedWeights(),
    learnedWeights('learned'),
    learnedWeights('beside'),
  ]
  const encode = openEncoder(shipped.find)
  const sentence = openSentence(shipped.find)
  const beside = openBeside(learnedBeside.find)
  const usual = learned.find('pairs').values
  const ears = REACHES.map((reach) => openEar(learned.find, reach))
  for (const weights of [shipped, learned, learnedBeside]) weights.drop()
  const hear = (question: string, last: EarlierTurn | undefined, looks: readonly string[]): Heard => {
    const rows = tf.tidy(() => {
      const before = last && {
        question: encode(within(tokenize(last.question), 0, 40)),
        answer: encode(within(tokenize(last.answer), 20, 28)),
      }
      const texts = looks.map((look) => encode(within(tokenize(look), 30, 50)))
      const each = texts.flatMap((text) => ears.map((ear) => ear({ question: text, before: before ?? null })))
      const marks = tf.tensor2d([[last ? 1 : 0, question.includes('?') ? 1 : 0]])
      const features = tf.concat2d([...each.slice(0, ears.length).map(({ hidden }) => hidden), marks], 1)
      return [features, sentence(texts[0]!), ...each.map(({ scores }) => scores)]
    })
    const [features, said, ...scores] = rows.map((row) => row.dataSync<'float32'>())
    for (const row of rows) row.dispose()
    return { ...heardFrom(scores, usual), ...beside(features!, said!, illnessMarks(question)) }
  }
  const hearOnce = remembered(hear, (question, last, looks) =>
    JSON.stringify([question, last?.question, last?.answer, looks]),
  )
  return { hear: (question, thread, looks = [question]) => hearOnce(question, thread.at(-1), looks) }
}

/** Beginning and end of a long text: what is asked stands at the one or the other. */
function within(ids: number[], head: number, tail: number): number[] {
  if (ids.length === 0) return [0]
  return ids.length <= head + tail ? ids : [...ids.slice(0, head), ...ids.slice(-tail)]
}
