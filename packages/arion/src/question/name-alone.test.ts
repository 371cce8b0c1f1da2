import { expect, it } from 'vitest'
import { nameAlone } from './name-alone.ts'

const ASKED = 'should i ring her or what about it'

it.each(['Aroha', 'Mina?', ' Felix. '])('a name and nothing else says who was meant: %s', (typed) =>
  expect(nameAlone(typed, ASKED)).toBe(typed.replaceAll(/[^A-Za-z]/g, '')),
)

it.each(['Maybe', 'Hopefully', 'Thanks!', 'aroha', 'Tuesday', 'WOW', 'Aroha then'])(
  'and a reply or a day names nobody: %s',
  (typed) => expect(nameAlone(typed, ASKED)).toBeNull(),
)

it('nor is anybody meant where nobody was spoken of', () => {
  expect(nameAlone('Leeds', 'Should I move or stay here?')).toBeNull()
  expect(nameAlone('Aroha', undefined)).toBeNull()
})
