import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Navigation } from './navigation.tsx'

it.each([
  ['navigation', Navigation],
  ['bar', BottomBar],
] as const)('past and saved conversations are marked as part of Ask, in the %s', (_, Part) => {
  for (const [address, mark] of [
    ['/sanctum/ask', 'page'],
    ['/sanctum/ask-history', 'true'],
    ['/sanctum/saved-ask', 'true'],
    ['/sanctum', null],
  ] as const) {
    const { unmount } = render(<Part />, inApp(address))
    expect(screen.getByRole('link', { name: /^Ask/ }).getAttribute('aria-current')).toBe(mark)
    unmount()
  }
})
