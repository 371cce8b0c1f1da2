import { expect, it } from 'vitest'
import { shortReading } from '../../../evals/short-reading.ts'
import { piecesOf } from './heard-pieces.ts'

const frame = { today: '2026-11-28', isSouthern: false, zone: 'Europe/London' }
const [thing] = shortReading({}).asks

it.each([
  ["I've got a half sister, Maureen. Will me and her get on?", [{ is: 'person', words: 'Maureen' }]],
  ['Will me and her get on?', [{ is: 'unknown_person', words: 'her' }]],
])('who was just named is not asked for: %s', (question, pieces) =>
  expect(piecesOf(question, thing, frame)).toEqual(pieces.map((piece) => expect.objectContaining(piece))),
)
