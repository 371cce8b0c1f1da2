import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { KNOWN_QUESTIONS } from '../src/listen/vocabulary.ts'

const ABOUT =
  'today love meeting parting family children friends conversation work study venture money body moving home travel creativity purpose spirit self chart sky arion small_talk'.split(
    ' ',
  )
const WANTS = 'when whether which why how outlook who fact comfort more none'.split(' ')
const DECLINES = 'death medical legal investment gambling spying politics outside'.split(' ')
const DAY = /^\d{4}-\d\d-\d\d$/

interface Line {
  q: string
  k?: string
  t?: [string, string][]
  d: string
  care?: string
  ill?: 1
  whose?: string
  dec?: string[]
  a?: string[]
  w?: string[]
  time?: [string, string]
  ch?: string[]
  l?: 0 | 1
  u?: 0 | 1
}

const ACTS = 'asks app craft world tells jokes greets thanks parts jibes corrects'.split(' ')

const known = join(import.meta.dirname, 'questions.jsonl')
const deeds = join(import.meta.dirname, 'deeds.jsonl')
const files = globSync(join(import.meta.dirname, '{*,kept/*}.jsonl')).filter(
  (path) => path !== known && path !== deeds,
)

it('has hands', () => expect(files.length).toBeGreaterThan(8))

it.each([
  ['ears', 'learned', '{[hq][0-3]*,h4[0-4]}'],
  ['heads beside them', 'beside', '{[ksw][0-9]*,h4[56],questions,deeds}'],
])('is what the shipped %s were learned from, to the last byte', (_, weights, pattern) => {
  const path = join(import.meta.dirname, `../src/listen/weights/${weights}.json`)
  const { corpus_sha256 } = JSON.parse(readFileSync(path, 'utf8')) as { corpus_sha256: string }
  expect(hashOf(globSync(join(import.meta.dirname, `${pattern}.jsonl`)))).toBe(corpus_sha256)
})

it('knows each known question by a dozen ways to ask it, and what only sounds like one', () => {
  const rows = readFileSync(known, 'utf8').trim().split('\n')
  const topics = rows.map((row) => (JSON.parse(row) as { topic: string }).topic)
  for (const one of KNOWN_QUESTIONS)
    expect(topics.filter((topic) => topic === one).length, one).toBeGreaterThan(9)
  expect(topics.filter((topic) => topic === 'none').length).toBeGreaterThan(99)
})

it('marks deeds in questions of its hands, in the words of these', () => {
  const rows = readFileSync(deeds, 'utf8').trim().split('\n')
  const marked = rows.map((row) => JSON.parse(row) as { in: string; q: string; do?: string })
  for (const hand of new Set(marked.map((one) => one.in))) {
    const text = readFileSync(join(import.meta.dirname, `${hand}.jsonl`), 'utf8')
    const asked = new Set(
      text
        .trim()
        .split('\n')
        .map((row) => (JSON.parse(row) as Partial<Line>).q),
    )
    for (const { q } of marked.filter((one) => one.in === hand)) expect(asked, hand).toContain(q)
  }
  const tidy = (words: string) => words.replace(/\s+/g, ' ')
  for (const one of marked) expect(tidy(one.q)).toContain(one.do ?? '')
  expect(marked.filter((one) => one.do).length).toBeGreaterThan(1000)
})

describe.each(files.map((path) => [basename(path), path]))('%s', (_, path) => {
  const rows = readFileSync(path, 'utf8').trim().split('\n')
  const all = rows.map((row) => JSON.parse(row) as Line | { zone: string; hand: string })
  const lines = all.filter((each) => 'q' in each)

  it('says who writes, and where', () => {
    expect(all[0]).toHaveProperty('hand')
    for (const head of all.filter((each) => !('q' in each)))
      expect(head).toEqual({ zone: expect.stringContaining('/'), hand: expect.any(String) })
  })

  it('uses the words of the labels, and labels whatever can be understood', () => {
    for (const { q, k = 'asks', care, dec = [], a = [], w = [], u = 1 } of lines) {
      expect(ABOUT, q).toEqual(expect.arrayContaining(a))
      expect(WANTS, q).toEqual(expect.arrayContaining(w))
      expect(DECLINES, q).toEqual(expect.arrayContaining(dec))
      expect(ACTS, q).toContain(k)
      expect([undefined, 'crisis', 'harm', 'abuse', 'body'], q).toContain(care)
      if (u === 1 && !care) expect(Math.min(a.length, w.length), q).toBeGreaterThan(0)
    }
  })

  it('tells who lies ill wherever somebody does, in the words of the message', () => {
    for (const { q, t = [], ill, whose } of lines) {
      expect(ill ?? 1, q).toBe(1)
      expect(whose !== undefined, q).toBe(ill === 1)
      if (whose) expect([q, ...t.flat()].join(' ').toLowerCase(), q).toContain(whose.toLowerCase())
    }
  })

  it('has days that begin before they end, threads that are leant on, and choices between two or more', () => {
    for (const { q, d, t = [], time, ch, l } of lines) {
      expect(q.trim()).not.toBe('')
      expect(d, q).toMatch(DAY)
      if (time) expect(time.toSorted(), q).toEqual(time)
      for (const day of time ?? []) expect(day, q).toMatch(DAY)
      if (l === 1) expect(t.length, q).toBeGreaterThan(0)
      if (ch) expect(ch.length, q).toBeGreaterThan(1)
    }
  })
})

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(readFileSync(path))
  return hash.digest('hex')
}
