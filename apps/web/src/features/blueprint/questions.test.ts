import { describe, expect, it } from 'vitest'
import { neighboursOf, openQuestion } from './questions.ts'

const THREE = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

describe('the open question', () => {
  it('is the first one at first', () => expect(openQuestion(THREE, '')?.id).toBe('a'))
  it('is the one in the address', () => expect(openQuestion(THREE, 'b')?.id).toBe('b'))
  it('is the first one when the address names none of them', () =>
    expect(openQuestion(THREE, 'z')?.id).toBe('a'))
  it('is none without questions', () => expect(openQuestion([], 'a')).toBeUndefined())
})

describe('the neighbours of a category', () => {
  it('stand on both sides', () =>
    expect(neighboursOf(THREE, 'b')).toEqual({ before: { id: 'a' }, after: { id: 'c' } }))
  it('end with the first and the last', () => {
    expect(neighboursOf(THREE, 'a').before).toBeUndefined()
    expect(neighboursOf(THREE, 'c').after).toBeUndefined()
  })
  it('are none for one that is not there', () =>
    expect(neighboursOf(THREE, 'z')).toEqual({ before: undefined, after: undefined }))
})
