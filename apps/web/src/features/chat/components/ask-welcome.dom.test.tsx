import { getHome } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { words } from '../../../words/index.ts'
import { AskWelcome } from './ask-welcome.tsx'

const { text, afterSentence } = words.chat.welcome

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('begins with the sentence of the day, as Home does', async () => {
  serve([getHome, () => ({ sentence: { text: 'You finish what others announce.', facts: [] } })])
  render(<AskWelcome />, inApp())
  expect(await screen.findByText('You finish what others announce.')).toBeDefined()
  expect(screen.getByText(afterSentence)).toBeDefined()
})

it('says what can be asked where there is no sentence, and not before that is known', async () => {
  serve([getHome, () => ({ sentence: null })])
  render(<AskWelcome />, inApp())
  expect(screen.queryByText(text)).toBeNull()
  expect(await screen.findByText(text)).toBeDefined()
})
