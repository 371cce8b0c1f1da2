/**
 * How well times are read: `node packages/arion/evals/measure-time.ts [--misses] [--false] [file …]`.
 * A time is right when the days it shares with the label are at least half of all days in either. A label of
 * today that no word names is not the grammar's to read: the second figure leaves those out.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { daysBetween } from '../src/language/calendar.ts'
import { isSouthernZone } from '../src/question/care/country-of-zone.ts'
import { timeInForce } from '../src/time/in-thread.ts'

interface Line {
  q: string
  t?: [string, string][]
  d: string
  time?: [string, string]
  l?: 0 | 1
}

const given = process.argv.slice(2)
const paths = given.filter((each) => !each.startsWith('--'))
const files = paths.length > 0 ? paths : globSync(join(import.meta.dirname, '../corpus/*.jsonl')).toSorted()
const sum = { labelled: 0, right: 0, missing: 0, wrong: 0, silent: 0, others: 0, falsely: 0 }

for (const path of files) {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split('\n')
  const { zone } = JSON.parse(head) as { zone: string }
  const count = { labelled: 0, right: 0, missing: 0, wrong: 0, silent: 0, others: 0, falsely: 0 }
  rows.forEach((row, index) => {
    const line = JSON.parse(row) as Line
    const found = read(line, zone)
    const say = (what: string) =>
      console.log(
        `${basename(path)}:${index + 2} ${what} [${line.d}] label ${line.time?.join('..') ?? 'none'} read ${found?.join('..') ?? 'none'}${line.l ? ' L' : ''}\n    ${line.q.slice(-260)}${line.l ? `\n    < ${line.t?.map((turn) => turn.join(' => ')).join(' || ')}` : ''}`,
      )
    if (!line.time) {
      count.others++
      if (found) count.falsely++
      if (found && given.includes('--false')) say('FALSE')
      return
    }
    count.labelled++
    if (found && overlap(found, line.time) >= 0.5) count.right++
    else {
      if (found) count.wrong++
      else count.missing++
      if (!found && line.time.every((date) => date === line.d)) count.silent++
      if (given.includes('--misses')) say(found ? 'WRONG' : 'MISSING')
    }
  })
  print(basename(path), count)
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += count[key]
}
print('all', sum)

function read({ q, t = [], d, l }: Line, zone: string): [string, string] | null {
  const thread = t.map(([question, answer]) => ({ question, answer }))
  const frame = { today: d, isSouthern: isSouthernZone(zone), zone }
  const found = timeInForce(q, thread, frame, l === 1 ? 'leans' : 'stands')
  return found.kind === 'span' ? [found.span.from, found.span.to] : null
}

function overlap([a, b]: [string, string], [c, d]: [string, string]): number {
  const days = (from: string, to: string) => Math.max(0, daysBetween(from, to) + 1)
  const shared = days(a > c ? a : c, b < d ? b : d)
  return shared / (days(a, b) + days(c, d) - shared)
}

function print(name: string, { labelled, right, missing, wrong, silent, others, falsely }: typeof sum): void {
  const percent = (all: number) => ((100 * right) / Math.max(1, all)).toFixed(1)
  console.log(
    `${name.padEnd(12)} ${right} of ${labelled} right (${percent(labelled)} %; ${percent(labelled - silent)} % without today unsaid), ${missing} missing, ${wrong} wrong; without a label ${falsely} of ${others} found`,
  )
}
