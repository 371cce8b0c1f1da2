import { randomUUID } from 'node:crypto'
import { answer, openReader, openReaderThread, suggestedQuestions, withReadings } from '@astrarium/arion'
import { openSky } from '@astrarium/sky'
import { openLine, requestOf } from './line.ts'
import type { Heard, Line } from './line.ts'
import { quantile, rateOf } from './rate.ts'
import type { Row } from './row.ts'
import type { Bench } from './bench.ts'

const AT_ONCE = 16
const CHIPS = suggestedQuestions()
  .flatMap(({ questions }) => questions)
  .filter((question) => !question.includes('['))

/** Asks answered whole, a few people at once; and then all of them within one second. */
export async function asks(bench: Bench): Promise<Row[]> {
  const { server, people, seconds, costs, blockedMs } = bench
  const lines = people.map(() => openLine(server.base))
  // a question each, so that whoever asks again is somebody else
  let turn = 0
  // over the line of whoever sends, who is free: the person whose turn it is may still be answered on theirs
  const sendNext = (question: string, place = 0) =>
    send(lines[place]!, people[turn++ % people.length]!.cookie, question)
  for (const chip of CHIPS) await sendNext(chip)
  const sendChip = (place: number) => sendNext(CHIPS[turn % CHIPS.length]!, place)
  await rateOf(AT_ONCE, seconds / 2, sendChip)
  const given = await rateOf(AT_ONCE, seconds, sendChip, costs)
  const voice = await voiceAlone(seconds / 2)
  const texts = newTexts()
  await rateOf(AT_ONCE, seconds / 2, (place) => sendNext(texts.next().value, place))
  await blockedMs()
  const fresh = await rateOf(AT_ONCE, seconds, (place) => sendNext(texts.next().value, place), costs)
  const blocked = await blockedMs()
  const alone = await readerAlone(seconds, newTexts())
  // what the machine itself keeps a thread waiting while all is busy
  const blockedIdle = await blockedMs()

  const crowd = (questionOf: () => string) =>
    Promise.all(
      people.map(async ({ cookie }, place) => {
        await new Promise((resolve) => setTimeout(resolve, (place * 1000) / people.length))
        return (await send(lines[place]!, cookie, questionOf())).firstMs
      }),
    )
  const firstAlone = async (questionOf: () => string) => {
    const times: number[] = []
    for (let count = 0; count < 20; count++) times.push((await sendNext(questionOf())).firstMs)
    return quantile(times, 0.5)
  }
  const chipAlone = await firstAlone(() => CHIPS[turn % CHIPS.length]!)
  const newAlone = await firstAlone(() => texts.next().value)
  const firstOfChips = await crowd(() => CHIPS[turn++ % CHIPS.length]!)
  await blockedMs()
  const firstOfNew = await crowd(() => texts.next().value)
  const blockedByCrowd = await blockedMs()
  for (const line of lines) line.close()
  const many = `${people.length} send within a second`
  return [
    {
      name: 'Asks answered whole, reading given',
      ours: given.rate,
      costs: given.costs,
      peer: voice,
      peerName: 'the voice alone',
      unit: '/s',
      wanted: { atLeast: 150 },
    },
    {
      name: 'Asks answered whole, new texts',
      ours: fresh.rate,
      costs: fresh.costs,
      peer: alone,
      peerName: 'the reader alone',
      unit: '/s',
      wanted: { ofPeer: 0.7 },
    },
    notServed('new texts', blocked, blockedIdle),
    ...firstWords(`${many}, reading given`, firstOfChips, { p50: 500, p95: 1000, alone: chipAlone }),
    ...firstWords(`${many}, new texts`, firstOfNew, { p50: 3000, p95: 6000, alone: newAlone }),
    notServed(`${many}, new texts`, blockedByCrowd, blockedIdle),
  ]
}

/** The longest that the thread which answers everybody was kept by one thing. */
function notServed(name: string, blocked: number, idle: number): Row {
  return {
    name: `${name}: nobody was served for, at longest`,
    ours: blocked,
    peer: idle,
    peerName: 'the server idle',
    unit: 'ms',
    wanted: { atMost: 50 },
  }
}

/** @param limits in milliseconds; `alone`: how long somebody waits who is alone */
function firstWords(
  name: string,
  times: number[],
  { p50, p95, alone }: { p50: number; p95: number; alone: number },
): Row[] {
  return (
    [
      [0.5, p50],
      [0.95, p95],
    ] as const
  ).map(([share, atMost]) => ({
    name: `${name}: first words p${share * 100}`,
    ours: quantile(times, share),
    peer: alone,
    peerName: 'somebody alone',
    unit: 'ms' as const,
    wanted: { atMost },
  }))
}

async function send(line: Line, cookie: string, message: string): Promise<Heard> {
  const body = JSON.stringify({ message, sendId: randomUUID(), threadId: null })
  const heard = await line.ask(requestOf('POST', '/api/ask', { cookie }, body))
  if (heard.status !== 200 || !heard.body.includes('"outcome"'))
    throw new Error(`"${message}" was not answered (${heard.status}): ${heard.body.slice(0, 300)}`)
  return heard
}

/** Arion in this thread, for one who asks all chips: no server, no database, no line. */
async function voiceAlone(seconds: number): Promise<number> {
  const [sky, reader] = [await openSky(), await openReader()]
  const at = new Date()
  const chart = sky.chart({ at: new Date('1960-01-01T14:40:00Z'), latitude: 51.5074, longitude: -0.1278 })
  const asker = { seed: 'alone', chart, timeZone: 'Europe/London' }
  let turn = 0
  const work = async () => {
    const question = CHIPS[turn++ % CHIPS.length]!
    const input = withReadings(sky, reader, { asker, at, question, thread: [], usedPhrases: [] })
    for (const event of answer(sky, input)) if (event.kind === 'end') return
  }
  await rateOf(1, seconds / 2, work)
  return (await rateOf(1, seconds, work)).rate
}

async function readerAlone(seconds: number, texts: Generator<string, never>): Promise<number> {
  const reader = await openReaderThread()
  const frame = { today: '2026-11-23', isSouthern: false, zone: 'Europe/London' }
  await reader.read(texts.next().value, [], frame)
  const { rate } = await rateOf(AT_ONCE, seconds, () => reader.read(texts.next().value, [], frame))
  await reader.close()
  return rate
}

/** Questions that nobody asked before, all of one kind of length. */
function* newTexts(): Generator<string, never> {
  const begun = Math.floor(Math.random() * 1e6)
  for (let turn = begun; ; turn++) {
    const pick = <T>(from: readonly T[], by: number) => from[Math.floor(turn / by) % from.length]!
    yield `${pick(OPENINGS, 1)} ${pick(SUBJECTS, OPENINGS.length)} ${pick(CLOSINGS, 1)} with ${letters(turn)}?`
  }
}

const OPENINGS = [
  'How will things go with',
  'What should I know about',
  'Why am I so tired of',
  'When is a good day for',
  'What helps me with',
]
const SUBJECTS = ['my work', 'my mother', 'the garden', 'my studies', 'our move', 'my savings', 'the choir']
const CLOSINGS = ['this week', 'next month', 'in December', 'in the spring']

/** A name for a number. */
function letters(value: number): string {
  let [name, rest] = ['', value]
  for (; rest > 0; rest = Math.floor(rest / 20)) name += 'bdfgklmnprstvwzaeiou'[rest % 20]
  return name.charAt(0).toUpperCase() + name.slice(1)
}
