import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ABOUT =
  'today love meeting parting family children friends conversation work study venture money body moving home travel creativity purpose spirit self chart sky arion small_talk'.split(
    ' ',
  )
const WANTS = 'when whether which why how outlook who fact comfort more none'.split(' ')
const DECLINES = 'death medical legal investment gambling spying politics outside'.split(' ')
const DAY = /^\d{4}-\d\d-\d\d$/

interface Line {
  q: string
  t?: [string, string][]
  d: string
  care?: string
  dec?: string[]
  a?: string[]
  w?: string[]
  time?: [string, string]
  ch?: string[]
  l?: 0 | 1
  u?: 0 | 1
}

const files = globSync(join(import.meta.dirname, '{*,kept/*,waiting/*}.jsonl'))

it('has hands', () => expect(files.length).toBeGreaterThan(8))

it('is what the shipped weights were learned from, to the last byte', () => {
  const weights = join(import.meta.dirname, '../src/listen/weights/learned.json')
  const { corpus_sha256 } = JSON.parse(readFileSync(weights, 'utf8')) as { corpus_sha256: string }
  const hash = createHash('sha256')
  for (const path of globSync(join(import.meta.dirname, '[hq]*.jsonl')).toSorted())
    hash.update(readFileSync(path))
  expect(hash.digest('hex')).toBe(corpus_sha256)
})

describe.each(files.map((path) => [basename(path), path]))('%s', (_, path) => {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split('\n')
  const lines = rows.map((row) => JSON.parse(row) as Line)

  it('says who writes, and where', () =>
    expect(JSON.parse(head)).toEqual({ zone: expect.stringContaining('/'), hand: expect.any(String) }))

  it('uses the words of the labels, and labels whatever can be understood', () => {
    for (const { q, care, dec = [], a = [], w = [], u = 1 } of lines) {
      expect(ABOUT, q).toEqual(expect.arrayContaining(a))
      expect(WANTS, q).toEqual(expect.arrayContaining(w))
      expect(DECLINES, q).toEqual(expect.arrayContaining(dec))
      expect([undefined, 'crisis', 'harm', 'abuse'], q).toContain(care)
      if (u === 1 && !care) expect(Math.min(a.length, w.length), q).toBeGreaterThan(0)
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
