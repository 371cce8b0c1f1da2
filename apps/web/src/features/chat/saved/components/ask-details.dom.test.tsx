import type { SavedAsk } from '@astrarium/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inApp } from '../../../../../test/app.tsx'
import { AskDetails } from './ask-details.tsx'

it.each([
  ['in a conversation', 'a', /deleted, here and in their conversation/],
  ['that is the last copy, as its conversation is gone', null, /^Its conversation was deleted/],
])('a saved answer %s says what its deletion takes', (_, threadId, sentence) => {
  const ask = {
    askId: 'b',
    threadId,
    question: 'What now?',
    answer: 'Rest.',
    facts: [],
    category: 'today',
    askedAt: '2026-11-20T10:00:00.000Z',
  } as unknown as SavedAsk
  render(<AskDetails ask={ask} onClose={() => {}} />, inApp())
  fireEvent.click(screen.getByRole('button', { name: 'Delete Ask' }))
  expect(screen.getByText(sentence)).toBeDefined()
})
