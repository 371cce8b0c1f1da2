import { expect, it } from 'vitest'
import type { AskedThing } from '../../listen/reading.ts'
import { isSureOfMatter } from './completed.ts'

const thing: AskedThing = {
  about: ['work'],
  wants: ['whether'],
  confidence: 0.3,
  time: null,
  person: null,
  people: [],
  choices: null,
  at: [0, 10],
}

it('a question that is taken as it was put is looked at only for a side of life that was surely heard', () => {
  expect(isSureOfMatter({ ...thing, sureOfAbout: 0.8 })).toBe(true)
  expect(isSureOfMatter({ ...thing, sureOfAbout: 0.5 })).toBe(false)
  expect(isSureOfMatter(thing)).toBe(false)
})
