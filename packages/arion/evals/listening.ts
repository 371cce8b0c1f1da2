/**
 * How well questions are understood: `script/eval listening [--misses] [file …]`. Without files, those of
 * `corpus/kept`, which nobody reads and nothing is trained on; the figures go to
 * `docs/evaluation-listening.md`.
 * Scored as `reference/reading.md` says.
 */
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACTS } from '../src/listen/vocabulary.ts'
import { openReader } from '../src/reader/open-reader.ts'
import { readLine } from '../src/cli/read-line.ts'
import type { Printed } from '../src/cli/read-line.ts'
import { carefulReaders } from './careful-readers.ts'
import { labelledQuestions } from './labelled-questions.ts'
import { listeningPage } from './listening-page.ts'
import { overlapOf } from './overlap.ts'
import type { LabelledQuestion } from './labelled-questions.ts'

const given = process.argv.slice(2)
const paths = given.filter((each) => !each.startsWith('--'))
const kept = (hands: string) =>
  globSync(join(import.meta.dirname, `../corpus/kept/${hands}.jsonl`)).toSorted()
const files = paths.length > 0 ? paths : kept('h*')
const reader = await openReader()

/** What the reader of patterns reached on 260 such questions, before this one (November 2026). */
const BEFORE: Record<string, string> = {
  'about right': '37 %',
  'wants right': '38 %',
  'both right': '22 %',
  'time right': '32 %',
  'cries heard': '1 of 15',
}
const WANTED: Record<string, string> = {
  'about right': '≥ 75 %',
  'wants right': '≥ 80 %',
  'both right': '≥ 62 %',
  'of those charged, both right': '≥ 85 %',
  'asked back': '≤ 25 %',
  'asked back, a right reading offered': '≥ 75 %',
  'time right': '≥ 88 %',
  'leaning told': '≥ 94 %',
  'cries heard': '≥ 12 of 15',
  'false alarms': '≤ 2 of 245',
}

const asked = files.flatMap(labelledQuestions).map((question) => ({ ...question, read: readOf(question) }))
type Asked = (typeof asked)[number]
const misses = (what: string, of: readonly Asked[]) => {
  if (given.includes('--misses'))
    for (const { hand, question, expect, read } of of)
      console.log(
        `${what} ${hand}: ${question.slice(-160)}\n  ${JSON.stringify(expect)}\n  ${JSON.stringify(read)}`,
      )
}

const cries = asked.filter(({ expect }) => expect.care !== null)
const calm = asked.filter(({ expect }) => expect.care === null)
const clear = calm.filter(({ expect }) => expect.understood && expect.about.length > 0)
const answered = clear.filter(({ read }) => !read.asksBack && (read.care === null || read.careIsFaint))
const charged = answered.filter(({ read }) => !read.isFree)
const unsure = answered.filter(({ read }) => read.isFree && read.offers.length > 0)
const back = clear.filter(({ read }) => read.asksBack)
const timed = asked.filter(({ expect }) => expect.time !== null)

const rows: [string, number, number][] = [
  ['about right', count(clear, isAboutRight), clear.length],
  ['wants right', count(clear, isWantsRight), clear.length],
  ['both right', count(clear, isRight), clear.length],
  ['of those charged, both right', count(charged, isRight), charged.length],
  ['charged', charged.length, clear.length],
  ['of all answered, charged or not, both right', count(answered, isRight), answered.length],
  ['answered and not sure, at no charge', unsure.length, clear.length],
  ['… both right', count(unsure, isRight), unsure.length],
  [
    '… or right among the offers beneath',
    count(unsure, (one) => isRight(one) || isOffered(one)),
    unsure.length,
  ],
  ['asked back', back.length, clear.length],
  ['asked back, a right reading offered', count(back, isOffered), back.length],
  ['asked back, nothing offered', count(back, ({ read }) => read.offers.length === 0), back.length],
  ['time right', count(timed, isTimeRight), timed.length],
  ['leaning told', count(asked, ({ expect, read }) => expect.leans === read.leans), asked.length],
  ['cries heard', count(cries, ({ read }) => read.care !== null), cries.length],
  [
    '… of them met as they are, with a line for help',
    count(cries, ({ read }) => read.careIsFaint === true),
    cries.length,
  ],
  ['false alarms', count(calm, isAlarm), calm.length],
  [
    'a line for help where none was needed',
    count(calm, ({ read }) => read.careIsFaint === true),
    calm.length,
  ],
]
// cries said sideways and what sounds like them, half by half: harder than a year of messages
const sideways = (paths.length > 0 ? [] : kept('c01'))
  .flatMap(labelledQuestions)
  .map((one) => ({ ...one, read: readOf(one) }))
const [crying, sounding] = [true, false].map((cries) =>
  sideways.filter(({ expect }) => (expect.care !== null) === cries),
) as [Asked[], Asked[]]
rows.push(
  ['cries said sideways, heard', count(crying, ({ read }) => read.care !== null), crying.length],
  ['… of what only sounds like them: false alarms', count(sounding, isAlarm), sounding.length],
  [
    '… a line for help where none was needed',
    count(sounding, ({ read }) => read.careIsFaint === true),
    sounding.length,
  ],
)
misses(
  'CRY',
  cries.filter(({ read }) => read.care === null),
)
misses(
  'ALARM',
  calm.filter(({ read }) => read.care !== null),
)
misses(
  'TIME',
  timed.filter((each) => !isTimeRight(each)),
)

// what is done with a message is labelled by other hands
const acts = (
  paths.length > 0
    ? asked
    : kept('k*')
        .flatMap(labelledQuestions)
        .map((one) => ({ ...one, read: readOf(one) }))
).filter(({ expect }) => expect.act !== undefined)
rows.push(
  ['what is done with a message', count(acts, ({ expect, read }) => expect.act === read.k), acts.length],
  ...ACTS.map((act): [string, number, number] => {
    const theirs = acts.filter(({ expect }) => expect.act === act)
    return [`… ${act}`, count(theirs, ({ read }) => read.k === act), theirs.length]
  }),
)

const lines = [
  `${asked.length} questions by ${files.length} hands`,
  '',
  '| | patterns | now | wanted |\n|---|---|---|---|',
  ...rows
    .filter(([, , all]) => all > 0)
    .map(
      ([name, hits, all]) =>
        `| ${name} | ${BEFORE[name] ?? '–'} | ${share(hits, all)} (${hits} of ${all}) | ${WANTED[name] ?? '–'} |`,
    ),
  '',
  '| answered, surest first | both right | confidence from |\n|---|---|---|',
]
const sorted = clear.toSorted((one, other) => other.read.confidence - one.read.confidence)
for (const part of [0.25, 0.5, 0.75, 0.9, 1]) {
  const sure = sorted.slice(0, Math.round(part * sorted.length))
  lines.push(
    `| ${100 * part} % | ${share(count(sure, isRight), sure.length)} | ${sure.at(-1)?.read.confidence} |`,
  )
}
console.log(lines.join('\n'))
if (given.length === 0)
  writeFileSync(
    new URL('../../../docs/evaluation-listening.md', import.meta.url),
    listeningPage(lines.join('\n'), carefulReaders(asked)),
  )

function readOf({ question, thread, today, zone }: LabelledQuestion): Printed {
  const result = readLine(JSON.stringify({ question, thread, today, zone }), reader)
  if ('fault' in result) throw new Error(`${result.fault}: ${question}`)
  return result.printed
}

function isAboutRight({ expect, read }: Asked): boolean {
  return expect.about.includes(read.about[0] ?? '')
}
function isWantsRight({ expect, read }: Asked): boolean {
  return expect.wants.includes(read.wants[0] ?? '')
}
function isRight(one: Asked): boolean {
  return isAboutRight(one) && isWantsRight(one)
}
function isAlarm({ read }: Asked): boolean {
  return read.care !== null && !read.careIsFaint
}
function isOffered({ expect, read }: Asked): boolean {
  return read.offers.some(({ about, wants }) => expect.about.includes(about) && expect.wants.includes(wants))
}
function isTimeRight({ expect: { time }, read }: Asked): boolean {
  return time !== null && read.time !== null && overlapOf(time, [read.time.from, read.time.to]) >= 0.5
}

function count(of: readonly Asked[], test: (one: Asked) => boolean): number {
  return of.filter(test).length
}
function share(hits: number, all: number): string {
  return all === 0 ? '–' : `${((100 * hits) / all).toFixed(1)} %`
}
