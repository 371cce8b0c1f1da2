/** Labelled questions from files: those of the corpus, and those in the form that `arion read` takes. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { EarlierTurn } from '../src/listen/hearing.ts'

export interface LabelledQuestion {
  hand: string
  /** who wrote it, where several persons write in a hand */
  person: string
  question: string
  thread: EarlierTurn[]
  today: string
  zone: string
  expect: {
    /** what is done with it, where that is labelled */
    act?: string
    care: string | null
    declines: string[]
    about: string[]
    wants: string[]
    time: [string, string] | null
    leans: boolean
    understood: boolean
  }
}

interface CorpusLine {
  q: string
  k?: string
  t?: [string, string][]
  d: string
  care?: string
  dec?: string[]
  a?: string[]
  w?: string[]
  time?: [string, string]
  l?: 0 | 1
  u?: 0 | 1
}

interface ReferenceLine extends Omit<LabelledQuestion, 'hand' | 'person' | 'expect'> {
  expect: Omit<LabelledQuestion['expect'], 'time'> & { time: { from: string; to: string } | null }
}

/** All lines of a file, in order. */
export function labelledQuestions(path: string): LabelledQuestion[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const hand = basename(path, '.jsonl')
  const first = JSON.parse(lines[0] ?? '{}') as { question?: string }
  if (first.question !== undefined)
    return lines.map((line) => fromReference(JSON.parse(line) as ReferenceLine, hand))
  let zone = 'UTC'
  let writers = 0
  return lines.flatMap((line) => {
    const each = JSON.parse(line) as CorpusLine | { zone: string }
    if ('q' in each) return [fromCorpus(each, { hand, person: `${hand}/${writers}`, zone })]
    zone = each.zone
    writers++
    return []
  })
}

/** A reading is wanted, and a careful listener could tell which. */
export function isClear({ expect }: LabelledQuestion): boolean {
  const { act = 'asks', care, understood, about, wants } = expect
  return act === 'asks' && care === null && understood && about.length > 0 && wants.length > 0
}

function fromReference({ expect, ...line }: ReferenceLine, hand: string): LabelledQuestion {
  const { time } = expect
  return { ...line, hand, person: hand, expect: { ...expect, time: time && [time.from, time.to] } }
}

function fromCorpus(
  line: CorpusLine,
  whose: Pick<LabelledQuestion, 'hand' | 'person' | 'zone'>,
): LabelledQuestion {
  const { q, k, t = [], d, care = null, dec = [], a = [], w = [], time = null, l = 0, u = 1 } = line
  return {
    ...whose,
    question: q,
    thread: t.map(([question, answer]) => ({ question, answer })),
    today: d,
    expect: {
      ...(k && { act: k }),
      care,
      declines: dec,
      about: a,
      wants: w,
      time,
      leans: l === 1,
      understood: u === 1,
    },
  }
}
