import { describe, expect, it } from 'vitest'
import { onlyTells } from '../asking.ts'
import { decisionTold } from './decision-told.ts'
import { ownQuestions } from './own-question.ts'

describe('an offer or a request with an answer owed asks whether to take it up', () => {
  it.each([
    [
      'They offer second cook in Tromsø. 700 km from home. I must answer until 11 December. Wife says decide yourself',
      'Should I accept the offer of second cook in Tromsø?',
    ],
    [
      'He is offering 310 for the boat and wants to know by the weekend, my brother never sold for less.',
      'Should I accept the offer of 310 for the boat?',
    ],
    [
      'I am offered a year in Porto from 1 March, answer before 15 December. A wife who says "as you want". So ?',
      'Should I accept the offer of a year in Porto from 1 March?',
    ],
    [
      'Nuala wants me over to Boston for Easter. I told her I would tell her by Sunday. I don’t know do I want it.',
      'Should I go over to Boston for Easter?',
    ],
    [
      'school is asking if we want to skip him a grade, they need an answer before the break. he is tiny',
      'Should we skip him a grade?',
    ],
    ['firm offer me go to Dubai 2 year. wife cry. i must say till friday', 'Should I go to Dubai 2 year?'],
    ['The choir wants me to sing the solo. I said I’d sleep on it.', 'Should I sing the solo?'],
    ['He proposed last night. I told him I’d answer on Sunday.', 'Should I say yes?'],
    [
      'thinking of swapping to the night course. tutor says i have to decide before xmas',
      'Is swapping to the night course right for me?',
    ],
  ])('%s', (message, words) => {
    expect(decisionTold(message)).toMatchObject({ words, wants: 'whether' })
    expect(ownQuestions(message)).toEqual([{ words, wants: 'whether' }])
  })
})

describe('two ways that are both named ask which of them', () => {
  it.each([
    [
      'Boss give me choice. Rotterdam line from january, 4 nights out. Or stay Leeds and sleep at home. Must tell him friday',
      'Rotterdam line from january, or stay Leeds and sleep at home?',
    ],
    [
      'good eve. agency is asking if i extend 3 months. or sign off in january. she says its up to u. what will i do signal only til 9pm',
      'Should I extend 3 months, or sign off in january?',
    ],
  ])('%s', (message, words) => expect(decisionTold(message)).toMatchObject({ words, wants: 'which' }))
})

it.each([
  ['They offered me the flat. I must answer until 11 December, they said.', 'must answer until 11 December'],
  ['Mum wants me to move back in. She says its up to me.', null],
])('until when an answer is owed is kept in its words: %s', (message, until) =>
  expect(decisionTold(message)).toMatchObject({ until }),
)

describe('what only tells leaves no decision open', () => {
  it.each([
    'They offered me the job and I said yes before she finished the sentence. I start on the 4th.',
    'Mum wants me home for Christmas. She always does. It is kind of her.',
    'My boss wants me to hand in the report by Friday. I hate Fridays',
    'The council wants us to sort the bins into six. I have to tell my wife tonight, she will laugh',
    'I was offered a scholarship in 1974 and my father said it was up to me and I stayed.',
    'He wanted me to come to Paris, I had to answer by Monday, and I never rang. Years ago.',
    'They offered us tea and cake and we sat there till six',
    'Had to decide by Friday and I did. Feels like putting down a suitcase',
  ])('%s', (message) => {
    expect(decisionTold(message)).toBeNull()
    expect(onlyTells(message)).toBe(true)
  })

  it('and a question that is put stands as it was put', () =>
    expect(
      decisionTold('They want me to speak at the service and need to know by noon. What do I say about him?'),
    ).toBeNull())
})
