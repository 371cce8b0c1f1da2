/** What a message asks is not read out of words that only tell: choices, times, other people, results. */
import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { isOfThing } from '../care/of-a-thing.ts'
import { asksOfAnother, isOfResult } from '../care/unseen-facts.ts'
import { choicesIn } from '../choices/choices.ts'
import { fragmentIn } from '../talk/fragment.ts'

const frame = { today: '2026-11-22', isSouthern: false, birthday: '07-14', born: '1990-07-14' }
const read = (question: string) => understood(question, frame)

describe('a choice is offered between what could be done or taken', () => {
  it.each([
    'thirty or forty people came each year and now nobody',
    'a year or two ago i was happy',
    'is it fine now or is it too late',
    'its good or i wait',
    'Is there still a good month for it or is it over',
  ])('none: %s', (question) => expect(choicesIn(question)).toBeNull())
  it.each([
    ['sell the car or keep it', ['sell the car', 'keep it']],
    ['tea or coffee', ['tea', 'coffee']],
    ['take the job in leeds or stay put', ['take the job in leeds', 'stay put']],
    ['the 7th or the 14th', ['the 7th', 'the 14th']],
  ])('two: %s', (question, expected) => expect(choicesIn(question)).toEqual(expected))
})

describe('what lies in other hands is not said', () => {
  it.each([
    'does she like me back or is she like that with everyone',
    'was he already sleeping with her last winter',
    'my man liked his ex s picture at night what does it mean',
    'can the planets show if she is texting him',
    'why did he look at her instagram at 2am',
  ])('%s', (text) => expect(asksOfAnother(text)).toBe(true))
  it.each([
    'should i ask him if he likes me',
    'how do i find out if he likes me',
    'does he suit me',
    'who is she to me in my chart',
  ])('one’s own deed: %s', (text) => expect(asksOfAnother(text)).toBe(false))
  it.each(['bro will i pass the bar', 'am i going to get the job', 'will the results be good'])(
    'a result: %s',
    (text) => expect(isOfResult(text)).toBe(true),
  )
  it('nobody’s yes stands before a result', () => {
    const found = read('will i pass my driving test in january')
    expect(found.kind === 'read' && found.intent.kind).toBe('outlook')
  })
  it.each(['pick me 6 numbers for saturday', 'which 5 lucky numbers for euromillions'])(
    'a draw: %s',
    (question) => {
      const found = read(question)
      expect(found.kind === 'read' && found.refusals).toContain('markets')
    },
  )
  it('a body that hurts now has no past read to it', () => {
    const found = read('knees been swollen since june and my feet are going numb, will it pass')
    expect(found.kind === 'read' && [found.refusals, found.intent.kind === 'cycle']).toEqual([
      ['medical'],
      false,
    ])
  })
})

describe('the time of what is told is not the time that is asked', () => {
  it.each([
    'I lent my cousin money in March and she has not paid. When should I go and talk to her?',
    'I quit my job in february. when do i apply again',
  ])('%s', (question) => {
    const found = read(question)
    expect(found.kind === 'read' && [found.intent.kind, found.intent.span]).toEqual(['when', null])
  })
  it('what is booked ahead is asked about', () => {
    const found = read('I booked the hall for March. How will March be for my work?')
    expect(found.kind === 'read' && found.intent.span?.from).toBe('2027-03-01')
  })
  it('a year that dates a thing asks of no past', () => {
    const found = read('she sent me a picture from 2019. why does it hurt')
    expect(found.kind === 'read' && found.intent.kind).not.toBe('cycle')
  })
})

describe('no cry is guessed from a thing that is let go of', () => {
  it.each([
    'an old fool who can’t part with a piano',
    'I would have to give up the flat',
    'lying awake about the move',
  ])('%s', (question) => expect(isOfThing(question)).toBe(true))
  it.each(['I want to give up', 'i lie awake and wish it would end', 'I can’t let go of him'])(
    'not: %s',
    (question) => expect(isOfThing(question)).toBe(false),
  )
})

describe('what points at nothing is asked for by name', () => {
  it.each([
    ['yes or no', 'question'],
    ['the second one i think no', 'which'],
    ['same again please', 'before'],
    ['the same like before please', 'before'],
  ])('%s', (text, expected) => expect(fragmentIn(text)).toBe(expected))
  it.each(['same job or a new one', 'is it friday', 'the first snow'])('not: %s', (text) =>
    expect(fragmentIn(text)).toBeNull(),
  )
})

it('a result that is out is asked of whoever knows it', () =>
  expect(read('did i pass the exam i sat in june')).toEqual({ kind: 'not_in_chart', witness: 'past' }))
