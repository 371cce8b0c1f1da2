import { expect, it } from 'vitest'
import { openHalves } from './open-halves.ts'
import type { Kind } from './kinds/kind.ts'
import { NO_TRAITS } from './traits.ts'

const open = (question: string, kind: Kind, more: { asksWhenToo?: boolean } = {}) =>
  openHalves(question, {
    theme: 'money',
    topic: 'money',
    kind,
    span: null,
    subject: null,
    person: null,
    traits: NO_TRAITS,
    follows: null,
    ...more,
  })

it('names the half that an answer does not tell', () => {
  expect(open('Should I sign the loan this month, and for how much?', 'yes_no')).toEqual(['for how much'])
  expect(open('When do I ask her and where?', 'when')).toEqual(['where'])
})

it('and not one that it tells', () => {
  expect(open('Should I go, and when?', 'yes_no', { asksWhenToo: true })).toEqual([])
  expect(open('The red or the blue one, and when?', 'choice')).toEqual([])
  expect(open('How much should I ask for?', 'outlook')).toEqual([])
})
