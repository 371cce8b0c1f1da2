/**
 * Asks questions about the people of a Circle in order, threads as threads, for somebody to judge who has not
 * seen the code: `node packages/arion/evals/two/ask.ts file.jsonl > transcript.md`; `--alone` as if nobody
 * were in a Circle. A person's first line brings the Circle: `name`, `relationship`, and as `birth` how well
 * the birth is known, none, date only or exact; the births themselves are invented, one for each name.
 */
import { readFileSync } from 'node:fs'
import { RELATIONSHIP_TAGS } from '@astrarium/contracts'
import { openSky } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import type { Company, ThreadTurn, UsedPhrase } from '../../src/types.ts'
import { answered } from '../asking.ts'
import type { Answered } from '../asking.ts'
import { randomBirths } from '../pairs/random-births.ts'

interface Line {
  user: string
  circle?: { name: string; relationship: string; birth: 'none' | 'date only' | 'exact' }[]
  thread: string
  turn: number
  question: string
  hope: string
}

const given = process.argv.slice(2)
const isAlone = given.includes('--alone')
const files = given.filter((each) => !each.startsWith('--'))
const at = new Date('2026-11-23T17:00:00Z')
const sky = await openSky()
const births = randomBirths(sky, 1912)
const known = new Map<string, { own: NatalChart; company: Company }>()
const threads = new Map<string, ThreadTurn[]>()
const told = new Map<string, UsedPhrase[]>()

for (const file of files)
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) ask(JSON.parse(line) as Line)

function ask(line: Line): void {
  if (line.circle) known.set(line.user, { own: births.next().value.hour, company: companyOf(line.circle) })
  const person = known.get(line.user)
  if (!person) throw new Error(`nobody of that name: ${line.user}`)
  const name = `${line.user} ${line.thread}`
  const thread = threads.get(name) ?? []
  const end = answered(sky, {
    question: line.question,
    asker: { seed: line.user, chart: person.own, timeZone: 'Europe/London' },
    at,
    thread,
    usedPhrases: told.get(line.user) ?? [],
    ...(isAlone ? {} : { company: person.company }),
  })
  print(line, end)
  told.set(line.user, [...(told.get(line.user) ?? []), ...end.usedPhrases])
  const { topic, asksBack } = end
  threads.set(name, [...thread, { question: line.question, answer: end.text, topic, asksBack }])
}

function companyOf(circle: NonNullable<Line['circle']>): Company {
  const charts = new Map<string, NatalChart>()
  const people = circle.map(({ name, relationship, birth }) => {
    const drawn = births.next().value
    if (birth !== 'none') charts.set(name, birth === 'exact' ? drawn.hour : drawn.day)
    const tag = RELATIONSHIP_TAGS.find((one) => one === relationship.replace(' ', '_')) ?? 'family'
    return { id: name, name, tag }
  })
  return { people, about: null, charts, withheld: new Set() }
}

function print(line: Line, end: Answered): void {
  process.stdout.write(
    `\n## ${line.user} ${line.thread}${line.turn} [${end.plan}, ${end.outcome}]\n> ${line.question}\n\n${end.text}\n\n_hope: ${line.hope}_\n`,
  )
  for (const { sentence, why } of end.rejected) process.stdout.write(`HELD BACK (${why}): ${sentence}\n`)
}
