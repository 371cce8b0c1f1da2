import { expect, it } from 'vitest'
import { unknownTermIn } from './unknown-term.ts'

it.each([
  ['where is my part of spirit', 'part of spirit'],
  ['what decan is my sun in', 'decan'],
  ['is my moon out of bounds', 'out of bounds'],
  ['what is my anareta', 'anareta'],
  ['which is my chart’s almuten', 'almuten'],
])('%s: declined by its name', (text, name) => expect(unknownTermIn(text, true)).toBe(name))

it.each([
  ['where is my moon', true],
  ['what is my hidden talent', true],
  ['what is my chart ruler', true],
  ['what is my brother up to', false],
])('%s: nothing in it is unknown', (text, isOfChart) => expect(unknownTermIn(text, isOfChart)).toBeNull())
