import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AboutChip } from './about-chip.tsx'

it('a name that cannot be had still shows that the conversation is about somebody, and can be left', () => {
  const choose = vi.fn<(id: string | null) => void>()
  const onRemoved = vi.fn<() => void>()
  const about = { id: 'anna', name: null, choose, sent: 'anna' }
  render(<AboutChip about={about} onRemoved={onRemoved} />)
  expect(screen.getByText('About somebody of your Circle')).toBeTruthy()
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Ask no longer about somebody of your Circle' }))
  })
  expect(choose).toHaveBeenCalledWith(null)
  expect(onRemoved).toHaveBeenCalledOnce()
})
