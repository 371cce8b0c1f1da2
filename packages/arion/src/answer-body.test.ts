import { answered } from '../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../evals/people.ts'

const sky = await openSky()
const everybody = people(sky)

function ask(question: string, { name, ...rest } = everybody[0]!) {
  const at = new Date('2026-11-22T09:00:00Z')
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: { seed: name, ...rest } })
}

describe('what belongs to a doctor is sent to one', () => {
  it.each([
    'i feel nothing lately. just tired. all the time',
    'I feel nothing lately',
    'i cant get out of bed anymore',
    'I have not slept for a month',
    'everything is grey and i am exhausted',
    'why am I so tired',
    'how will the next months be for my health',
    'will my exhaustion get better this week',
  ])('tiredness, in whatever kind of answer: %s', (question) => {
    for (const person of everybody) {
      const { text, outcome } = ask(question, person)
      // what is heard as a cry gets help lines
      const said =
        outcome === 'crisis'
          ? /Please (speak to|call|ring)|\bcall\b|\bring\b|not being safe with yourself/
          : /\bdoctor\b/
      expect(text, person.name).toMatch(said)
    }
  })

  it.each([
    'which day in december is good for getting my ears stretched',
    'Today I am full of energy, I cleaned the whole oven. What do I do with the rest of the day?',
  ])('a body that is well is sent to none: %s', (question) => {
    for (const person of everybody) expect(ask(question, person).text, person.name).not.toMatch(/\bdoctor\b/)
  })

  it.each([
    'will my knee operation on 3 december go well',
    'when is a good day for my operation',
    'how will my surgery be next week',
    'hip replacement on the 9th, how will it go?',
    'They take my gallbladder out on Tuesday. Good day for it?',
    'colonoscopy thursday, will it be ok',
    'is 4 december good for my booked c-section',
    'having my wisdom teeth out next week, how will that be',
    'When should I have my cataract done?',
    'I go under the knife in January. Is the time kind?',
    'my hysterectomy is on monday, will I be ok',
  ])('an operation gets no verdict and no date, and a quiet hour: %s', (question) => {
    for (const person of everybody) {
      const { text, outcome, rejected } = ask(question, person)
      expect([outcome, rejected]).toEqual(['not_understood', []])
      expect(text).toMatch(/no verdict|surgeon/)
      expect(text).not.toMatch(/3 December|go(es)? well\b(?! is)|Yes/)
    }
  })

  it('an operation that is only told has its line, and what is asked beside it is answered', () => {
    const { text, outcome } = ask('I have a hip replacement on the 9th. Should I buy the flat in January?')
    expect(outcome).toBe('answered')
    expect(text).toMatch(/no verdict and no date|surgeon/)
  })

  it.each([
    'my son is ill, will he be ok this week',
    'my baby has been coughing for days, what does she need',
  ])('a child that is ill is for the doctor, and nothing is read: %s', (question) => {
    const { text, outcome } = ask(question)
    expect(outcome).toBe('not_understood')
    expect(text).toMatch(/doctor/)
    expect(text).toMatch(/\b999\b/)
  })

  it.each([
    'My son hit his head and has a headache, is it serious?',
    'my daughter has a headache and a stiff neck',
    'my little boy has a headache again',
  ])('the head of a child is no ache to be sat out: %s', (question) =>
    expect(ask(question).text).toMatch(/a doctor's matter|let a doctor see them/),
  )

  it.each([
    'My leg is swollen since the flight',
    'Worst headache of my life',
    'My headache came on suddenly and the light hurts',
    "My knee hurts since the fall and I can't put weight on it",
  ])('what may be grave is not rested: %s', (question) => {
    const { text, outcome } = ask(question)
    expect(outcome).toBe('not_understood')
    expect(text).toMatch(/see a doctor today|belongs to a doctor/)
    expect(text).not.toMatch(/find the movement|Take the load|speaks up|at you again/i)
  })

  it('and a back that is stiff again still has its rest', () =>
    expect(ask('my back hurts again, what now').text).toMatch(/speaks up|at you again/))

  it('thanks do not cover a lump', () => {
    const { plan, text } = ask('Thank you for asking. I found a lump in my breast.')
    expect(plan).not.toBe('thanks')
    expect(text).toMatch(/days rather than weeks/)
  })

  it.each([
    'how is my operations team doing',
    'will he take my hand',
    'should I get my hair done for the party',
    'should I look at the stars with my telescope',
    'am I sick of this job',
    'my son is off to school, how is his day',
  ])('and is not heard in: %s', (question) => expect(ask(question).text).not.toMatch(/surgeon|\b999\b/))
})
