import { describe, expect, it } from 'vitest'
import { readCare, readRefusals } from './care.ts'
import { withoutAnothersEnd } from './of-illness.ts'

describe('whether somebody who is ill will die', () => {
  it.each([
    'Is my brother going to die of his cancer?',
    'Will our mother survive the stroke?',
    'Is grandad going to make it? He is in intensive care.',
  ])('is no cry of the one who asks: %s', (words) => {
    expect(readRefusals(words)).toContain('death')
    expect(withoutAnothersEnd(words)).not.toMatch(/\b(?:die|survive|make it)\b/)
  })

  it.each([
    'My mother has cancer and I want to die with her.',
    'Will I survive this illness?',
    'Will he be angry if I am dead?',
    'Is my pain going to die?',
  ])('is not what is said of oneself: %s', (words) => expect(withoutAnothersEnd(words)).toBe(words))

  it('leaves what is said beside it', () =>
    expect(withoutAnothersEnd('Will she die of her tumour? I cannot go on.')).toBe('I cannot go on.'))
})

describe('who is afraid to die of an operation', () => {
  it.each(['I might die during the surgery', 'I could die or lose my sight', 'I may die of my cancer'])(
    'is sent to a doctor: %s',
    (words) => {
      expect(readCare(words)).toBeNull()
      expect(readRefusals(words)).toContain('medical')
    },
  )

  it.each(['I might die tonight', 'I could just die', 'I want to die in this illness'])(
    'and a cry stays one: %s',
    (words) => expect(readCare(words)).toBe('self_harm'),
  )
})
