import { describe, expect, it } from 'vitest'
import { sentencesThatAsk, withoutOthers } from './sentences-that-ask.ts'

const asked = (message: string) => sentencesThatAsk(message).map(({ text }) => text)

it('finds each question of several, with its place in the message', () => {
  const message = 'Launch in January or push to March? Also, should I take the seed money? Thanks.'
  const found = sentencesThatAsk(message)
  expect(found.map(({ text }) => text)).toEqual([
    'Launch in January or push to March?',
    'Also, should I take the seed money?',
  ])
  for (const { text, at } of found) expect(message.slice(...at)).toBe(text)
})

describe('none of several is lost', () => {
  it.each([
    [
      'Will my back get better, should I ask Tom for the money and what kind of year will 2027 be for me?',
      ['Will my back get better', 'should I ask Tom for the money', 'what kind of year will 2027 be for me?'],
    ],
    [
      'How is my love life this winter? How is my work this winter? How is my money this winter?',
      ['How is my love life this winter?', 'How is my work this winter?', 'How is my money this winter?'],
    ],
    [
      'when is a good day to ask for a raise and how much should i ask for',
      ['when is a good day to ask for a raise', 'how much should i ask for'],
    ],
    [
      'what does my venus say? and my mars? and my moon',
      ['what does my venus say?', 'what does my mars say?', 'what does my moon say?'],
    ],
    ['Does she miss me? Is he ill? Will we marry?', ['Does she miss me?', 'Is he ill?', 'Will we marry?']],
    ['Does he like her? Should I sell the boat?', ['Does he like her?', 'Should I sell the boat?']],
    [
      'my daughter is in hospital, will she live, and how is my work',
      ['my daughter is in hospital, will she live', 'how is my work'],
    ],
    [
      'priyas asked me to hers on the 29th, what do i bring and will her mum like me',
      ['priyas asked me to hers on the 29th, what do i bring', 'will her mum like me'],
    ],
    ["How is my sister's week, and how is mine?", ["How is my sister's week", 'How is my week']],
    ['Which flat should I take, and when do I sign?', ['Which flat should I take', 'when do I sign?']],
  ])('%s', (message, questions) => expect(asked(message)).toEqual(questions))
})

describe('one question is left whole', () => {
  it.each([
    'My cat is ill. Will she be fine??',
    'why? but why?',
    'should I quit and when should I do it',
    'Should I take it? When should I take it?',
    'Is he the one? I mean, will we marry? Or should I leave him?',
    'If I go, should I take the car? Or the train?',
    'Can you help me? I lost my ring. Where is it?',
    'Is it foretelling, or is it more like the forecast, which is wrong as well?',
    'Why is it always November, what is it, weather?',
    'When is the next full moon and what does it mean for me?',
    'When is the next full moon? What does it mean for me?',
    'Should I sell the boat and is it a good time?',
  ])('%s', (message) => expect(asked(message)).toEqual([]))
})

it('hears at most eight, however many a message holds', () => {
  const many = ['go', 'stay', 'sing', 'cook', 'read', 'swim', 'run', 'ride', 'dive', 'sail']
  expect(sentencesThatAsk(many.map((deed) => `Shall I ${deed} there now? `).join(''))).toHaveLength(8)
})

it('one question keeps what is told beside it, without the others', () => {
  const message = 'I have an offer in Leeds. Should I take it? My boss is kind. And when do I tell him?'
  expect(withoutOthers(message, sentencesThatAsk(message).slice(1))).toBe(
    'I have an offer in Leeds. Should I take it? My boss is kind.',
  )
})
