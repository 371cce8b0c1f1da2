import { describe, expect, it } from 'vitest'
import type { CirclePerson } from '../../types.ts'
import { whoIsMeant } from './who-is-meant.ts'

const person = (name: string, tag: CirclePerson['tag']): CirclePerson => ({ id: name, name, tag })
const ANNA = person('Anna Feldt', 'friend')
const TOM = person('Tom', 'sibling')
const ROSA = person('Rosa', 'partner')
const WILL = person('Will', 'boss')
const RENEE = person('Renée', 'family')
const people = [ANNA, TOM, ROSA, WILL, RENEE]
const names = (question: string, before: CirclePerson[] = [], among = people) => {
  const meant = whoIsMeant(question, { people: among, before })
  return meant.kind === 'people' ? meant.people.map(({ name }) => name) : meant.kind
}

describe('who is meant', () => {
  it.each([
    ['How do Anna and I get on?', 'Anna Feldt'],
    ['why do anna and me fight about money', 'Anna Feldt'],
    ['what does Tom need this week', 'Tom'],
    ['is Rosa good for me', 'Rosa'],
    ["Rosa's moods wear me out", 'Rosa'],
    ['when is a good day to talk to my brother', 'Tom'],
    ['should I call my girlfriend', 'Rosa'],
    ['and our Ros?', 'Rosa'],
    ['How should I ask Will for a raise?', 'Will'],
    ['does renee like me', 'Renée'],
    ['How do I get on with ANNA FELDT', 'Anna Feldt'],
  ])('%s: %s', (question, name) => {
    expect(names(question)).toEqual([name])
  })

  it('a word that is a name as well is a word first', () => {
    expect(names('Will I get the job?')).toBe('nobody')
    expect(names('will this week be good')).toBe('nobody')
    expect(names('Will and I quarrel about the rota.')).toEqual(['Will'])
  })

  it('two of one name are asked back, unless the words tell which', () => {
    const among = [...people, person('Anna Berg', 'sibling')]
    expect(names('How do Anna and I get on?', [], among)).toBe('unsure')
    expect(names('How do Anna Berg and I get on?', [], among)).toEqual(['Anna Berg'])
    expect(names('how does my sister Anna see it', [], among)).toEqual(['Anna Berg'])
    expect(names('and what does Anna need?', [ANNA], among)).toEqual(['Anna Feldt'])
  })

  it('"my sister" is the only sibling; of two it is asked which; of none it is a stranger', () => {
    expect(names('how is my sister', [], [...people, person('Mia', 'sibling')])).toBe('unsure')
    expect(names('how is my sister', [], [ANNA])).toBe('stranger')
  })

  it('"my mother" is not read from a father who is the only parent, nor a sister from a brother', () => {
    const dad = person('Dad', 'parent')
    expect(names('What does my mother need?', [], [dad])).toBe('stranger')
    expect(names('What does my father need?', [], [dad])).toEqual(['Dad'])
    expect(names('What does my mother need?', [], [dad, person('Helga', 'parent')])).toEqual(['Helga'])
    expect(names('How is my sister?', [], [person('Brother John', 'sibling')])).toBe('stranger')
    expect(names('How is my brother?', [], [person('Brother John', 'sibling')])).toEqual(['Brother John'])
  })

  it('"my mother-in-law" is not my mother, and "my sister-in-law" neither my sister nor my aunt', () => {
    const mother = person('Helga', 'parent')
    for (const law of ['mother-in-law', 'mother in law', 'mum-in-law']) {
      expect(names(`What does my ${law} need?`, [], [mother])).toBe('stranger')
      expect(names(`What does my ${law} need?`, [], [mother, RENEE])).toEqual(['Renée'])
    }
    expect(names('I had a letter from mum-in-law today', [], [mother])).toBe('nobody')
    expect(names('How is my sister-in-law?', [], [TOM, person('Auntie Rosa', 'family')])).toBe('stranger')
    expect(names('How is my sister?', [], [TOM, RENEE])).toEqual(['Tom'])
  })

  it('two of one name who are the same to one are asked about, by name and by relation', () => {
    const among = [ANNA, { ...ANNA, id: 'another' }]
    expect(names('How do Anna Feldt and I get on?', [], among)).toBe('unsure')
    expect(names('How do my friend Anna and I get on?', [], among)).toBe('unsure')
    expect(names('and what does Anna need?', [among[1]!], among)).toEqual(['Anna Feldt'])
  })

  it('somebody in no Circle is a stranger, and "she" is the one spoken of last', () => {
    expect(names('How do I get on with Magda?')).toBe('stranger')
    expect(names('and what does she need?', [ROSA, ANNA])).toEqual(['Rosa', 'Anna Feldt'])
    expect(names('and what does she need?')).toBe('nobody')
    expect(names('How is my week?', [ROSA])).toBe('nobody')
  })
})

describe('a name of more than a first name', () => {
  const boss = person('The Boss', 'boss')
  const smith = person('Mr Smith', 'teacher')
  const carla = person('Carla', 'friend')
  const eve = person('Eve', 'friend')
  it.each([
    'What is the best day for the move?',
    'Should we sell our car?',
    'Did Mr Jones mean it?',
    "What should I do on New Year's eve?",
  ])('is heard in no everyday words: %s', (question) =>
    expect(names(question, [], [boss, smith, carla, eve])).not.toBeInstanceOf(Array),
  )
  it('is heard as a whole', () => {
    expect(names('How do I get on with Mr Smith?', [], [smith])).toEqual(['Mr Smith'])
    expect(names('What does The Boss need?', [], [boss])).toEqual(['The Boss'])
  })
})
