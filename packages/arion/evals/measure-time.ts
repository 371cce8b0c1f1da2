/**
 * How well times are read: `node packages/arion/evals/measure-time.ts [--misses] [--false] [file …]`.
 * A time is right when the days it shares with the label are at least half of all days in either. A label of
 * today that no word names is not the grammar's to read: the second figure leaves those out.
 */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isSouthernZone } from '../src/question/care/country-of-zone.ts'
import { timeInForce } from '../src/time/in-thread.ts'
import { labelledQuestions } from './labelled-questions.ts'
import { overlapOf } from './overlap.ts'
import type { LabelledQuestion } from './labelled-questions.ts'

const given = process.argv.slice(2)
const paths = given.filter((each) => !each.startsWith('--'))
const learned = () => globSync(join(import.meta.dirname, '../corpus/[!dq]*.jsonl')).toSorted()
const files = paths.length > 0 ? paths : learned()
const sum = { labelled: 0, right: 0, missing: 0, wrong: 0, silent: 0, others: 0, falsely: 0 }

for (const path of files) {
  const count = { labelled: 0, right: 0, missing: 0, wrong: 0, silent: 0, others: 0, falsely: 0 }
  for (const asked of labelledQuestions(path)) {
    const { question, thread, today, expect } = asked
    const found = read(asked)
    const say = (what: string) =>
      console.log(
        `${basename(path)} ${what} [${today}] label ${expect.time?.join('..') ?? 'none'} read ${found?.join('..') ?? 'none'}${expect.leans ? ' L' : ''}\n    ${question.slice(-260)}${expect.leans ? `\n    < ${thread.map((turn) => `${turn.question} => ${turn.answer}`).join(' || ')}` : ''}`,
      )
    if (!expect.time) {
      count.others++
      if (found) count.falsely++
      if (found && given.includes('--false')) say('FALSE')
      continue
    }
    count.labelled++
    if (found && overlapOf(found, expect.time) >= 0.5) count.right++
    else {
      if (found) count.wrong++
      else count.missing++
      if (!found && expect.time.every((date) => date === today)) count.silent++
      if (given.includes('--misses')) say(found ? 'WRONG' : 'MISSING')
    }
  }
  print(basename(path), count)
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += count[key]
}
print('all', sum)

function read({ question, thread, today, zone, expect }: LabelledQuestion): [string, string] | null {
  const frame = { today, isSouthern: isSouthernZone(zone), zone }
  const found = timeInForce(question, thread, frame, expect.leans ? 'leans' : 'stands')
  return found.kind === 'span' ? [found.span.from, found.span.to] : null
}

function print(name: string, { labelled, right, missing, wrong, silent, others, falsely }: typeof sum): void {
  const percent = (all: number) => ((100 * right) / Math.max(1, all)).toFixed(1)
  console.log(
    `${name.padEnd(12)} ${right} of ${labelled} right (${percent(labelled)} %; ${percent(labelled - silent)} % without today unsaid), ${missing} missing, ${wrong} wrong; without a label ${falsely} of ${others} found`,
  )
}
