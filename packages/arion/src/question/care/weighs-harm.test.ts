import { expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'

const kindOf = (question: string) => understood(question, { today: '2026-11-28', isSouthern: false }).kind

it.each([
  'Should I drive home drunk tonight?',
  'Should I drive home drunk tonight or tomorrow?',
  'should we pull the plug on dad monday or tuesday',
  'Should I put the dog down Friday or Monday?',
  'Is it okay to drive after two beers?',
])('gets no day and no yes: %s', (question) => expect(kindOf(question)).not.toBe('read'))

it('may be told by the way', () =>
  expect(kindOf('My ex was drunk last night. When is a good day to ring my sister?')).toBe('read'))
