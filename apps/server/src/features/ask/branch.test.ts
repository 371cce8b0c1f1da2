import { describe, expect, it } from 'vitest'
import type { AskPosition } from './branch.ts'
import { answersBeside, newestBelow, pathTo, questionsBeside } from './branch.ts'

const place = (
  id: string,
  parentId: string | null,
  minute: number,
  turnId = id,
  version = 0,
): AskPosition => ({
  id,
  parentId,
  turnId,
  version,
  askedAt: new Date(minute * 60_000),
})

// first ── second ── third
//      └─ second' (the same question once more) ── fourth
//      └─ edited
const places = [
  place('first', null, 1),
  place('second', 'first', 2),
  place('third', 'second', 3),
  place("second'", 'first', 4, 'second', 1),
  place('fourth', "second'", 5),
  place('edited', 'first', 6),
]
const at = (id: string) => places.find((one) => one.id === id)!

describe('a conversation that branches', () => {
  it('has one way to each ask', () => {
    expect(pathTo(places, 'fourth').map(({ id }) => id)).toEqual(['first', "second'", 'fourth'])
    expect(pathTo(places, null)).toEqual([])
  })

  it('goes on where a branch was last spoken in', () => {
    expect(newestBelow(places, 'second')).toBe('third')
    expect(newestBelow(places, "second'")).toBe('fourth')
    expect(newestBelow(places, 'first')).toBe('edited')
    expect(newestBelow(places, null)).toBe('edited')
    expect(newestBelow([], null)).toBe(null)
  })

  it('goes on in the deeper ask when two are of the same instant', () => {
    expect(newestBelow([place('a', null, 1), place('b', 'a', 1)], 'a')).toBe('b')
    expect(newestBelow([place('b', 'a', 1), place('a', null, 1)], null)).toBe('b')
  })

  it('knows every answer to a question, whichever of them is shown', () => {
    expect(answersBeside(places, at('second'))).toEqual(['second', "second'"])
    expect(answersBeside(places, at("second'"))).toEqual(['second', "second'"])
    expect(answersBeside(places, at('third'))).toEqual(['third'])
  })

  it('knows every question of a place, each once', () => {
    expect(questionsBeside(places, at('second'))).toEqual(['second', 'edited'])
    expect(questionsBeside(places, at('edited'))).toEqual(["second'", 'edited'])
    expect(questionsBeside(places, at('first'))).toEqual(['first'])
  })
})
