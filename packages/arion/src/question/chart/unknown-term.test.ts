import { expect, it } from 'vitest'
import { unknownTermIn } from './unknown-term.ts'

it.each([
  ['where is my part of spirit', 'part of spirit'],
  ['what decan is my sun in', 'decan'],
  ['is my moon out of bounds', 'out of bounds'],
  ['what is my anareta', 'anareta'],
  ['which is my chart’s almuten', 'almuten'],
  ['what is the ruler of my north node doing', 'the ruler of the nodes'],
  ['is my chart a bucket or a locomotive', 'the shape of a bucket'],
  ['what does my sect light want', 'sect light'],
  ['where is my east point', 'east point'],
  ['what does my anareta say', 'anareta'],
])('%s: declined by its name', (text, name) => expect(unknownTermIn(text, true)).toBe(name))

it.each([
  ['where is my moon', true],
  ['what is my hidden talent', true],
  ['what is my chart ruler', true],
  ['what is my brother up to', false],
  ['what does my venus say', true],
  ['what does my chart say about my work', true],
  ['what does my garden mean to me', false],
])('%s: nothing in it is unknown', (text, isOfChart) => expect(unknownTermIn(text, isOfChart)).toBeNull())
