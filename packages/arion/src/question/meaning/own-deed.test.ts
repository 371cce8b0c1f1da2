/** Times as they are meant: a deed of one's own in hours, a date that is only told in none. */
import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { isOnlyTold } from '../../time/told.ts'
import { plain } from '../plain-text.ts'
import { traitsIn } from '../traits.ts'
import { isOwnDeed } from './own-deed.ts'

const frame = {
  today: '2026-11-22',
  isSouthern: false,
  zone: 'Europe/London',
  born: '1990-07-14',
  birthday: '07-14',
}
const intentOf = (question: string, ...before: string[]) => {
  const found = understood(question, frame, ...before)
  return found.kind === 'read' ? found.intent : null
}

describe("a deed of one's own is a matter of hours or days", () => {
  it.each([
    'when should I tell him I love him',
    'when do I ring my mother about it',
    'when would be good to apologise to her',
    'when should i ask for a raise',
    'best time to send the email to my boss',
    'when can I talk to my daughter about it',
    'when to break the news',
    'when shall we have the talk',
    'when is it best for me to confront him',
    'when should I hand in the form',
  ])('%s', (question) => {
    const text = plain(question)
    expect(isOwnDeed(text, traitsIn(text))).toBe(true)
  })

  it.each([
    'when should I move abroad',
    'when will I meet somebody',
    'when should I quit my job',
    'when should we try for a baby',
    'when does it get easier with money',
    'which year should I tell my story',
    'when should I get married',
  ])('and this is one of months: %s', (question) => {
    const text = plain(question)
    expect(isOwnDeed(text, traitsIn(text))).toBe(false)
  })

  it('asks for a day in the answer', () => {
    expect(intentOf('when should I tell her I love her')).toMatchObject({ kind: 'when', wantsDay: true })
    expect(
      intentOf('when should I try to talk to him', 'My son will not talk to me, how do I reach him?'),
    ).toMatchObject({
      kind: 'when',
      wantsDay: true,
    })
  })
})

describe('a date that is only told', () => {
  it.each([
    'I met him in 2019. Is he good for me?',
    'I met someone three weeks ago and I think of nothing else. Is this love?',
    'We broke up last summer. How do I stop thinking of her?',
    'My contract ended in August, should I go freelance?',
    'He left me two years ago. Why do I still dream of him?',
    'I started this job in March. Will it get better?',
    'my father died in 2021, how do i talk to my mother about the house',
    'I moved here five years ago and should I go back now?',
    'My boyfriend moved out on Friday. Should I write to him?',
    'My cat died on Thursday. Should I get another?',
    'I lost my job on Monday. Should I move?',
    'He shouted at me on Saturday. Do I stay?',
    'My wife left us on Friday. Will we cope?',
    'My mother fell at home on Saturday. Should I move in with her?',
    'We split up on Friday. Should I call him?',
    'He walked out on me on Tuesday. Do I wait?',
    'My contract ended on Friday. Should I rest?',
    'I hit a deer on Thursday. Is it a bad sign?',
  ])('is not the time that is asked about: %s', (question) => expect(isOnlyTold(question, frame)).toBe(true))

  it.each([
    'How was 2019 for me?',
    'I was married on 12 September 1970. What did the stars say about that day?',
    'What happened to me in spring 2009?',
    'In March I lost my job. What was going on then?',
    'I have an exam on Friday. How will it go?',
    'how was 2019 for me? that is when my firm failed',
    'when should I call her, tomorrow or on Tuesday?',
    'Should I call her on Tuesday? We have not spoken since June.',
    'I got an interview on Friday. Should I go?',
    'My doctor told me the scan is on Tuesday. How will it go?',
    'She said the party is on Saturday. Should I go?',
    'The bank rang, the meeting is on Thursday. Will it go well?',
    'I lost my glasses and have the test on Friday. How will it go?',
    'He told me to come on Sunday. Should I go?',
    'My notice ended, I start afresh on Monday. How will it be?',
    'I hit my target; the review is on Thursday. How will I do?',
    'My lodger moved out and the new one comes on Saturday. Will it go well?',
    'She asked me to sing on Friday. Will it go well?',
    'I quit my job; I fly on Thursday. How will it go?',
  ])('and this one is: %s', (question) => expect(isOnlyTold(question, frame)).toBe(false))
})

describe('a time as it is said', () => {
  it('"this month" ends with the month', () =>
    expect(intentOf('best day this month for a difficult talk with my boss')?.span).toMatchObject({
      from: '2026-11-22',
      to: '2026-11-30',
    }))
  it.each([
    'good evening for a first date',
    'good day for a haircut',
    'best morning to call the bank',
    'nice afternoon for a picnic with my family',
  ])('asks for one and greets nobody: %s', (question) =>
    expect(intentOf(question)).toMatchObject({ kind: 'when', wantsDay: true }),
  )
  it.each(['good evening', 'Good evening to you', 'good morning!'])('greets: %s', (question) =>
    expect(understood(question, frame).kind).toBe('small_talk'),
  )
  it.each([
    'Am I ever going to date again?',
    'will i ever find love',
    'am i ever going to fall in love again',
  ])('of what may ever come the times are told, and no verdict: %s', (question) =>
    expect(intentOf(question)).toMatchObject({ kind: 'when' }),
  )
})
