import { describe, expect, it } from 'vitest'
import { countCategories, previewOf } from './saved-asks.ts'

describe('the categories of saved chats', () => {
  it('are counted in the order in which they first occur', () =>
    expect(countCategories([{ category: 'work' }, { category: 'today' }, { category: 'work' }])).toEqual([
      { category: 'work', count: 2 },
      { category: 'today', count: 1 },
    ]))
  it('are none without a saved chat', () => expect(countCategories([])).toEqual([]))
})

describe('a card', () => {
  it('cuts the question at 120 characters and the answer at 200', () => {
    const { question, answer } = previewOf({ question: 'q'.repeat(121), answer: 'a'.repeat(201) })
    expect([question, answer]).toEqual([`${'q'.repeat(120)}...`, `${'a'.repeat(200)}...`])
  })
  it('leaves alone what is just short enough', () => {
    const whole = { question: 'q'.repeat(120), answer: 'a'.repeat(200) }
    expect(previewOf(whole)).toEqual(whole)
  })
  it('never cuts a character in two', () =>
    expect(previewOf({ question: '🌙'.repeat(121), answer: '' }).question).toBe(`${'🌙'.repeat(120)}...`))
  it('shows words and no markup', () =>
    expect(previewOf({ question: '', answer: '## Timing\n\n- **rest**\n- talk' }).answer).toBe(
      'Timing rest talk',
    ))
})
