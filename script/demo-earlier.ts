import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { inflateRawSync } from 'node:zlib'
import type { Visitor } from './demo-visitor.ts'

const DAY_MS = 86_400_000
const FILE = 'astrarium.json'

type Row = Record<string, unknown>
interface Archive {
  mine: Record<string, Row[]>
}

/** An archive is made in seconds where a job runs. */
const MADE_WITHIN_MS = 60_000

/** The archive of somebody's account, made and fetched. Throws where nobody makes it. */
export async function archiveOf(person: Visitor): Promise<Archive> {
  await person.call('POST', '/api/account/export')
  const deadline = performance.now() + MADE_WITHIN_MS
  for (;;) {
    const { export: made } = await person.call<{ export: { state: string } }>('GET', '/api/account/privacy')
    if (made.state === 'ready') break
    if (made.state === 'failed' || performance.now() > deadline) throw new Error('The archive was not made')
    await setTimeout(100)
  }
  const answer = await person.send('GET', '/api/account/export/archive')
  const zip = Buffer.from(await answer.arrayBuffer())
  const named = zip.indexOf(FILE)
  // of the file's own header, which ends with the name (PKWARE's APPNOTE, 4.3.7)
  const packed = zip.readUInt32LE(named - 30 + 18)
  const begins = named + FILE.length + zip.readUInt16LE(named - 30 + 28)
  return JSON.parse(inflateRawSync(zip.subarray(begins, begins + packed)).toString('utf8')) as Archive
}

/**
 * What somebody asked and kept, some days earlier: the conversations as they are, and the insight of the day
 * once for each of the words given, a day apart.
 */
export function daysEarlier({ mine }: Archive, { days, notes }: { days: number; notes: readonly string[] }) {
  const { asks = [], chat_threads = [], chat_messages = [], daily_insights = [], saved_insights = [] } = mine
  const [insight] = daily_insights
  const [note] = saved_insights
  const ofInsight = asks.find(({ id }) => id === insight!['askId'])!
  const kept = notes.map((content, each) => {
    const ago = days + each
    const id = randomUUID()
    const own = { id, turnId: randomUUID(), idempotencyKey: randomUUID() }
    return {
      ask: before({ ...ofInsight, ...own }, ago),
      insight: before({ ...insight, id: randomUUID(), askId: id }, ago),
      note: before({ ...note, id: randomUUID(), askId: id, content }, ago),
    }
  })
  const spoken = asks.filter((ask) => ask !== ofInsight)
  const earlier = (rows: Row[]) => rows.map((row) => before(row, days))
  return {
    product: 'Astrarium',
    version: 1,
    madeAt: new Date().toISOString(),
    about: {},
    account: {},
    mine: {
      asks: [...earlier(spoken), ...kept.map(({ ask }) => ask)],
      chat_threads: earlier(chat_threads),
      chat_messages: earlier(chat_messages),
      daily_insights: kept.map((one) => one.insight),
      saved_insights: kept.map((one) => one.note),
    },
  }
}

/** A row with all its instants and days so many days before. */
function before(row: Row, days: number): Row {
  const moved = (value: unknown) => {
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(value)) return value
    const text = new Date(Date.parse(value) - days * DAY_MS).toISOString()
    return value.length === 10 ? text.slice(0, 10) : text
  }
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, moved(value)]))
}
