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
