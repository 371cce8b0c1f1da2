import { describe, expect, it } from 'vitest'
import { contactIn, meetsTheirs } from './contact.ts'

describe('two points that are named as touching', () => {
  it.each([
    ['saturn on my ascendant which dates', ['saturn', 'asc'], 'saturn'],
    ['when does saturn get off my venus', ['saturn', 'venus'], 'saturn'],
    ['uranus on my mc dates so what', ['uranus', 'mc'], 'uranus'],
    ['saturn square my saturn exact today', ['saturn', 'saturn'], 'saturn'],
    ['when mars hit my venus', ['mars', 'venus'], 'mars'],
    ['aspect between my venus and mars', ['venus', 'mars'], null],
    ['is my sun square venus', ['sun', 'venus'], null],
    ['venus mars', ['venus', 'mars'], null],
    ['mercury square saturn what do i do w that', ['mercury', 'saturn'], null],
    ['venus and my ascendant do they like each other', ['venus', 'asc'], null],
  ])('%s', (text, points, mover) => expect(contactIn(text)).toEqual({ points, mover }))

  it.each([
    'what is my sun and moon sign',
    'venus or mars',
    'sun moon rising just the list',
    'full moon on my sun',
    'what binds his mars to my moon so',
    'venus saturn square in my synastry with meera',
    'difference between my sun and my moon sign',
    'my venus is in leo and that is not like me at all but mars',
  ])('and here they are not: %s', (text) => expect(contactIn(text)).toBeNull())
})

describe('one of the two is of somebody else', () => {
  it.each([
    'my mars with his venus',
    'his saturn on my moon is that bad',
    "does my moon square my husband's mars",
    "what binds his mars to my moon so it's like a nail and a wall",
  ])('%s', (text) => expect(meetsTheirs(text)).toBe(true))
  it.each(['my venus and mars', 'who wins her saturn or my uranus', 'is it her moon or my moon', 'his mars'])(
    'and here not: %s',
    (text) => expect(meetsTheirs(text)).toBe(false),
  )
})
