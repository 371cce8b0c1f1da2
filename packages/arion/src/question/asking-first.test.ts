import { expect, it } from 'vitest'
import { looksAt, partsOf } from './asking-first.ts'

const told = 'The dog was sick on the stairs and the boiler man came late again with his radio on. '
const asked = 'Should I take the post in Leeds before Easter? '

it('a message that is heard whole is left as it is', () => {
  expect(looksAt(`${told}${asked}`)).toEqual([`${told}${asked}`])
})

it('of a long letter its question is heard, wherever it stands', () => {
  for (const place of [0, 3, 7]) {
    const sentences = Array.from({ length: 7 }, () => told)
    sentences.splice(place, 0, asked)
    const looks = looksAt(sentences.join(''))
    expect(looks.length).toBe(2)
    for (const look of looks) {
      expect(look).toContain(asked.trim())
      expect(look.length).toBeLessThan(sentences.join('').length / 1.5)
    }
  }
})

it('a letter that asks nothing is heard by its end', () => {
  const looks = looksAt(`${told.repeat(7)}Then the lilac came out.`)
  expect(looks[0]).toContain('Then the lilac came out.')
})

it('a letter is heard whole in parts, and a short message is one', () => {
  const letter = `${told.repeat(4)}${asked}${told.repeat(4)}`
  expect(partsOf(letter).length).toBeGreaterThan(1)
  expect(partsOf(letter).join(' ')).toBe(letter.trim())
  expect(partsOf(`${told}${asked}`)).toEqual([`${told}${asked}`])
})
