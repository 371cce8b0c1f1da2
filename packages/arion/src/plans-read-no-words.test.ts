import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Rooms in which the words of a person are read; `cli` holds what is typed at a terminal. */
const READERS = ['question', 'listen', 'language', 'time', 'cli']

/** What passes a message on unread: to the reader, and from there to what answers. */
const DOORS = [
  'answer.ts',
  'answer-with.ts',
  'brief/build-brief.ts',
  'brief/first-of.ts',
  'index.ts',
  'two/in-company.ts',
  'types.ts',
]
/** Hands the words of every turn to the reader. */
const CALLERS = ['reader/open-reader.ts', 'reader/open-reader-thread.ts', 'reader/with-readings.ts']

const all = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => !READERS.includes(name.split('/')[0]!))

function code(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
}

describe('what a person typed', () => {
  it('is known by its type to nobody but the readers and the doors to them', () => {
    expect(all.length).toBeGreaterThan(300)
    const holding = all.filter((name) => /\b(?:AskInput|UnreadAsk|ThreadTurn|OwnWords)\b/.test(code(name)))
    expect(holding.filter((name) => !CALLERS.includes(name)).toSorted()).toEqual(DOORS.toSorted())
  })

  it('is looked at by no door, and by nothing behind them', () => {
    const looking = all
      .filter((name) => !CALLERS.includes(name))
      .filter((name) =>
        /(?<!parsed|short)\.question\b|\{[^{}]*\bquestion\b[^{}]*\} = |\bnamed\??\.words\b/.test(code(name)),
      )
    expect(looking).toEqual([])
  })

  it('is searched in no name and no phrase that was read', () => {
    const searched =
      /\.test\([^()]*(?:\.(?:phrase|name|words)\b|\bphrase\))|(?:\.(?:phrase|name|words)|\bphrase)\??\.(?:startsWith|endsWith|includes|split|match)\(/
    expect(all.filter((name) => searched.test(code(name)))).toEqual([])
  })

  it('is tidied, mended or searched by nothing but the readers', () => {
    const readers = /from '[^']*\/(?:plain-text|mend-typos|asking|sentences-that-ask|tidy|own-question)\.ts'/
    const using = all.filter((name) =>
      code(name)
        .split('\n')
        .some((line) => readers.test(line) && !line.startsWith('import type ')),
    )
    expect(using).toEqual([])
  })
})
