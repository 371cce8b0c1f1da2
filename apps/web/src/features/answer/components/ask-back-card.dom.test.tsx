import type { AskBack, OfferIndex } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AskBackCard } from './ask-back-card.tsx'

const asksBack: AskBack = {
  heard: [
    { text: 'should i ', label: null, isOpen: false },
    { text: 'ring', label: 'a call', isOpen: false },
    { text: ' ', label: null, isOpen: false },
    { text: 'her', label: 'who is she?', isOpen: true },
    { text: ' or wait', label: null, isOpen: false },
  ],
  offers: [
    { label: 'Now, or after Christmas?', detail: 'Both looked at, with dates', sign: 'choice' },
    { label: 'On which day should I ring?', detail: 'One day and its hour', sign: 'day' },
    { label: 'What stands between us?', detail: 'Your side of it, from your chart', sign: 'between' },
  ],
}
const chooses = () => vi.fn<(offer: OfferIndex, label: string) => void>()
const offers = () => screen.getAllByRole('button')
const dimmed = () => offers().map((button) => button.getAttribute('aria-disabled'))

it('reads the words as they were typed, each with what was heard in it', () => {
  render(<AskBackCard asksBack={asksBack} />)
  expect(screen.getByRole('group', { name: 'Your words, and what I heard in them' }).textContent).toBe(
    'should i ring (a call)  her (missing: who is she?)  or wait',
  )
  expect(screen.getByText('No Ask was taken. Choose one, or say it again in your own words.')).toBeTruthy()
})

it('says under an answer that was not sure what else may be meant, and that it cost nothing', () => {
  const { rerender } = render(<AskBackCard asksBack={{ ...asksBack, heard: [], isOtherwise: true }} />)
  expect(screen.getByRole('group', { name: 'Or did you mean it otherwise?' })).toBeTruthy()
  expect(screen.getByText(/this answer took no Ask. Each of these takes one./)).toBeTruthy()
  rerender(<AskBackCard asksBack={{ heard: [], offers: [], isOtherwise: true }} />)
  expect(screen.getByText('I was not sure how you meant it, so this answer took no Ask.')).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})

it('says once what is the same under every question, and beside each what is its own', () => {
  const sameOf = (detail: string) => ({
    ...asksBack,
    offers: asksBack.offers.map((offer) => ({ ...offer, detail })),
  })
  const { rerender } = render(<AskBackCard asksBack={sameOf('What speaks for it')} />)
  expect(screen.getAllByText('What speaks for it')).toHaveLength(1)
  expect(offers().map((button) => button.textContent)).toEqual(asksBack.offers.map(({ label }) => label))
  rerender(<AskBackCard asksBack={asksBack} />)
  expect(offers()[1]!.textContent).toContain('One day and its hour')
})

it('offers questions with a name for all of them, one after the other by Tab, chosen by Enter or Space', async () => {
  const user = userEvent.setup()
  const onChoose = chooses()
  render(<AskBackCard asksBack={asksBack} onChoose={onChoose} />)
  expect(screen.getByRole('group', { name: 'What shall I look at?' }).contains(offers()[0]!)).toBe(true)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: /On which day should I ring\? ?One day and its hour/ }),
  )
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith(1, 'On which day should I ring?')
  await user.tab()
  await user.keyboard(' ')
  expect(onChoose).toHaveBeenLastCalledWith(2, 'What stands between us?')
})

it('marks the choice, lets no other one be made, and leaves the focus where it is', async () => {
  const user = userEvent.setup()
  const onChoose = chooses()
  const { rerender } = render(<AskBackCard asksBack={asksBack} onChoose={onChoose} />)
  await user.click(offers()[0]!)
  rerender(<AskBackCard asksBack={asksBack} chosen={0} onChoose={onChoose} />)
  for (const button of offers()) await user.click(button)
  expect(onChoose).toHaveBeenCalledOnce()
  expect(offers().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', null, null])
  expect(dimmed()).toEqual(['true', 'true', 'true'])
})

it('gives the choice back when it could not be sent', () => {
  const { rerender } = render(<AskBackCard asksBack={asksBack} chosen={0} onChoose={chooses()} />)
  rerender(<AskBackCard asksBack={asksBack} onChoose={chooses()} />)
  expect(dimmed()).toEqual([null, null, null])
})

it('offers no choice where the conversation has gone on', async () => {
  render(<AskBackCard asksBack={asksBack} />)
  expect(dimmed()).toEqual(['true', 'true', 'true'])
})

it('draws no words in which nothing was heard, and no empty list of offers', () => {
  render(<AskBackCard asksBack={{ heard: [{ text: 'hm', label: null, isOpen: false }], offers: [] }} />)
  expect(screen.queryByRole('group')).toBe(null)
  expect(screen.getByText('No Ask was taken. Say it again in your own words.')).toBeTruthy()
})

it('names under an answer what else was asked, and says what it takes', async () => {
  const user = userEvent.setup()
  const onChoose = chooses()
  const waiting = { heard: [], offers: asksBack.offers.slice(1, 2) }
  render(<AskBackCard asksBack={waiting} onChoose={onChoose} />)
  expect(screen.getByRole('group', { name: 'You asked this as well' }).contains(offers()[0]!)).toBe(true)
  expect(screen.getByText('Each is answered by itself, and takes one Ask.')).toBeTruthy()
  expect(screen.queryByText(/No Ask was taken/)).toBe(null)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith(0, 'On which day should I ring?')
})
