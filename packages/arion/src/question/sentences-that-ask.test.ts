import { expect, it } from 'vitest'
import { sentencesThatAsk } from './sentences-that-ask.ts'

it('finds each question of several, with its place in the message', () => {
  const message = 'Launch in January or push to March? Also, should I take the seed money? Thanks.'
  const found = sentencesThatAsk(message)
  expect(found.map(({ text }) => text)).toEqual([
    'Launch in January or push to March?',
    'Also, should I take the seed money?',
  ])
  for (const { text, at } of found) expect(message.slice(...at)).toBe(text)
})

it('leaves a single question, and one that is only repeated by its mark, as a whole', () => {
  expect(sentencesThatAsk('My cat is ill. Will she be fine??')).toEqual([])
  expect(sentencesThatAsk('why? but why?')).toEqual([])
})

it('hears at most eight, however many a message holds', () =>
  expect(sentencesThatAsk('Shall I go there now? '.repeat(90))).toHaveLength(8))
