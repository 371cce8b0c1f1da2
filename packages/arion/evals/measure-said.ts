/**
 * How well is heard what others have said of somebody's own chart, in messages by hands that had seen none:
 * `node packages/arion/evals/measure-said.ts [--misses] [FILE]`. Who looks at misses has seen that hand.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Said } from '../src/question/chart/said-in.ts'
import { asksFact, saidOfChart } from '../src/question/chart/said-of-chart.ts'
import { openReader } from '../src/reader/open-reader.ts'

const Message = z.object({
  id: z.string(),
  kind: z.enum(['claim', 'neighbour']),
  text: z.string(),
  claims: z.array(z.record(z.string(), z.unknown())),
})

const given = process.argv.slice(2)
const path =
  given.find((each) => !each.startsWith('--')) ?? join(import.meta.dirname, 'strangers/told-placements.jsonl')
const lines = readFileSync(path, 'utf8').split('\n')
const messages = lines.filter(Boolean).map((line) => Message.parse(JSON.parse(line)))
const reader = await openReader()
const frame = { today: '2026-11-29', zone: 'Europe/London', isSouthern: false }
const hands = [...new Set(messages.map(({ id }) => id.replace(/-.*/, '')))]

for (const hand of hands) {
  const count = { claims: 0, heard: 0, whole: 0, neighbours: 0, falsely: 0 }
  for (const { kind, text, claims } of messages.filter(({ id }) => id.startsWith(`${hand}-`))) {
    const { asks } = reader.read(text, [], frame)
    const said = saidOfChart(text, asks.some(asksFact))
    const isHeard = said.length > 0
    if (kind === 'claim') {
      count.claims++
      if (isHeard) count.heard++
      if (isHeard && isWhole(said, claims)) count.whole++
    } else {
      count.neighbours++
      if (isHeard) count.falsely++
    }
    if (given.includes('--misses') && isHeard !== (kind === 'claim')) console.log(`${kind}: ${text}`)
  }
  const { claims, heard, whole, neighbours, falsely } = count
  console.log(
    `${hand}: of ${claims} heard ${heard}, each piece of ${whole}; of ${neighbours} neighbours taken for one ${falsely}`,
  )
}

/** Each piece is the one that was written down for it. */
function isWhole(said: readonly Said[], claims: readonly Record<string, unknown>[]): boolean {
  const found = said.flatMap((one) => {
    if (one.is === 'contact') return [one.points.toSorted().join(' ')]
    if (one.is === 'sign') return one.signs.map((sign) => `${one.point} ${sign.toLowerCase()}`)
    return [one.is === 'house' ? `${one.point} ${one.house}` : `${one.point} retrograde`]
  })
  const wanted = claims.map(({ point, points, sign, house, motion }) =>
    Array.isArray(points)
      ? points.map(nameOf).toSorted().join(' ')
      : `${nameOf(point)} ${String(sign ?? house ?? motion)}`,
  )
  return found.toSorted().join() === wanted.toSorted().join()
}

function nameOf(point: unknown): string {
  return { ascendant: 'asc', midheaven: 'mc', north_node: 'true_node' }[String(point)] ?? String(point)
}
