import { beforeEach, describe, expect, it } from 'vitest'
import { createDrafts } from './draft.ts'

let kept: Map<string, string>
let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
beforeEach(() => {
  kept = new Map()
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
})

describe('a draft', () => {
  it('survives a reload', () => {
    createDrafts(storage).write('mara', null, 'When')
    expect(createDrafts(storage).read('mara', null)).toBe('When')
  })
  it('belongs to its conversation', () => {
    const drafts = createDrafts(storage)
    drafts.write('mara', 't1', 'one')
    expect(drafts.read('mara', 't2')).toBe('')
    expect(drafts.read('mara', null)).toBe('')
  })
  it('is nobody else’s', () => {
    createDrafts(storage).write('mara', null, 'private')
    expect(createDrafts(storage).read('otto', null)).toBe('')
  })
  it('leaves nothing behind once it is empty', () => {
    const drafts = createDrafts(storage)
    drafts.write('mara', null, 'x')
    drafts.write('mara', null, '')
    expect(kept.size).toBe(0)
  })
  it('tells who listens', () => {
    const drafts = createDrafts(storage)
    const told: string[] = []
    drafts.subscribe(() => told.push(drafts.read('mara', null)))
    drafts.write('mara', null, 'x')
    expect(told).toEqual(['x'])
  })
  it('works where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const drafts = createDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse })
    drafts.write('mara', null, 'x')
    expect(drafts.read('mara', null)).toBe('x')
  })
})

describe('a question that comes back', () => {
  it('fills the empty input', () => {
    const drafts = createDrafts(storage)
    drafts.giveBack('mara', 't1', 'Why?')
    expect(drafts.read('mara', 't1')).toBe('Why?')
  })
  it('loses nothing that was written meanwhile', () => {
    const drafts = createDrafts(storage)
    drafts.write('mara', 't1', 'And when?')
    drafts.giveBack('mara', 't1', 'Why?')
    expect(drafts.read('mara', 't1')).toBe('Why?\n\nAnd when?')
  })
})

it('goes with a new chat into its conversation', () => {
  const drafts = createDrafts(storage)
  drafts.write('mara', null, 'And when?')
  drafts.follow('mara', 't1')
  expect(drafts.read('mara', null)).toBe('')
  expect(drafts.read('mara', 't1')).toBe('And when?')
})
