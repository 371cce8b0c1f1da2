/**
 * Asks messages of strangers in order, threads as threads, through the guide without a server, and prints
 * them with whole answers for somebody to judge who has not seen the code:
 * `script/eval strangers [--only=Nora] [--day=2026-11-23] [--heard] [FILE …]`. `--heard` prints besides what
 * was heard. A person is what stands before the number of an id: "Nora-07" is the seventh message of Nora.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openSky } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import type { AskInput, ThreadTurn, UsedPhrase } from '../../src/types.ts'
import { hash } from '../../src/language/hash.ts'
import { answerOf, heard, turnOf } from '../asking.ts'
import type { Answered } from '../asking.ts'

const Stranger = z.object({
  name: z.string(),
  date: z.iso.date(),
  time: z.string().nullable(),
  zone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  currentZone: z.string(),
})
type Stranger = z.infer<typeof Stranger>

const Message = z.object({ id: z.string(), thread: z.string(), text: z.string() })
type Message = z.infer<typeof Message>

const given = process.argv.slice(2)
const option = (name: string) => given.find((each) => each.startsWith(`--${name}=`))?.split('=')[1]
const paths = given.filter((each) => !each.startsWith('--'))
const files = paths.length > 0 ? paths : [join(import.meta.dirname, 'hundred.jsonl')]
const at = new Date(`${option('day') ?? '2026-11-22'}T11:00:00Z`)
const sky = await openSky()
const known = z
  .array(Stranger)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'people.json'), 'utf8')))
const count = { charged: 0, free: 0, 'free, not sure': 0, 'asked back': 0 }

for (const file of files) {
  const threads = new Map<string, ThreadTurn[]>()
  const told = new Map<string, UsedPhrase[]>()
  for (const message of messagesIn(file)) {
    const person = personOf(message)
    if (person !== (option('only') ?? person)) continue
    const turns = threads.get(message.thread) ?? []
    const used = told.get(person) ?? []
    const stranger = strangerFor(person)
    const asker = {
      seed: person,
      chart: chartOf(stranger),
      timeZone: stranger.currentZone,
      birthTimeZone: stranger.zone,
    }
    const input = heard(sky, { question: message.text, asker, at, thread: turns, usedPhrases: used })
    const end = answerOf(sky, input)
    print(message, turns.length, input, end)
    told.set(person, [...used, ...end.usedPhrases])
    threads.set(message.thread, [...turns, turnOf(message.text, end)])
  }
}
console.log(
  Object.entries(count)
    .map(([ending, many]) => `${many} ${ending}`)
    .join('; '),
)

function messagesIn(file: string): Message[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => Message.parse(JSON.parse(line)))
}

function personOf({ id }: Message): string {
  return id.replace(/-\d+$/, '')
}

/** Whoever is not known by name has the birth of somebody who is, the same each time. */
function strangerFor(person: string): Stranger {
  return known.find(({ name }) => name === person) ?? known[hash(person) % known.length]!
}

function chartOf({ date, time, zone, latitude, longitude }: Stranger): NatalChart {
  const moment = sky.localTime(zone, `${date}T${time ?? '12:00'}`).instants[0]
  const unknown = { accuracy: { kind: 'unknown' } as const, day: sky.localDay(zone, date) }
  return sky.chart({ at: moment, latitude, longitude, ...(time ? {} : unknown) })
}

function endingOf({ outcome, asksBack }: Answered): keyof typeof count {
  if (outcome === 'answered') return 'charged'
  if (!asksBack || (asksBack.heard.length === 0 && !asksBack.isOtherwise)) return 'free'
  return asksBack.isOtherwise ? 'free, not sure' : 'asked back'
}

function print({ id, thread, text }: Message, before: number, input: AskInput, end: Answered): void {
  const ending = endingOf(end)
  count[ending] += 1
  console.log(`### ${id} (thread ${thread}, turn ${before + 1}): ${ending}\n`)
  console.log(`**Q:** ${text}\n\n**A:** ${end.text.trim()}\n`)
  if (end.asksBack) {
    const pieces = end.asksBack.heard.flatMap(({ text: words, label }) =>
      label ? [`${words}: ${label}`] : [],
    )
    const offers = end.asksBack.offers.map(({ label, detail }) => `${label} (${detail})`)
    console.log(`**asks back:** heard [${pieces.join(', ')}]; offers: ${offers.join(' | ')}\n`)
  }
  if (given.includes('--heard')) console.log(`**heard:** ${heardIn(input, end)}\n`)
}

function heardIn({ reading }: AskInput, { plan, topic }: Answered): string {
  const asks = reading.asks.map(
    ({ about, wants, confidence, time }) =>
      `${about.join('|')} / ${wants.join('|')} ${confidence.toFixed(2)}${time ? ` ${time.from}…${time.to}` : ''}`,
  )
  const { leans, understood, declines, tone, care } = reading
  return `${asks.join('; ')}; plan ${plan} (${topic}); ${JSON.stringify({ leans, understood, declines, tone, care })}`
}
