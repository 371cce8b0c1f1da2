import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('en/', import.meta.url)
const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
/** every text that says what an outside model is given */
const told = files
  .join('\n')
  .split('\n')
  .filter((line) => /placements/.test(line) && /outside|receives|is sent|go to it/.test(line))

it('wherever it is told what an outside model is given, the words of the question are told too', () => {
  expect(told.length).toBeGreaterThanOrEqual(4)
  for (const line of told) {
    expect(line).toMatch(/words of your question/)
    expect(line).toMatch(/names and places taken out/)
    expect(line).toMatch(/birth date/)
  }
})

it('what one accepts asks for sixteen years', () =>
  expect(files.filter((text) => text.includes('You are at least 16 years old')).length).toBeGreaterThan(1))
