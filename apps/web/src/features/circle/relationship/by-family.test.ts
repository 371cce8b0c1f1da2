import { expect, it } from 'vitest'
import { byFamily } from './by-family.ts'

it('groups contacts by what they mean, those that mean nothing of themselves last, each as close as it came', () => {
  const contacts = [
    { family: null, id: 1 },
    { family: 'talk', id: 2 },
    { family: 'home', id: 3 },
    { family: 'talk', id: 4 },
  ] as const
  expect(byFamily(contacts).map(({ family, contacts: of }) => [family, of.map(({ id }) => id)])).toEqual([
    ['home', [3]],
    ['talk', [2, 4]],
    [null, [1]],
  ])
})
