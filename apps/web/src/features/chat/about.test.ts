import { expect, it } from 'vitest'
import { memberIdIn } from './about.ts'

const ID = '6f1f0bf2-7a35-4d1c-9a38-0c6a0f8f9e11'

it('reads the id alone, of an object or by itself', () => {
  expect(memberIdIn({ id: ID, name: 'Anna', birth_date: '1988-07-14' })).toBe(ID)
  expect(memberIdIn(ID)).toBe(ID)
})

it('knows what is no id of a member', () => {
  for (const wrong of ['{id:', { name: 'Anna' }, { id: 'anna' }, 7, null, undefined, { id: 7 }])
    expect(memberIdIn(wrong)).toBeNull()
})
