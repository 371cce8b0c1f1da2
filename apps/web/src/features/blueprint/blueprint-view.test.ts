import { describe, expect, it } from 'vitest'
import { pollEvery, viewOf } from './blueprint-view.ts'

describe('what is shown of a blueprint', () => {
  it('is the way to the profile without a chart, whatever else is known', () =>
    expect(viewOf({ hasChart: false, state: 'writing', answered: 0 })).toEqual({ kind: 'no-chart' }))
  it('is the way to begin while nobody has asked for it', () =>
    expect(viewOf({ hasChart: true, state: 'none', answered: 0 })).toEqual({ kind: 'not-begun' }))
  it('is that it is in progress until the first answer stands', () =>
    expect(viewOf({ hasChart: true, state: 'writing', answered: 0 })).toEqual({ kind: 'in-progress' }))
  it('is the answers from the first one on', () =>
    expect(viewOf({ hasChart: true, state: 'writing', answered: 1 })).toEqual({
      kind: 'answers',
      isWriting: true,
      hasStopped: false,
    }))
  it('is the whole of it when it is whole', () =>
    expect(viewOf({ hasChart: true, state: 'whole', answered: 6 })).toEqual({
      kind: 'answers',
      isWriting: false,
      hasStopped: false,
    }))
  it('keeps what was written when the writing stopped, and says that it did', () =>
    expect(viewOf({ hasChart: true, state: 'failed', answered: 3 })).toEqual({
      kind: 'answers',
      isWriting: false,
      hasStopped: true,
    }))
  it('is a failure when nothing was written', () =>
    expect(viewOf({ hasChart: true, state: 'failed', answered: 0 })).toEqual({ kind: 'failed' }))
})

describe('looking again', () => {
  it('happens every second while it is written', () => expect(pollEvery('writing', false)).toBe(1000))
  it('waits longer while the server does not answer', () => expect(pollEvery('writing', true)).toBe(5000))
  it.each(['whole', 'failed', 'none', undefined] as const)('ends when it is %s', (state) =>
    expect(pollEvery(state, false)).toBe(false),
  )
})
