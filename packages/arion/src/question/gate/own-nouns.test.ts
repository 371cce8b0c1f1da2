import { describe, expect, it } from 'vitest'
import { ownNouns } from './own-nouns.ts'

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
