/**
 * Asks every question of every person over some days and prints what came out: held sentences, length, repetition, speed.
 * `node packages/arion/evals/run.ts [days=3] [--print] [--canned] [--remember] [--repetition]`
 */
import { openSky } from '@astrarium/sky'
import { answer } from '../src/index.ts'
import type { ArionEvent, Told } from '../src/index.ts'
import { sentencesOf } from '../src/check/check-sentence.ts'
import { people } from './people.ts'
import { CANNED, QUESTIONS } from './questions.ts'
import { recount } from './recount.ts'
import { measureRepetition } from './repetition.ts'

const days = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 3)
const isPrinting = process.argv.includes('--print')
const sky = await openSky()
const everybody = people(sky)
const asked = process.argv.includes('--canned') ? CANNED : QUESTIONS

let answers = 0
let sentences = 0
let twice = 0
const held = new Map<string, number>()
const lengths: number[] = []
const firsts: number[] = []
const plans = new Map<string, number[]>()
const outcomes = new Map<string, number>()
const short: string[] = []
let claims = 0
const wrong: string[] = []
let apart = 0
let ties = 0

for (const person of everybody) {
  const told: Told[] = []
  for (const [index, question] of asked.entries()) {
    const at = new Date(Date.UTC(2026, 10, 20 + (index % days), 8, 30))
    const start = performance.now()
    let first = 0
    let text = ''
    let end: Extract<ArionEvent, { kind: 'end' }> | null = null
    for (const event of answer(sky, {
      question,
      asker: { seed: person.name, chart: person.chart, timeZone: person.timeZone, countryCode: person.countryCode },
      at,
      thread: [],
      told: process.argv.includes('--remember') ? told : [],
    })) {
      if (event.kind === 'text') {
        first ||= performance.now() - start
        text += event.text
      } else end = event
    }
    if (!end) continue
    told.push(...end.told)
    answers += 1
    firsts.push(first)
    const words = text.split(/\s+/).length
    outcomes.set(end.outcome, (outcomes.get(end.outcome) ?? 0) + 1)
    if (end.outcome === 'answered') {
      lengths.push(words)
      plans.set(end.plan, [...(plans.get(end.plan) ?? []), words])
      if (words < 90 || words > 260) short.push(`${words} ${person.name}: ${question} (${end.plan})`)
    } else short.push(`${end.plan}: ${question}`)
    const again = recount(text, sky, person.chart, person.timeZone, sky.localDate(person.timeZone, at))
    claims += again.claims
    const stranger = everybody[(everybody.indexOf(person) + 1) % everybody.length]!
    if (
      again.claims > 0 &&
      recount(text, sky, stranger.chart, stranger.timeZone, sky.localDate(person.timeZone, at)).wrong.length > again.wrong.length
    )
      apart += 1
    else ties += 1
    wrong.push(...again.wrong.map((words) => `${person.name}: ${words}`))
    const own = sentencesOf(text.replaceAll('\n\n', ' '))
    sentences += own.length
    twice += own.length - new Set(own).size
    for (const { sentence, why } of end.held) held.set(`${why}  «${sentence}»`, (held.get(`${why}  «${sentence}»`) ?? 0) + 1)
    if (isPrinting) process.stdout.write(`\n## ${person.name}: ${question}\n${text}\n`)
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const share = (values: number[], part: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
process.stdout.write(
  [
    `answers ${answers}, sentences ${sentences}, said twice in one answer ${twice}`,
    `outcomes ${[...outcomes].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    `claims recounted ${claims}, false ${wrong.length}`,
    ...wrong.slice(0, 20).map((words) => `  ${words}`),
    `whose answer is it, of two charts: right ${apart}, undecided ${ties}`,
    `held back ${[...held.values()].reduce((sum, count) => sum + count, 0)}`,
    ...[...held].slice(0, 30).map(([why, count]) => `  ${count}× ${why}`),
    `words: median ${median(lengths)}, p5 ${share(lengths, 0.05)}, p95 ${share(lengths, 0.95)}`,
    ...[...plans].map(
      ([name, values]) =>
        `  ${name}: median ${median(values)}, least ${Math.min(...values)}, most ${Math.max(...values)} (${values.length})`,
    ),
    `first words: median ${median(firsts).toFixed(1)} ms, p95 ${share(firsts, 0.95).toFixed(1)} ms`,
    `outside 90–260 words: ${short.length}`,
    ...[...new Set(short)].slice(0, 60).map((line) => `  ${line}`),
  ].join('\n') + '\n',
)

if (process.argv.includes('--repetition')) {
  for (const person of everybody) {
    const { sentences: heard, exact, masked } = measureRepetition(sky, person)
    process.stdout.write(
      `a fortnight of ${person.name}: ${heard} sentences, ${(exact * 100).toFixed(1)} % heard before, ${(masked * 100).toFixed(1)} % with names masked\n`,
    )
  }
}
