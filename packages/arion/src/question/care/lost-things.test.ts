import { expect, it } from 'vitest'
import { asksOfLost } from './unseen-facts.ts'

it.each([
  'what became of my father’s watch',
  'where did i put the spare keys',
  'where is my grandmother’s ring now',
  'will i ever find my wedding ring',
])('a thing lies where it lies: %s', (text) => expect(asksOfLost(text.replaceAll('’', "'"))).toBe(true))

it.each([
  'where is my moon',
  'where is my life going',
  'where could i meet someone',
  'what happened to us',
  'where did i lose my way',
  'what happened to my confidence',
  'where is my husband',
])('and nothing is lost here: %s', (text) => expect(asksOfLost(text)).toBe(false))
