/** The days and stretches that a question names to choose between: each with its own time. */
import { describe, expect, it } from 'vitest'
import { timesBetween } from './times-between.ts'

const SATURDAY = '2026-11-28'
const WEDNESDAY = '2026-12-02'
const of = (question: string, today: string) =>
  timesBetween(question, { today, isSouthern: false, zone: 'Europe/London' })?.map(({ span }) =>
    span!.from === span!.to ? span!.from.slice(5) : `${span!.from.slice(5)} to ${span!.to.slice(5)}`,
  ) ?? null

describe('days to choose between', () => {
  it.each([
    ['the 11th or the 14th?', ['12-11', '12-14']],
    ['11 or 14 December to open the shop?', ['12-11', '12-14']],
    ['Which of these days is best: 3, 7 or 9 December?', ['12-03', '12-07', '12-09']],
    ['should I book the flight for the 18th, 19th or 21st?', ['12-18', '12-19', '12-21']],
    ['the 30th or the 2nd to submit the application?', ['11-30', '12-02']],
    ['monday or thursday to hand in my notice', ['11-30', '12-03']],
    ['is friday or saturday better for the dinner party?', ['12-04', '12-05']],
    ['Do I tell him on Friday or wait till Sunday?', ['12-04', '12-06']],
    ['should I send the email today or tomorrow', ['11-28', '11-29']],
    ['should I go to the gym tomorrow or sunday', ['11-29', '12-06']],
    ['should I drive up saturday 8 or the sunday after', ['12-08', '12-13']],
    ['Is the 11th better than the 14th for signing?', ['12-11', '12-14']],
    ['Dec 11 vs Dec 14', ['12-11', '12-14']],
    ['I need to choose between Dec 11 and Dec 14 for signing the contract.', ['12-11', '12-14']],
    ['Between Tuesday and Thursday, which is better to sign?', ['12-01', '12-03']],
    ['Job interview: they offer wed 2nd or mon 7th. which should i take', ['12-02', '12-07']],
    ['i have two options, 8 december at 10 or 15 december at 3pm. which?', ['12-08', '12-15']],
    ['Can I do it Wednesday, or is Friday better?', ['12-02', '12-04']],
    ['Is it smarter to propose on Saturday or on Sunday?', ['12-05', '12-06']],
    ['Should I go on Friday? Or on Sunday?', ['12-04', '12-06']],
    ['Next week, Tuesday or Thursday for the launch?', ['12-01', '12-03']],
    ['next saturday or the one after for the move?', ['12-05', '12-12']],
    ['the wedding could be 12 june or 19 june, which?', ['06-12', '06-19']],
    ['is the 7th ok for mediation with the lawyer or should I ask for the 14th', ['12-07', '12-14']],
  ])('on a Saturday: %s', (question, days) => expect(of(question, SATURDAY)).toEqual(days))

  it.each([
    ['monday or thursday?', ['12-07', '12-10']],
    ['saturday or friday?', ['12-05', '12-04']],
    ['thursday or monday?', ['12-03', '12-07']],
    ['Wednesday or Thursday?', ['12-09', '12-10']],
    ['Tuesday, Wednesday or Thursday next week for the presentation?', ['12-08', '12-09', '12-10']],
    ['Friday or Monday next week?', ['12-04', '12-07']],
  ])('on a Wednesday: %s', (question, days) => expect(of(question, WEDNESDAY)).toEqual(days))
})

describe('stretches to choose between', () => {
  it.each([
    ['this week or next?', ['12-02 to 12-06', '12-07 to 12-13']],
    ['This week or next to ask for a raise?', ['12-02 to 12-06', '12-07 to 12-13']],
    ['this weekend or next weekend for the trip?', ['12-05 to 12-06', '12-12 to 12-13']],
    ['this weekend or the one after?', ['12-05 to 12-06', '12-12 to 12-13']],
    ['next week or the week after to start the diet?', ['12-07 to 12-13', '12-14 to 12-20']],
    ['Should I move in January or in March?', ['01-01 to 01-31', '03-01 to 03-31']],
    ['today or wait till next week?', ['12-02', '12-07 to 12-13']],
  ])('%s', (question, times) => expect(of(question, WEDNESDAY)).toEqual(times))
})

it('of a week that is nearly over the next one is whole', () =>
  expect(of('this week or the week after to ask for a raise?', SATURDAY)).toEqual([
    '11-28 to 11-29',
    '11-30 to 12-06',
  ]))

describe('and here no times are held against each other', () => {
  it.each([
    'Should I move or not?',
    'Stay in nursing or retrain as a counsellor?',
    'sell the house in May or wait?',
    'Should I paint the fence on Friday or visit Ann on Sunday?',
    'Will he call on Friday or Saturday?',
    'When will the baby come, Friday or Saturday?',
    'When is the baby due, Friday or Saturday?',
    'When do my exam results come, Monday or Tuesday?',
    'When do I get my results, Monday or Tuesday?',
    'When does she arrive, Friday or Saturday?',
    'Which day will he call, Monday or Tuesday?',
    'Which day will he call? Monday or Tuesday?',
    'On Monday or on Tuesday, when does the parcel come?',
    'this quarter or the next one to launch?',
    '2027 or the next one to marry?',
    'this winter or the next one for the trip?',
    'from the 11th to the 14th I am away, is that good?',
    'How will Friday be?',
    'I met her on Friday or Saturday. What does she want?',
  ])('%s', (question) => expect(of(question, WEDNESDAY)).toBeNull())
})

describe('and what the asker does, or what is called better, is weighed', () => {
  it.each([
    'When should I call him, Monday or Tuesday?',
    'When do we launch, Monday or Tuesday?',
    'Do I tell him Monday or Tuesday?',
    'Which day do my wife and I sign, Monday or Tuesday?',
    'Is it easier for her to come Monday or Tuesday?',
    'Will Monday or Tuesday be calmer?',
    'What do the stars say: Monday or Tuesday for the talk?',
    'When does it make sense to call him, Monday or Tuesday?',
  ])('%s', (question) => expect(of(question, SATURDAY)).toEqual(['11-30', '12-01']))
})

describe('what is said with a day is kept with it', () => {
  const first = (question: string) =>
    timesBetween(question, { today: SATURDAY, isSouthern: false, zone: 'Europe/London' })!
  it('a weekday that does not fit its number', () => {
    expect(first('saturday the 8th or wednesday the 9th?').map(({ misnamed }) => misnamed)).toEqual([
      'Saturday',
      undefined,
    ])
  })
  it('the part of the day', () => {
    const evening = { from: 1080, to: 1320 }
    expect(first('friday or saturday evening?').map(({ hours }) => hours)).toEqual([evening, evening])
    expect(first('on tuesday or on friday morning?').map(({ hours }) => hours)).toEqual([
      undefined,
      { from: 420, to: 720 },
    ])
  })
})

it('the days from now to another are no two to choose between', () =>
  expect(of('Is there a better day between now and the 15th to give my answer?', SATURDAY)).toBeNull())
