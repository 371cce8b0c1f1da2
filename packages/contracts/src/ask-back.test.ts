import { describe, expect, it } from 'vitest'
import { AskBack } from './ask-back.ts'
import { ask, editQuestion } from './ask.ts'

const id = '7f3f4d5e-3c43-4a0e-9d55-0a4f6a7f1c11'
const send = { sendId: id, message: 'And next month?' }
const faults = (changes: Record<string, unknown>) =>
  ask.input.safeParse({ ...send, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a send', () => {
  it.each([
    [{}, []],
    [{ threadId: id }, []],
    [{ threadId: id, parentId: null }, []],
    [{ threadId: id, parentId: id, offer: 2 }, []],
    [{ parentId: null }, []],
    [{ parentId: id }, ['parentId']],
    [{ threadId: null, parentId: id }, ['parentId']],
    [{ threadId: id, parentId: 'the last one' }, ['parentId']],
    [{ threadId: id, parentId: id, offer: 3 }, ['offer']],
    [{ threadId: id, parentId: id, offer: 'first' }, ['offer']],
  ])('names the answer it follows, and the field that is wrong: %o', (changes, wrong) =>
    expect(faults(changes)).toEqual(wrong),
  )

  it('takes up no offer unless it says so', () =>
    expect([ask.input.parse(send).offer, editQuestion.input.parse(send).offer]).toEqual([null, null]))
})

describe('an ask-back', () => {
  const offers = (count: number) =>
    Array.from({ length: count }, () => ({ label: 'On which day?', detail: 'One day', sign: 'day' }))
  it.each([0, 1, 3])('may make %i offers', (count) =>
    expect(AskBack.safeParse({ heard: [], offers: offers(count) }).success).toBe(true),
  )
  it('makes three at most', () =>
    expect(AskBack.safeParse({ heard: [], offers: offers(4) }).success).toBe(false))
})
