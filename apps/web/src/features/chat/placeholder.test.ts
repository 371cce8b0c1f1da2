import { expect, it } from 'vitest'
import { filledWith, findPlaceholder } from './placeholder.ts'

it('finds the place to fill in', () => {
  const text = 'How is [Name] doing today?'
  const place = findPlaceholder(text)
  expect(place && text.slice(place.start, place.end)).toBe('[Name]')
})
it('finds the first of two', () =>
  expect(findPlaceholder('[person] and [Name]')).toEqual({ start: 0, end: 8 }))
it('finds nothing in a finished question', () => expect(findPlaceholder('What is my purpose?')).toBeNull())
it('leaves empty and open brackets alone', () => {
  expect(findPlaceholder('a [] b')).toBeNull()
  expect(findPlaceholder('a [person')).toBeNull()
})

it('is filled in with whom the conversation is about', () => {
  expect(filledWith('Aunt Rosa', 'How is [Name] doing, and [person]? [topic]')).toBe(
    'How is Aunt Rosa doing, and Aunt Rosa? [topic]',
  )
  expect(filledWith(null, 'How is [Name]?')).toBe('How is [Name]?')
})
