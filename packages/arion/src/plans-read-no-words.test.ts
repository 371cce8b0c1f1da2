import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Rooms of what is answered: a plan is given what was read, and reads nothing from the words itself. */
const ROOMS = ['kinds', 'turns']
const files = ROOMS.flatMap((room) =>
  readdirSync(new URL(room, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${room}/${name}`),
)

describe('what a person typed', () => {
  it('is in the hands of no plan', () => {
    expect(files.length).toBeGreaterThan(60)
    const reading = files.filter((name) =>
      /\.question\b|question: string|\{[^{}]*\bquestion\b[^{}]*\} = |plain-text|\bmendTypos\b/.test(
        readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''),
      ),
    )
    expect(reading).toEqual([])
  })
})
