/**
 * What Arion says of two people: `script/eval two`. 500 answers recounted by a second reader, and planted
 * errors held against the check. `--answers=100` makes it small and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { RELATIONSHIP_TAGS } from '@astrarium/contracts'
import { openSky } from '@astrarium/sky'
import { elementAt } from '../../src/must.ts'
import { checkPairText } from '../../src/readings/circle/check-pair-text.ts'
import { unnamed } from '../../src/two/teller.ts'
import type { Company } from '../../src/types.ts'
import { answered } from '../asking.ts'
import { randomBirths } from '../pairs/random-births.ts'
import { randomFrom } from '../random.ts'
import { FAULTS, lieAbout } from './lies.ts'
import type { Fault } from './lies.ts'
import { holds, recountTwo } from './recount-two.ts'
import type { Two } from './recount-two.ts'
import { QUESTIONS_OF_TWO } from './questions.ts'
import { truthsOf } from './truths.ts'

const FULL = 500
const answers = Number(process.argv.find((arg) => arg.startsWith('--answers='))?.split('=')[1] ?? FULL)
const MONTHS = 12
const ZONES = ['Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney']

const sky = await openSky()
const births = randomBirths(sky, 20_261_122)
const random = randomFrom(31)
const figures = {
  answers: 0,
  claims: 0,
  wrong: [] as string[],
  unread: [] as string[],
  held: 0,
  sentences: 0,
}
const disobeyed: string[] = []
const planted = new Map<Fault, { lies: number; caught: number; missed: string[] }>(
  FAULTS.map((fault) => [fault, { lies: 0, caught: 0, missed: [] }]),
)
const truths = { told: 0, flagged: [] as string[] }

for (let n = 0; n < answers; n++) {
  const [one, other] = [births.next().value, births.next().value]
  const own = elementAt([one.hour, one.hour, one.part, one.day], n % 4)
  const theirs = elementAt([other.hour, other.day, other.hour, other.part], (n >> 2) % 4)
  const zone = elementAt(ZONES, n % ZONES.length)
  const at = new Date(Date.UTC(2026, n % MONTHS, 3 + (n % 23), 9))
  const question = elementAt(QUESTIONS_OF_TWO, n % QUESTIONS_OF_TWO.length)
  const anyTag = elementAt(RELATIONSHIP_TAGS, n % RELATIONSHIP_TAGS.length)
  // of a child or a boss it is answered as a question of one's own
  const tag = question.includes('attracts') ? 'partner' : anyTag
  const company: Company = {
    people: [{ id: 'anna', name: 'Anna', tag }],
    about: null,
    charts: new Map([['anna', theirs]]),
    withheld: new Set(),
  }
  const asker = { seed: `two ${n}`, chart: own, timeZone: zone }
  const end = answered(sky, { question, asker, at, thread: [], usedPhrases: [], company })
  const two: Two = { own, theirs, name: 'Anna', zone, year: Number(sky.localDate(zone, at).slice(0, 4)) }
  const recounted = recountTwo(sky, end.text, two)
  figures.answers += 1
  figures.claims += recounted.claims
  figures.wrong.push(...recounted.wrong)
  figures.unread.push(...recounted.unread)
  figures.held += end.rejected.length
  figures.sentences += end.text.split(/(?<=[.?])\s+/).length
  const open = { own: own.span !== null, theirs: theirs.span !== null }
  for (const { points, whose } of end.facts)
    points.forEach((point, index) => {
      if (['asc', 'mc'].includes(point) && open[whose?.[index] ?? 'own'])
        disobeyed.push(`${question}: ${point}`)
    })
  const check = (text: string) =>
    checkPairText(unnamed(text, 'Anna'), { own, theirs }, undefined, { sky, zone, at })
  const others = truthsOf(sky, two, at, random)
  truths.told += others.length
  truths.flagged.push(...others.filter((sentence) => check(sentence) !== null))
  for (const sentence of end.text.split(/(?<=[.?])\s+/).map((each) => each.replace(/^.*: on /, 'On '))) {
    if (holds(sky, sentence, two) !== true) continue
    truths.told += 1
    if (check(sentence)) truths.flagged.push(sentence)
    for (const fault of FAULTS) {
      const lie = lieAbout(fault, sentence, 'Anna', random)
      // what is true by chance is no lie
      if (lie === null || lie === sentence || holds(sky, lie, two) === true) continue
      const row = planted.get(fault)
      if (!row) continue
      row.lies += 1
      if (check(lie)) row.caught += 1
      else row.missed.push(lie)
    }
  }
}

type Row = [what: string, figure: string, wanted: string, isMet: boolean]
const all = [...planted.values()]
const [lies, caught] = [
  all.reduce((sum, row) => sum + row.lies, 0),
  all.reduce((sum, row) => sum + row.caught, 0),
]
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const rows: Row[] = [
  [
    `False statements in ${figures.answers} answers about two, recounted by the second reader`,
    `${figures.wrong.length} of ${figures.claims}`,
    '0',
    figures.wrong.length === 0,
  ],
  [
    'Statements that the second reader could not read',
    `${figures.unread.length}`,
    '0',
    figures.unread.length === 0,
  ],
  ['Sentences held back by the check', `${figures.held} of ${figures.sentences}`, '0', figures.held === 0],
  ['Angles named of an open birth time', `${disobeyed.length}`, '0', disobeyed.length === 0],
  [
    'True statements flagged by the check',
    `${percent(truths.flagged.length, truths.told)} of ${truths.told}`,
    'at most 1 %',
    truths.flagged.length <= truths.told / 100,
  ],
  ['Planted errors caught', `${percent(caught, lies)} of ${lies}`, 'at least 99 %', caught >= lies * 0.99],
  ...[...planted].map(([fault, row]): Row => [
    `… of which wrong ${fault}`,
    `${percent(row.caught, row.lies)} of ${row.lies}`,
    'at least 99 %',
    row.caught >= row.lies * 0.99,
  ]),
]
const table = [
  '| What | Figure | Wanted | |',
  '|---|---|---|---|',
  ...rows.map(
    ([what, figure, wanted, isMet]) => `| ${what} | ${figure} | ${wanted} | ${isMet ? 'met' : 'missed'} |`,
  ),
]
process.stdout.write(`${table.join('\n')}\n`)
if (process.argv.includes('--faults'))
  process.stdout.write(
    [
      ...figures.wrong,
      ...figures.unread,
      ...disobeyed,
      ...truths.flagged,
      ...all.flatMap(({ missed }) => missed),
    ]
      .slice(0, 60)
      .map((each) => `${each}\n`)
      .join(''),
  )
if (rows.some(([, , , isMet]) => !isMet)) process.exitCode = 1
if (answers === FULL)
  writeFileSync(new URL('../../../../docs/evaluation-two.md', import.meta.url), pageOf(table))

function pageOf(lines: readonly string[]): string {
  return `# How well Arion keeps to the facts of two people

Written by \`script/eval two\`: 20 questions about somebody of a Circle, ${FULL} times, for pairs of random births on days of a year, with birth
times that are known, known to some hours, or not known. Every run asks the same, so the figures only move with the code.

${lines.join('\n')}

## How it is measured

- **False statements.** A second reader (\`packages/arion/evals/two/recount-two.ts\`) finds the statements of finished answers with patterns of
  its own and recomputes each from positions, whose point it is included, at seven moments of the time in which a birth may have been.
- **Planted errors.** Each true statement of the answers is made wrong in one thing (\`lies.ts\`): aspect, sign, house, point, date, or given to
  the wrong one of the two. What the second reader finds true by chance is no lie. The check is the one that every answer goes through.
- **True statements.** Those of the answers, and others that the second reader found by chance (\`truths.ts\`).
- Of a case by strangers: \`node packages/arion/evals/two/ask.ts file.jsonl\` prints questions of others with their answers, for somebody to read.
`
}
