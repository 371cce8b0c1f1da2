/** The act sets how far to look. */
import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { plain } from '../plain-text.ts'
import { NO_TRAITS, traitsIn } from '../traits.ts'
import { hoursAsked } from './hours-asked.ts'
import { nearlyOver } from '../../time/nearly-over.ts'
import { smallDeedIn } from './small-deed.ts'

const frame = { today: '2026-11-22', isSouthern: false, zone: 'Europe/London' }
const intentOf = (question: string, ...before: string[]) => {
  const found = understood(question, frame, ...before)
  return found.kind === 'read' ? found.intent : null
}
const deed = (question: string) => smallDeedIn(plain(question), traitsIn(plain(question)))

describe('what fits into a day is looked for in days', () => {
  it.each([
    ['should i invite the new guy from accounts for lunch', 'speech'],
    ['is it a good week to tell my flatmate about the dog?', 'speech'],
    ['Is it wise to write to my landlord about the boiler', 'speech'],
    ['good time to ask my nan for the recipe?', 'speech'],
    ['We have not talked for nine years. Should I ring my brother?', 'speech'],
    ['which day is best to tell my boss that I quit my job', 'speech'],
    ['when should I buy my sister a present', 'act'],
    ['I will sign the lease. Which day is lucky', 'act'],
    ['shall we drop by at my aunt’s on sunday', 'act'],
  ])('%s', (question, kind) => expect(deed(question)).toBe(kind))

  it.each([
    'should i move to lisbon',
    'When is a good time to open my own shop?',
    'should we buy a small flat together',
    'when should I change jobs',
    'should i marry him',
    'Should I leave my husband',
    'which year should I tell my story',
    'will I ever talk to her again',
    'How will the next months be for me?',
  ])('and this is not: %s', (question) => expect(deed(question)).toBeNull())

  it('a yes or no about it looks two weeks ahead, and "when then?" after it as well', () => {
    const first = 'should i invite the new guy from accounts for a coffee'
    expect(intentOf(first)).toMatchObject({ kind: 'yes_no', deed: 'speech', wantsDay: true })
    expect(intentOf('when then?', first)).toMatchObject({ kind: 'when', deed: 'speech', wantsDay: true })
  })

  it('"good week to" is this one and the next', () => {
    const { kind, span } = intentOf('good week to ask my manager about working from home?')!
    expect([kind, span?.to]).toEqual(['yes_no', '2026-11-29'])
  })
})

it('a stretch that is nearly over means the next one, too', () => {
  const week = { from: '2026-11-22', to: '2026-11-22', phrase: 'this week' }
  expect(nearlyOver(week, '2026-11-22').to).toBe('2026-11-29')
  expect(nearlyOver({ ...week, from: '2026-11-18' }, '2026-11-18').to).toBe('2026-11-22')
  const month = { from: '2026-11-29', to: '2026-11-30', phrase: 'this month' }
  expect(nearlyOver(month, '2026-11-29').to).toBe('2026-12-31')
})

it('a day that nobody named is no limit to what takes months', () => {
  expect(intentOf('Good evening. Is it a good time for me to open a bakery?')!.span).toBeNull()
})

it.each([
  ['what hour on friday? only evenings work for me', 18 * 60],
  ['when can i call him, after work?', 17.5 * 60],
  ['which day can I call her, only after 5pm', 17 * 60],
  ['which day can I call her, after six?', 18 * 60],
  ['when shall we talk, any time after 7.30 pm', 19.5 * 60],
  ['when shall I ring, after 16:00', 16 * 60],
  ['a good day to ring her after 10 am', 10 * 60],
  ['a good day to ring her after 10', undefined],
  ['a good morning for the dentist', 7 * 60],
  ['good evening, when should I ring her', undefined],
  ['which night this week do i ask her', 18 * 60],
  ['which arvo for the letter', 12 * 60],
])('%s: the part of the day', (question, from) => expect(hoursAsked(plain(question))?.from).toBe(from))

describe('what is decided for years', () => {
  it.each([
    'should i leave the house to my son',
    'should i apply for medical school',
    'should i buy stocks',
    'is it good to run a company',
    'should i run for office',
  ])('is no deed of a day: %s', (text) => expect(smallDeedIn(text, NO_TRAITS)).toBeNull())
  it.each([
    'should i ask him after 6 years',
    'a good day to ask him after 5 december',
    'after 18 months',
    'which day is good to sign after 5 may',
    'reply to her, after 20 mins?',
    'apply again after 14 rejections',
    'when after 6 yrs',
  ])('has no hour in it: %s', (text) => expect(hoursAsked(text)).toBeNull())
})
