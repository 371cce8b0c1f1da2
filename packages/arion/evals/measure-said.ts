/**
 * How well is heard what others have said of somebody's own chart, in messages by hands that had seen none:
 * `node packages/arion/evals/measure-said.ts [--misses] [FILE]`. Who looks at misses has seen that hand.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { saidOfChart } from '../src/question/chart/said-of-chart.ts'
import { openReader } from '../src/reader/open-reader.ts'

const Message = z.object({
  id: z.string(),
  kind: z.enum(['claim', 'neighbour']),
  text: z.string(),
  claims: z.array(z.unknown()),
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
    const said = saidOfChart(
      text,
      asks.some(({ about }) => about.includes('chart')),
    )
    const isHeard = said.length > 0
    if (kind === 'claim') {
      count.claims++
      if (isHeard) count.heard++
      if (
        isHeard &&
        said.reduce((sum, one) => sum + (one.is === 'sign' ? one.signs.length : 1), 0) === claims.length
      )
        count.whole++
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
