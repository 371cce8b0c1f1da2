/**
 * How two careful readers do on the same lines as Arion: people who were given the vocabulary of the reading
 * and the messages, and neither labels nor code (29 November 2026). So it is seen how far a label is one
 * writer's opinion, and how far it is plain.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { overlapOf } from './overlap.ts'

interface CarefulReading {
  /** the hand, and which of its questions, from 0 on */
  in: string
  at: number
  by: string
  about: string
  wants: string
  time?: [string, string]
}

interface Labelled {
  hand: string
  expect: { about: string[]; wants: string[]; time: [string, string] | null }
  read: { about: string[]; wants: string[]; time: { from: string; to: string } | null }
}

type Reading = Pick<CarefulReading, 'about' | 'wants' | 'time'>

/** A table of the lines that were read by all. `asked`: whole hands in their order. */
export function carefulReaders(asked: readonly Labelled[]): string {
  const readings = readFileSync(join(import.meta.dirname, 'careful-readers.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CarefulReading)
  const byHand = Map.groupBy(asked, ({ hand }) => hand)
  const labelOf = (reading: CarefulReading) => byHand.get(reading.in)![reading.at]!
  const readers = [...Map.groupBy(readings, ({ by }) => by).values()]
  const columns = [
    ...readers.map((own) => own.map((reading) => ({ reading, label: labelOf(reading) }))),
    readers[0]!.map((reading) => {
      const label = labelOf(reading)
      const { about, wants, time } = label.read
      const read = {
        about: about[0] ?? '',
        wants: wants[0] ?? '',
        ...(time && { time: [time.from, time.to] }),
      }
      return { reading: read as Reading, label }
    }),
  ]
  const rows: [string, (one: Pair) => boolean, (one: Pair) => boolean][] = [
    ['about right', () => true, isAboutRight],
    ['wants right', () => true, isWantsRight],
    ['both right', () => true, (one) => isAboutRight(one) && isWantsRight(one)],
    ['time right', ({ label }) => label.expect.time !== null, isTimeRight],
  ]
  return [
    `| of ${columns[0]!.length} questions | first reader | second reader | Arion |\n|---|---|---|---|`,
    ...rows.map(([name, counts, isRight]) => {
      const shares = columns.map((column) => {
        const of = column.filter(counts)
        return `${((100 * of.filter(isRight).length) / of.length).toFixed(1)} %`
      })
      return `| ${name} | ${shares.join(' | ')} |`
    }),
  ].join('\n')
}

interface Pair {
  reading: Reading
  label: Labelled
}

function isAboutRight({ reading, label }: Pair): boolean {
  return label.expect.about.includes(reading.about)
}

function isWantsRight({ reading, label }: Pair): boolean {
  return label.expect.wants.includes(reading.wants)
}

function isTimeRight({ reading, label }: Pair): boolean {
  const { time } = label.expect
  return time !== null && reading.time !== undefined && overlapOf(time, reading.time) >= 0.5
}
