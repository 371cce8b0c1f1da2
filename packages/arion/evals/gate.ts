/**
 * What earns an answer: whether other witnesses beside its confidence tell a right reading from a wrong one.
 * `script/eval gate [file …]`; without files, hands of the corpus that the ears have not learned from.
 * Fitted on five sixths of the persons and tried on the others, in turn.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { openHearing } from '../src/listen/hearing.ts'
import { askingSentences } from '../src/question/asking.ts'
import { isSouthernZone } from '../src/question/care/country-of-zone.ts'
import { ownQuestions } from '../src/question/gate/own-question.ts'
import { read } from '../src/question/read.ts'
import { isClear, labelledQuestions } from './labelled-questions.ts'
import type { LabelledQuestion } from './labelled-questions.ts'

const FOLDS = 6
const given = process.argv.slice(2)
const unlearned = globSync(join(import.meta.dirname, '../corpus/[ks]0?.jsonl')).toSorted()
const { hear } = await openHearing()

const lines = (given.length > 0 ? given : unlearned)
  .flatMap(labelledQuestions)
  .filter(isClear)
  .map((line) => ({ person: line.person, ...witnessesOf(line) }))
const persons = [...new Set(lines.map(({ person }) => person))]
const fitted = fittedShares()

console.log(`${lines.length} questions by ${persons.length} persons\n`)
console.log('| right from wrong (area under the curve) | |\n|---|---|')
console.log(`| confidence | ${area(lines.map(({ confidence }) => confidence)).toFixed(3)} |`)
console.log(`| with all witnesses | ${area(fitted).toFixed(3)} |`)
console.log('\n| asked back | right of those answered, by confidence | with all witnesses |\n|---|---|---|')
for (const back of [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75])
  console.log(
    `| ${Math.round(100 * back)} % | ${rightOf(
      lines.map(({ confidence }) => confidence),
      back,
    )} | ${rightOf(fitted, back)} |`,
  )

function witnessesOf({ question, thread, today, zone, expect }: LabelledQuestion) {
  const frame = { today, isSouthern: isSouthernZone(zone), zone }
  const { asks, act, leans } = read({ question, thread, frame, hear })
  const [{ about, wants, confidence }] = asks
  const heard = hear(question, thread)
  const form = ownQuestions(question, 1)[0]?.wants ?? null
  return {
    isRight: expect.about.includes(about[0]!) && expect.wants.includes(wants[0]!),
    confidence,
    witnesses: [
      confidence,
      Math.log(heard.about[about[0]!] + 0.001),
      Math.log(heard.wants[wants[0]!] + 0.001),
      margin(heard.about),
      margin(heard.wants),
      form === wants[0] ? 1 : 0,
      form !== null && form !== wants[0] ? 1 : 0,
      Math.log(question.split(/\s+/).length),
      askingSentences(question).length > 1 ? 1 : 0,
      act.asks,
      leans ? 1 : 0,
    ],
  }
}

function margin(shares: Record<string, number>): number {
  const [first = 0, second = 0] = Object.values(shares).toSorted((one, other) => other - one)
  return first - second
}

/** For each line the share that a logistic fit gives it which has not seen its person. */
function fittedShares(): number[] {
  const scaled = standardized(lines.map(({ witnesses }) => witnesses))
  const foldOf = lines.map(({ person }) => persons.indexOf(person) % FOLDS)
  const shares = lines.map(() => 0)
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fit(scaled, (index) => foldOf[index] !== fold)
    for (const [index, row] of scaled.entries())
      if (foldOf[index] === fold) shares[index] = sigmoid(dot(weights, row))
  }
  return shares
}

function standardized(rows: readonly number[][]): number[][] {
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]!))
  const scales = columns.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    return { mean, deviation: Math.sqrt(variance) || 1 }
  })
  return rows.map((row) => [1, ...row.map((value, i) => (value - scales[i]!.mean) / scales[i]!.deviation)])
}

/** Logistic regression by gradient descent, held back by half a hundredth of the squared weights. */
function fit(rows: readonly number[][], isLearned: (index: number) => boolean): number[] {
  const learned = rows.flatMap((row, index) =>
    isLearned(index) ? [{ row, right: lines[index]!.isRight ? 1 : 0 }] : [],
  )
  const weights = rows[0]!.map(() => 0)
  for (let step = 0; step < 600; step++) {
    const slope = weights.map((weight) => -0.01 * weight)
    for (const { row, right } of learned) {
      const miss = (right - sigmoid(dot(weights, row))) / learned.length
      for (const [i, value] of row.entries()) slope[i]! += miss * value
    }
    for (const [i, value] of slope.entries()) weights[i]! += 0.5 * value
  }
  return weights
}

function dot(weights: readonly number[], row: readonly number[]): number {
  return row.reduce((sum, value, i) => sum + value * weights[i]!, 0)
}

function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

/** How often a right reading has more of it than a wrong one. */
function area(shares: readonly number[]): number {
  const of = (isRight: boolean) => shares.filter((_, index) => lines[index]!.isRight === isRight)
  const [right, wrong] = [of(true), of(false)]
  const above = right.flatMap((one) => wrong.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return above.reduce((sum: number, one) => sum + one, 0) / above.length
}

/** Of all but the least sure. */
function rightOf(shares: readonly number[], back: number): string {
  const surest = [...shares.keys()].toSorted((one, other) => shares[other]! - shares[one]!)
  const answered = surest.slice(0, Math.round((1 - back) * surest.length))
  const right = answered.filter((index) => lines[index]!.isRight).length
  return `${((100 * right) / answered.length).toFixed(1)} %`
}
