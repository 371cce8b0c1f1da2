import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { askerOf, people } from '../../../evals/people.ts'
import type { ThreadTurn } from '../../types.ts'
import { toldBirthIn } from './told-birth.ts'

const sky = await openSky()
const asker = askerOf(people(sky)[0]!)
const at = new Date('2026-11-22T09:00:00Z')
const ask = (question: string, thread: ThreadTurn[] = []) =>
  answered(sky, { question, at, thread, usedPhrases: [], asker })
const told = (question: string, thread: ThreadTurn[] = []) => toldBirthIn({ question, thread, at })

describe('a day of birth that is told in the question', () => {
  it.each([
    ['My wife Margaret was born 2 March 1960. What is between us?', 'Margaret', '1960-03-02'],
    [
      'Declan is civil. I know only that his birth was the ninth of November 1979. My son-in-law Declan and I?',
      'Declan',
      '1979-11-09',
    ],
    ['my boyfriend was born May 5th 1996, are we compatible', 'your boyfriend', '1996-05-05'],
    ['We married on 3 June 2010 and my husband was born on 5 May 1980.', 'your husband', '1980-05-05'],
    ['Our son Andrew (born 12 September 1989) does not talk to me', 'Andrew', '1989-09-12'],
    ['I meant our Callum he’s 3rd of August 2007 Hull Royal. What is he like?', 'Callum', '2007-08-03'],
  ])('belongs to whom it is told of: %s', (question, name, day) => {
    expect(told(question)).toMatchObject({ person: { name }, day })
  })
  it.each([
    'I was born 12 September 1989, what does my moon say',
    'Tom and I ask how the months will be. I am Mara, born in London on 21 April 1926.',
    'My wife and I married on 2 March 1960. Will it be a good year?',
    'My son was born 31 February 1989, what does he need?',
    'My daughter will be born 3 May 2029',
    'My wedding with Tom is on 3 May 2025, he is late',
    'My sister gave birth on 12 June 2026, how do I help her?',
    'Since the birth of our son on 3 May 2024 my husband is distant',
    'Since our son was born on 3 May 2024 my husband is distant',
    'My son was born 2 March 1990 and my daughter was born 5 May 1993. Are they alike?',
    'Her birthday is in May. My sister and I?',
    'My daughter Ann was born 9 August 1967. We had her until the Friday. Would she have a chart?',
    'My husband Einar died in August. He was born 3 May 1940. What is between us?',
  ])('is none: %s', (question) => {
    expect(told(question)).toBeNull()
  })
  it('belongs to the one last spoken of, where only "he" is said', () => {
    const thread = [{ question: 'Can I do this to Viggo?', answer: '' }]
    expect(told("What does he need? He's born 30 May 2020.", thread)).toMatchObject({
      person: { name: 'Viggo' },
      isNamed: false,
    })
  })
  it.each([
    'My mother was born on 9 August 1967 and died last year. Has she a chart?',
    'Our baby was born on the 9th of August 1967 and lived two days. Would she have a chart?',
    'She was born on the 9th of August 1967. She was with us until the Friday. Would a person have a chart, if they were only here that long?',
  ])('of one who has died is a chart as well, told tenderly and free: %s', (question) => {
    const { text, outcome, asksBack } = ask(question)
    expect(text).toMatch(/^Yes, a whole one.*On 9 August 1967 the Sun stood in Leo/s)
    expect(text).toMatch(/It is hers/)
    expect([outcome, asksBack]).toEqual(['not_understood', null])
  })
  it('is read where a match is only told of beside it: who is asked about is no result', () => {
    const { plan, text } = ask(
      'My grandson Wout is eight, born 14 March 2018. His father has put him in the football and he hates it. Why is he as he is?',
    )
    expect(plan).toMatch(/^two/)
    expect(text).toContain('Wout’s Sun is in Pisces')
  })
  it('is read beside the asker for this one answer, without houses or an hour, and that is said', () => {
    const { text, plan, rejected } = ask(
      'My wife Margaret was born 2 March 1960. What is it between the two of us that makes us so quiet?',
    )
    expect(plan).toMatch(/^two\./)
    expect(rejected).toEqual([])
    expect(text).toMatch(/Margaret’s (?:Sun|Moon|Venus|Mars|Mercury|Jupiter|Saturn)/)
    expect(text).not.toMatch(/Margaret’s (?:Ascendant|Midheaven)|in Margaret’s \w+ house/)
    expect(text).toMatch(
      /For this answer I took 2 March 1960 for Margaret, without a time; nothing of it is kept\. On that day the Sun stood in Pisces\. With the hour and the place, in your Circle, /,
    )
  })
})
