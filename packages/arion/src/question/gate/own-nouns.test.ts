import { describe, expect, it } from 'vitest'
import { nounsToName, ownNouns } from './own-nouns.ts'

describe('whom and what a message speaks of', () => {
  it.each([
    ['There is a woman called Jean. She gives me leeks. Am I reading something into it', 'Jean'],
    ['Kevin says I am cold. What do I do?', 'Kevin'],
    ['why does it still hurt when my ex gets engaged', 'my ex'],
    ['Do I call my landlord for the shop now?', 'my landlord'],
    ['My sister Colleen and I had it out. Do I ring first?', 'Colleen'],
    ['and then my mother rang', 'my mother'],
  ])('names somebody: %s', (message, name) => expect(ownNouns(message).people[0]).toBe(name))

  it.each([
    ['my card reader has been down twice, why now?', 'my card reader'],
    ['Is the walk-in freezer worth fixing?', 'the walk-in freezer'],
    ['when do I sign our lease?', 'our lease'],
  ])('names a thing with its article: %s', (message, thing) =>
    expect(ownNouns(message).things[0]).toBe(thing),
  )

  it.each([
    'What is the best thing for the whole week?',
    'Should I go to Leeds on Saturday?',
    'Still tired. What now?',
    'does Venus help this year?',
  ])('takes no word of every day, no place and no day for it: %s', (message) =>
    expect(ownNouns(message)).toEqual({ people: [], things: [] }),
  )
})

describe('a name', () => {
  it('of several words is one name', () => {
    expect(ownNouns('My daughter Mei Lin has stopped eating with us.').people[0]).toBe('Mei Lin')
    expect(ownNouns('I met a Mr. Osei there. Should I write to him?').people).toContain('Mr Osei')
  })

  it.each(['I am a Muslim and I pray. What are you?', 'Roadworks on the Duchess Road made me late. Why me?'])(
    'is no faith and no road: %s',
    (message) => expect(ownNouns(message).people).toEqual([]),
  )
})

describe('who is nobody to speak of', () => {
  it.each([
    ['the asker, by their own name', 'I am Rosalba and I fold sheets in a hotel'],
    ['the town of a birth', 'He is from 12 June 1960, Bergamo, no hour'],
    ['a day in short', 'the fitting can be Weds or Thurs'],
  ])('%s', (_, typed) => expect(ownNouns(typed).people).toEqual([]))

  it('in a long letter, whoever is only told of', () => {
    const letter =
      'Kaspar from the ferry brought my hymn books to the car again, and Ottilie saw it and was cross for the whole way home, through the rain, with the cake on her knees. Should I ask Benno to fetch them?'
    expect(nounsToName(letter).people).toEqual(['Benno'])
    expect(nounsToName('My uncle brought them. Should I ask Benno?').people).toEqual(['Benno', 'my uncle'])
  })
})
