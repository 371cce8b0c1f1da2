/**
 * Asks the questions of strangers in order, threads as threads, for somebody to judge who has not seen
 * the code:
 * `node packages/arion/evals/strangers/ask.ts [--only=Nora] [--day=…] [--people=people.json] [file …]`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSky } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import type { ThreadTurn, UsedPhrase } from '../../src/types.ts'
import { answered } from '../asking.ts'
import type { Answered } from '../asking.ts'

interface Stranger {
  name: string
  date: string
  time: string | null
  zone: string
  latitude: number
  longitude: number
  currentZone: string
}

interface Line {
  person: string
  n: number
  thread: string | null
  turn: number
  question: string
}

const given = process.argv.slice(2)
const option = (name: string) => given.find((each) => each.startsWith(`--${name}=`))?.split('=')[1]
const paths = given.filter((each) => !each.startsWith('--'))
const files = paths.length > 0 ? paths : [join(import.meta.dirname, 'hundred.jsonl')]
const at = new Date(`${option('day') ?? '2026-11-22'}T11:00:00Z`)
const sky = await openSky()
const people = JSON.parse(
  readFileSync(option('people') ?? join(import.meta.dirname, 'people.json'), 'utf8'),
) as Stranger[]

for (const file of files) {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const threads = new Map<string, ThreadTurn[]>()
  const told = new Map<string, UsedPhrase[]>()
  for (const line of lines.map((each) => JSON.parse(each) as Line)) {
    const only = option('only')
    if (only && line.person !== only) continue
    const stranger = people.find(({ name }) => name === line.person)!
    const turns = threads.get(line.thread ?? `${line.person} ${line.n}`) ?? []
    const used = told.get(line.person) ?? []
    const asker = { seed: line.person, chart: chartOf(stranger), timeZone: stranger.currentZone }
    const end = answered(sky, { question: line.question, asker, at, thread: turns, usedPhrases: used })
    print(line, end)
    told.set(line.person, [...used, ...end.usedPhrases])
    if (line.thread) threads.set(line.thread, [...turns, turnOf(line.question, end)])
  }
}

function chartOf({ date, time, zone, latitude, longitude }: Stranger): NatalChart {
  const moment = sky.localTime(zone, `${date}T${time ?? '12:00'}`).instants[0]
  const unknown = { accuracy: { kind: 'unknown' } as const, day: sky.localDay(zone, date) }
  return sky.chart({ at: moment, latitude, longitude, ...(time ? {} : unknown) })
}

function turnOf(question: string, { text, topic, asksBack, facts }: Answered): ThreadTurn {
  return {
    question,
    answer: text,
    topic,
    asksBack,
    facts: facts.map(({ kind, statement, points, from, exact, to }) => ({
      kind,
      statement,
      points,
      from: from?.toISOString() ?? null,
      exact: (exact ?? []).map((day) => day.toISOString()),
      to: to?.toISOString() ?? null,
    })),
  }
}

function print({ person, n, thread, turn, question }: Line, { outcome, asksBack, text }: Answered): void {
  const ask = outcome === 'answered' ? 'charged' : 'free'
  console.log(`### ${person} ${n} (${thread ? `thread ${thread}, turn ${turn}` : 'alone'}): ${ask}\n`)
  console.log(`**Q:** ${question}\n\n**A:** ${text.trim()}\n`)
  if (asksBack) {
    const heard = asksBack.heard.flatMap(({ text: words, label }) => (label ? [`${words}: ${label}`] : []))
    const offers = asksBack.offers.map(({ label, detail }) => `${label} (${detail})`)
    console.log(`**asks back:** heard [${heard.join(', ')}]; offers: ${offers.join(' | ')}\n`)
  }
  console.log('')
}
