import { describe, expect, it } from 'vitest'
import { choicesIn } from './choices.ts'

describe('what there is to choose from', () => {
  it.each([
    [
      'One is a bank: dull, twelve months. The other is a friend’s start-up: less money. Which one do I regret less',
      ['a bank', "a friend's start-up"],
    ],
    [
      'they gave me three dates, the 9th, the 17th or the 24th, all at ten. which one would you take?',
      ['the 9th', 'the 17th', 'the 24th'],
    ],
    ['The plumber can come the 14th or the 20th. Which is the lucky one', ['the 14th', 'the 20th']],
    [
      'after college do i stay in town or go home and join the practice',
      ['stay in town', 'go home and join the practice'],
    ],
    ['Do I go to the party or do I stay at home', ['go to the party', 'stay at home']],
    ['Do I call first or wait, she is a waiter', ['call', 'wait']],
    [
      'I could paint the fence, write to my sister or do nothing at all. Which is it to be today?',
      ['paint the fence', 'write to my sister', 'do nothing at all'],
    ],
    [
      'I could go to the workshop, I have a bowl there. I could write the speech. Or I could do nothing. What would you do?',
      ['go to the workshop', 'write the speech', 'do nothing'],
    ],
  ])('is told in more than one way: %s', (question, choices) => expect(choicesIn(question)).toEqual(choices))

  it.each([
    'not sure if it is flirting or if he is just friendly',
    'do I have a chance or not',
    'One is happy with what one has. What do I need?',
    'I could not sleep or eat. Which day is better?',
  ])('and here nothing is chosen: %s', (question) => expect(choicesIn(question)).toBeNull())
})

describe('what one could do is a choice, and what one fears is none', () => {
  it.each([
    ['I could be a nurse or a teacher. Which?', ['be a nurse', 'a teacher']],
    ['I could sell the van or rent it out. What should I do?', ['sell the van', 'rent it out']],
    ['I might go to Rome or stay at home. What should I do?', ['go to Rome', 'stay at home']],
    ['I could get a lodger or take a loan. Which is better?', ['get a lodger', 'take a loan']],
    ['We could even move or build. What should we do?', ['move', 'build']],
    ['I could lose weight or learn to sew. Which is better?', ['lose weight', 'learn to sew']],
  ])('%s', (question, expected) => expect(choicesIn(question)).toEqual(expected))

  it.each([
    'I could lose my flat or my licence. What should I do?',
    'I might be sent away or demoted. What do I do?',
    'We might be evicted or go hungry. What should we do?',
    'I could die or go deaf. What should I do?',
    'I might get sacked or moved. What do I do?',
    'I could cry or scream. What should I do?',
    'We could even lose the farm or the horses. What shall we do?',
    'I might go bankrupt or end up in prison. What should I do?',
    'I could fail the exam or fall ill. What should I do?',
    'I could have lost my keys or my mind. What do I do?',
  ])('%s', (question) => expect(choicesIn(question)).toBeNull())
})
