import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

// ids as the sentencepiece of the encoder's makers cuts them
describe('words are cut into pieces', () => {
  it('that the encoder was trained on', () => {
    expect(tokenize('should i ring her')).toEqual([149, 103, 2829, 89])
  })

  it('the same whatever spaces stand between them', () => {
    expect(tokenize('  should\n i   ring her ')).toEqual(tokenize('should i ring her'))
  })

  it('with one piece for a run of signs that it does not know', () => {
    expect(tokenize('東京')).toEqual([30, 0])
  })

  it('and none for an empty text', () => {
    expect(tokenize(' ')).toEqual([])
  })
})
