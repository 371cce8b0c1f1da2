import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Crash } from './crash.tsx'

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/foresight.js')
let reload: ReturnType<typeof vi.fn<() => void>>
beforeEach(() => {
  reload = vi.fn<() => void>()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const there = async () => new Response('ok')
const away = () => Promise.reject(new TypeError('no line'))

it('a page whose script does not come says nothing of the line while that is asked for', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  render(<Crash error={MISSING} />)
  expect(screen.getByRole('heading', { name: 'This page is not here yet' })).toBeDefined()
  expect(screen.queryByText(/No connection/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try Again' }).getAttribute('aria-busy')).toBe('true')
})

it('without a line it says so, and again after each try, which is seen to be under way', async () => {
  vi.stubGlobal('fetch', away)
  render(<Crash error={MISSING} />)
  expect(await screen.findByText(/^No connection/)).toBeDefined()
  const button = screen.getByRole('button', { name: 'Try Again' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText('Still no connection.')).toBeDefined()
  vi.stubGlobal('fetch', there)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

it('where the server answers it is loaded anew once, and is then a fault like any other', async () => {
  vi.stubGlobal('fetch', there)
  const { unmount } = render(<Crash error={MISSING} />)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  unmount()
  render(<Crash error={MISSING} />)
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the Dashboard' })).toBeDefined()
  expect(screen.queryByText(/connection/i)).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})
