import { describe, expect, it } from 'vitest'
import { readTime, timesIn } from './read-time.ts'
import type { TimeFrame } from './span.ts'

// Friday 20 November 2026
const frame: TimeFrame = { today: '2026-11-20', isSouthern: false, born: '1990-07-14', zone: 'Europe/Berlin' }
const read = (text: string, more: Partial<TimeFrame> = {}) => {
  const found = readTime(text, { ...frame, ...more })
  return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
}

describe('what a phrase says of its month, its list or its feast', () => {
  it.each([
    ['why march?', '2027-03-01..2027-03-31'],
    ["how's may for love", '2027-05-01..2027-05-31'],
    ['May then.', '2027-05-01..2027-05-31'],
    ['which evening in May have we both for a dance?', '2027-05-01..2027-05-31'],
    ['from june on, how is the house hunting', '2027-06-01..2027-12-31'],
    ['closing on the flat: dec 22, 24 or 28', '2026-12-22..2026-12-28'],
    ['slots are the 9th, 10th or 14th. Not the 10th. Which one?', '2026-12-09..2026-12-14'],
    ['the hall has two slots left, wednesday or friday next week', '2026-11-25..2026-11-27'],
    ['does it ease this year or next?', '2026-01-01..2027-12-31'],
    ['is this the year for furniture', '2026-01-01..2026-12-31'],
    ["what's the rest of the week hold?", '2026-11-20..2026-11-22'],
    ['best weekend for the bathroom, now to Christmas?', '2026-11-20..2026-12-25'],
    ['christmas drinks tomorrow night, any gossip?', '2026-11-21..2026-11-21'],
    ['Easter dinner, here or at hers?', '2027-03-28..2027-03-28'],
    ['fit for the choir on Advent Sunday?', '2026-11-29..2026-11-29'],
    ['a three-day hearing from Monday, will the voice hold?', '2026-11-23..2026-11-25'],
    ['four nights starting thursday. will I survive', '2026-11-26..2026-11-29'],
    ['either the 14th or the 28th of next month, which of the two?', '2026-12-14..2026-12-28'],
    ['mondays 6-8, starts the 25th. do it?', '2026-11-25..2026-11-25'],
    ['the cooking on sunday. neptune in the 6th?', '2026-11-22..2026-11-22'],
    ['a good day afore christmas?', '2026-11-20..2026-12-24'],
    ['is oxi day weekend good for a trip', '2027-10-28..2027-10-31'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

// Saturday 28 November 2026
describe('days that are named by a number alone, and what is due on one', () => {
  it.each([
    ['is there a good day to bring the winter tires before the twentieth', '2026-11-28..2026-12-19'],
    ["closing date's the 30th though so which day do i send it", '2026-11-28..2026-11-30'],
    ["it's due friday, when do i sit down with it", '2026-11-28..2026-12-04'],
    ['the offer runs out on the 12th, which day do i sign', '2026-11-28..2026-12-12'],
    ['the latest is the 18th. what day do i ring', '2026-11-28..2026-12-18'],
    ['he needs it no later than the tenth, which day', '2026-11-28..2026-12-10'],
    ["deadline's the tenth, which day do i post it", '2026-11-28..2026-12-10'],
    ['need it in by the twenty-first. which day', '2026-11-28..2026-12-21'],
    ['the midterm is on the 9th. which days before that will stick?', '2026-11-28..2026-12-09'],
    ['the thirty-first ok for a party?', '2026-12-31..2026-12-31'],
    ['the twenty-second good for moving', '2026-12-22..2026-12-22'],
    ['how is the third looking', '2026-12-03..2026-12-03'],
    ['they offered me the eleventh or the fourteenth, which', '2026-12-11..2026-12-14'],
    ['should i go the fifth or the twelfth', '2026-12-05..2026-12-12'],
    ['twelfth or fifteenth better for the trip?', '2026-12-12..2026-12-15'],
    ['she is home from the 18th to the 4th. the best day for a walk?', '2026-11-28..2026-12-04'],
    ['mercury turns from the 9th till the 3rd of January. what of it', '2026-12-09..2027-01-03'],
    ['enrolments shut on the 12th, do I?', '2026-11-28..2026-12-12'],
    ['mercury turns from the 9th till 3 January. what of it', '2026-12-09..2027-01-03'],
  ])('%s', (text, expected) => expect(read(text, { today: '2026-11-28' })).toBe(expected))

  it.each([
    'will it be won at the eleventh hour',
    'they sent the first or the second one',
    'the twelfth house',
  ])('and no day of a month in: %s', (text) => expect(read(text)).toBe('none'))

  it('both days of a pair are in the name of their stretch', () => {
    const found = readTime('11th or 14th of next month', frame)
    expect(found.kind === 'span' && found.span.phrase).toBe('11 December and 14 December')
  })
})

describe('what begins with a day that is named', () => {
  it.each([
    ['we get there monday. what kind of first month is it going to be', '2026-11-23..2026-12-22'],
    ['she starts on monday. how does her first week go?', '2026-11-23..2026-11-29'],
    ["my girl is 23 today. what's her year going to be like", '2026-11-20..2027-11-19'],
    ['solar return on the 3rd, what of it for 19?', '2026-12-03..2027-12-02'],
    ['he is back on the 9th. what do the skies say of those two weeks?', '2026-12-09..2026-12-22'],
    ['lessons are 60k a month. Start now or January?', '2026-11-20..2027-01-31'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('what is still left, and what lies before a day that is named', () => {
  it.each([
    ['any good day this month for a massage', '2026-11-20..2026-11-30'],
    ['on what day did the moon go full this month?', '2026-11-01..2026-11-30'],
    ['how is my energy this month?', '2026-11-01..2026-11-30'],
    ["the scan's on the 8th. how do I get from now to then", '2026-11-20..2026-12-08'],
    ['her operation is on the 16th. what can I be in the two weeks before?', '2026-11-20..2026-12-16'],
    ['the party is on the 18th. is there a better day before it?', '2026-11-20..2026-12-18'],
    ['Release the marks tonight or Monday?', '2026-11-20..2026-11-23'],
    ['move house this month or should I hold on till after Easter?', '2026-11-20..2027-04-26'],
    ['within the month they want an answer. what do I do', '2026-11-20..2026-12-20'],
    ['will the bank give me till the end of the quarter?', '2026-11-20..2026-12-31'],
    ['what did the early part of this year teach me', '2026-01-01..2026-03-31'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('what is told beside it', () => {
  it.each([
    ['ending it tonight. sick about it since sunday. is it right', '2026-11-20..2026-11-20'],
    ['What did that business with the ministry in October want to teach me?', '2026-10-01..2026-10-31'],
    ['I told everyone the 4th of december', '2026-12-04..2026-12-04'],
    ['Submit on 17 December. Will I make it?', '2026-11-20..2026-12-17'],
    ['will he sort it out by the end of term on the 2nd', '2026-11-20..2026-12-02'],
    ['will all go well until the baby comes at the end of march', '2026-11-20..2027-03-31'],
    ['is it better before the village choir lunch on the 9th?', '2026-11-20..2026-12-08'],
    ['this winter we were to be cooped up, how does it look', '2026-12-01..2027-02-28'],
    ["closing date's the 30th, which day do I send it", '2026-11-20..2026-11-30'],
    ['no child of mine goes without. the forms close on the 30th.', '2026-11-20..2026-11-30'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('short weekdays are read where their neighbours say so', () => {
  it.each([
    ['sat night', '2026-11-21..2026-11-21'],
    ['wed morning?', '2026-11-25..2026-11-25'],
    ['mon to wed next week', '2026-11-23..2026-11-25'],
    ['sat 5 or sun 6 dec', '2026-12-05..2026-12-06'],
    ['sat/sun', '2026-11-21..2026-11-22'],
    ['her party sat, plant or book', '2026-11-21..2026-11-21'],
    ['library storytime wed looks nice. go?', '2026-11-25..2026-11-25'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
  it.each([
    'she sat. what was that?',
    'sixty years wed. is that luck?',
    'the cat sat, as always',
    'Will I ever wed?',
    'Can a Leo wed a Virgo?',
  ])('and not where somebody sits or weds: %s', (text) => expect(read(text)).toBe('none'))
})

describe('what is told before it is told as what was, and what is due as what comes', () => {
  it.each([
    ['may I stay at home on Christmas Eve? May I?', '2026-12-24..2026-12-24'],
    ['since her birthday on the 2nd of November we do not speak', '2026-11-02..2026-11-20'],
    ['since the hearing was put off in march I cannot rest', '2026-03-01..2026-11-20'],
    ['who took my lunch on tuesday', '2026-11-17..2026-11-17'],
    ['Divya has not replied in nine days', '2026-11-11..2026-11-20'],
    ['here since 1974, and they want him out by Friday', '2026-11-20..2026-11-27'],
    ['will the licence come in time for the 30th', '2026-11-20..2026-11-30'],
    ['the deadline for the form is 15 december. apply?', '2026-11-20..2026-12-15'],
    ['paint her room before she comes back on Friday or leave it', '2026-11-20..2026-11-26'],
    ['good week for a haircut?', '2026-11-20..2026-11-22'],
    ['good month to start running?', '2026-11-01..2026-11-30'],
    ['the stretch from 2 to 28 May has hope', '2027-05-02..2027-05-28'],
    ['the fortnight from 3 July', '2027-07-03..2027-07-16'],
    ['big 42 on the 9th of december, what does the year have for me', '2026-12-09..2027-12-08'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('what stands on both sides of a day is asked of both', () => {
  it.each([
    ['do I ring before the lunch on the 9th or after?', '2026-11-20..2026-12-28'],
    ['sign before Christmas or after', '2026-11-20..2027-01-24'],
    ['beg him this week or let him cool till after Christmas?', '2026-11-20..2027-01-22'],
    ['start now or January?', '2026-11-20..2027-01-31'],
    ['when do I tell her, before the release on 4.12 or after?', '2026-11-20..2026-12-18'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('a day that is named to be left out is not the one asked about', () => {
  it.each([
    ['a good day for burning letters, not Wednesday', 'none'],
    ['when this month, avoiding the 27th?', '2026-11-01..2026-11-30'],
    ['if not December then January', '2027-01-01..2027-01-31'],
    ['why not Saturday?', '2026-11-21..2026-11-21'],
    ['not before Christmas', '2026-11-20..2026-12-24'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('why something still hurts is asked of the time that was told', () => {
  it.each([
    ['In 2014 they hid it from me. Why is this still so fresh?', '2014-01-01..2014-12-31'],
    ['In 1971 he took the truck. Why does it not wear down?', '1971-01-01..1971-12-31'],
    ['I met him in 2019. Is he good for me?', 'none'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('weeks, months and days that are meant as they stand', () => {
  it.each([
    ['best slot this week to call Pune', '2026-11-20..2026-11-22'],
    ['how is this whole week', '2026-11-20..2026-11-22'],
    ['and the rest of the week then?', '2026-11-20..2026-11-22'],
    ['any patience left for the coming month?', '2026-11-20..2026-12-19'],
    ['what sort of day is it for a difficult letter', '2026-11-20..2026-11-20'],
    ['applications closing on 4th Dec. put in for it?', '2026-11-20..2026-12-04'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('days', () => {
  it.each([
    ['how is today', '2026-11-20..2026-11-20'],
    ['what about tmrw', '2026-11-21..2026-11-21'],
    ['2moro?', '2026-11-21..2026-11-21'],
    ['how was last night', '2026-11-19..2026-11-19'],
    ['is Dec 7 a good day', '2026-12-07..2026-12-07'],
    ['and 3 May 2027', '2027-05-03..2027-05-03'],
    ['on 2026-12-03', '2026-12-03..2026-12-03'],
    ['am 3.12.?', '2026-12-03..2026-12-03'],
    ['is the 14th good', '2026-12-14..2026-12-14'],
    ['what happened on the 14th', '2026-11-14..2026-11-14'],
    ['between the 3rd and the 10th?', '2026-12-03..2026-12-10'],
    ['from the 3rd to the 31st of August', '2027-08-03..2027-08-31'],
    ['20 to 22!', '2026-11-20..2026-11-22'],
    ['Saturday the 5th', '2026-12-05..2026-12-05'],
    ['is wensday ok', '2026-11-25..2026-11-25'],
    ['Tuesday week', '2026-12-01..2026-12-01'],
    ['a fortnight on Saturday', '2026-12-05..2026-12-05'],
    ['from Monday to Thursday', '2026-11-23..2026-11-26'],
    ['Friday of next week', '2026-11-27..2026-11-27'],
    ['in ten days', '2026-11-30..2026-11-30'],
    ['the week of Dec 7', '2026-12-07..2026-12-13'],
    ['the 24th, 25th or 26th of January', '2027-01-24..2027-01-26'],
    ['23rd at six, 25th at noon, or 27th with a change', '2026-11-23..2026-11-27'],
    ['the last Thursday of the month', '2026-11-26..2026-11-26'],
    ['the first Monday in June', '2027-06-07..2027-06-07'],
    ['the stage is in 3 hours', '2026-11-20..2026-11-20'],
    ['anything before noon?', '2026-11-20..2026-11-20'],
    ['is the 5th better than the 7th', '2026-12-05..2026-12-07'],
    ['what are the visitors like from 10 until 14', '2026-12-10..2026-12-14'],
    ['a week today', '2026-11-27..2026-11-27'],
    ['the vote is a month from today', '2026-12-20..2026-12-20'],
    ['the friday after next', '2026-12-04..2026-12-04'],
    ['the following friday', '2026-11-27..2026-11-27'],
    ['exams from the 30th to the 4th', '2026-11-30..2026-12-04'],
    ['night shifts 24, 25 and 26', '2026-11-24..2026-11-26'],
    ['the weekend of 5/6 december', '2026-12-05..2026-12-06'],
    ['what of the road to the twenty-eighth', '2026-11-28..2026-11-28'],
    ['thursday and friday', '2026-11-26..2026-11-27'],
    ['she wants it moved to the 25th', '2026-11-25..2026-11-25'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  it('Independence Day is in October in Nigeria', () =>
    expect(read('ours by Independence Day?', { zone: 'Africa/Lagos', today: '2027-09-08' })).toBe(
      '2027-09-08..2027-10-01',
    ))

  it('12/3 is in December in America, and in March elsewhere', () => {
    expect(read('is 12/3 good', { zone: 'America/New_York' })).toBe('2026-12-03..2026-12-03')
    expect(read('is 12/3 good')).toBe('2027-03-12..2027-03-12')
  })
})

describe('stretches', () => {
  it.each([
    ['this coming weekend', '2026-11-21..2026-11-22'],
    ['the weekend after next', '2026-12-05..2026-12-06'],
    ['nxt wk', '2026-11-23..2026-11-29'],
    ['next wknd', '2026-11-28..2026-11-29'],
    ['the next 3 weeks', '2026-11-20..2026-12-10'],
    ['a couple of weeks from now', '2026-11-20..2026-12-03'],
    ['early June', '2027-06-01..2027-06-10'],
    ['first half of May', '2027-05-01..2027-05-15'],
    ['in febuary', '2027-02-01..2027-02-28'],
    ['in Q3', '2027-07-01..2027-09-30'],
    ['the second quarter of 2027', '2027-04-01..2027-06-30'],
    ['next year', '2027-01-01..2027-12-31'],
    ['the rest of the year', '2026-11-20..2026-12-31'],
    ["New Year's Eve", '2026-12-31..2026-12-31'],
    ['she lands on 1 December for two weeks', '2026-12-01..2026-12-14'],
    ['will the war end this year', '2026-01-01..2026-12-31'],
    ['is it a poor month?', '2026-11-01..2026-11-30'],
    ["who wins in '28", '2028-01-01..2028-12-31'],
    ["I sat there in the winter of '88. what was it", '1988-12-01..1989-02-28'],
    ['next saturday or the one after', '2026-11-28..2026-12-05'],
    ['the week which comes', '2026-11-23..2026-11-29'],
    ['at the turn of the year', '2026-12-31..2027-01-01'],
    ['midweek', '2026-11-24..2026-11-26'],
    ['weekend, no metaphors', '2026-11-21..2026-11-22'],
    ['the bank holiday weekend', '2026-11-21..2026-11-23'],
    ['my weekly forecast', '2026-11-20..2026-11-22'],
    ['six months from now', '2027-05-01..2027-05-31'],
    ['over the christmas holidays', '2026-12-24..2027-01-01'],
    ['between christmas and new year', '2026-12-24..2027-01-01'],
    ['christmas week', '2026-12-21..2026-12-27'],
    ['early in the new year', '2027-01-01..2027-03-31'],
    ['the first days of december', '2026-12-01..2026-12-10'],
    ['how does the year end for me', '2026-12-01..2026-12-31'],
    ['month end payroll', '2026-11-21..2026-11-30'],
    ['march/april', '2027-03-01..2027-04-30'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('limits', () => {
  it.each([
    ['how has it gone since August', '2026-08-01..2026-11-20'],
    ['any luck before Easter', '2026-11-20..2027-03-25'],
    ['by the end of March', '2026-11-20..2027-03-31'],
    ['until my birthday', '2026-11-20..2027-07-14'],
    ['after Christmas', '2026-12-26..2027-01-22'],
    ['before my contract ends in March', '2026-11-20..2027-02-28'],
    ['before tomorrow', '2026-11-20..2026-11-20'],
    ['before the end of the year', '2026-11-20..2026-12-31'],
    ['how do I make it to sat', '2026-11-20..2026-11-21'],
    ['will she live to the summer', '2026-11-20..2027-05-31'],
    ['until Sunday', '2026-11-20..2026-11-22'],
    ['before Friday', '2026-11-20..2026-11-26'],
    ['before the weekend', '2026-11-20..2026-11-20'],
    ['before the year is out', '2026-11-20..2026-12-31'],
    ['by year end', '2026-11-20..2026-12-31'],
    ['the remaining days of november', '2026-11-20..2026-11-30'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
})

describe('what lies behind', () => {
  it.each([
    ['what happened in 2019', '2019-01-01..2019-12-31'],
    ['what was March 2020 about', '2020-03-01..2020-03-31'],
    ['how was last spring', '2026-03-01..2026-05-31'],
    ['this time last year', '2025-11-17..2025-11-23'],
    ['three years ago', '2023-01-01..2023-12-31'],
    ['when I was nine', '1999-07-14..2000-07-13'],
    ['what were my twenties for', '2010-07-14..2020-07-13'],
    ['how was my 30th birthday', '2020-07-14..2020-07-14'],
    ['what were the 2000s', '2000-01-01..2009-12-31'],
    ['what was with the 90s', '1990-01-01..1999-12-31'],
    ['what about the last decade', '2016-11-20..2026-11-20'],
    ['last christmas', '2025-12-24..2025-12-26'],
    ['a year ago today', '2025-11-20..2025-11-20'],
    ['2019 was hell. why?', '2019-01-01..2019-12-31'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))
  it('spring is in September in the south', () =>
    expect(read('how was last spring', { isSouthern: true })).toBe('2025-09-01..2025-11-30'))
})

describe('no times', () => {
  it.each([
    'may I ask what may come',
    'they march on',
    'she sat on the sun lounger',
    'wait a second',
    'I fall in love too easily',
    'there is a spring in my step',
    'what is in my 7th house',
    'my moon and sun',
    'they were newly wed',
    'tell me about my 2nd saturn return',
    'I have three boys and 40 tiles',
    'I was born on 3 May 1980 in Oslo. Who am I?',
    'I have not slept for two weeks. Why?',
    'he left in august and says nothing. what is going on?',
  ])('%s', (text) => expect(read(text)).toBe('none'))
})

describe('of several', () => {
  it('the time of what is asked counts', () => {
    expect(read('yesterday my knee hurt. is tomorrow lighter')).toBe('2026-11-21..2026-11-21')
    expect(read('We have not spoken for two years. Should I call her on Tuesday?')).toBe(
      '2026-11-24..2026-11-24',
    )
  })
  it.each([
    ['the hearing is on 11 March. what does that month look like', '2027-03-01..2027-03-31'],
    ['the wedding is on 7 February. do I go on the 7th', '2027-02-07..2027-02-07'],
    ['design on the 2nd, coding on the 4th. which of them is my grave', '2026-12-02..2026-12-04'],
    ['the forms are due on 4 December, which evening for them', '2026-11-20..2026-12-04'],
    ['how is the Christmas market on 5 December', '2026-12-05..2026-12-05'],
  ])('what it names itself is what it asks about: %s', (text, expected) => expect(read(text)).toBe(expected))
  it('in a long sentence it stands where the asking begins', () =>
    expect(
      read(
        'he came in august and sat at my table the whole of september and ate and said nothing so tell me how does december go for him',
      ),
    ).toBe('2026-12-01..2026-12-31'))
  it('alternatives are one stretch, and can be told apart', () => {
    const text = 'is Dec 7 better or the 14th?'
    expect(read(text)).toBe('2026-12-07..2026-12-14')
    expect(timesIn(text, frame).map(({ span, at }) => [span.from, text.slice(...at)])).toEqual([
      ['2026-12-07', 'Dec 7'],
      ['2026-12-14', 'the 14th'],
    ])
  })
})

it('what no calendar knows is unclear, and years without tables are named', () => {
  expect(readTime('some day', frame)).toEqual({ kind: 'unclear', words: 'some day' })
  expect(readTime('in my twenties', { ...frame, born: null })).toMatchObject({ kind: 'unclear' })
  expect(readTime('what was in 1650', frame)).toEqual({ kind: 'beyond_tables', words: 'in 1650' })
})
