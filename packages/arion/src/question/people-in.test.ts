import { expect, it } from 'vitest'
import { peopleIn } from './people-in.ts'

it.each([
  ['how will Rudo and Chipo get on', [{ name: 'Rudo' }, { name: 'Chipo' }]],
  ['should I tell my sister Mina or my brother Tom first', ['Mina sister', 'Tom brother']],
  ['what stands between my boss and my husband', [{ role: 'boss' }, { role: 'husband' }]],
  ['a day to talk with Lena about my son', [{ name: 'Lena' }, { role: 'son' }]],
  ['How is my week?', []],
  ['Should I move to Leeds in May?', []],
  ['Should I give my business to Priya?', [{ name: 'Priya' }]],
  ['My bus tickets to Isfahan, should I change them?', []],
])('names everybody, in order: %s', (question, people) => {
  const somebody = (one: string | object) => {
    if (typeof one === 'object') return one
    const [name, role] = one.split(' ')
    return { name, role }
  }
  expect(peopleIn(question)).toEqual(people.map(somebody))
})
