import { fireEvent, render, screen, within } from '@testing-library/react'
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
  render(<Crash error={MISSING} route="/sanctum/foresight" />)
  expect(screen.getByRole('heading', { name: 'This page is not here yet' })).toBeDefined()
  expect(screen.queryByText(/No connection/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try Again' }).getAttribute('aria-busy')).toBe('true')
})

it('without a line it says so, and again after each try, which is seen to be under way', async () => {
  vi.stubGlobal('fetch', away)
  render(<Crash error={MISSING} route="/sanctum/foresight" />)
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
  const { unmount } = render(<Crash error={MISSING} route="/sanctum/foresight" />)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  unmount()
  render(<Crash error={MISSING} route="/sanctum/foresight" />)
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the Dashboard' })).toBeDefined()
  expect(screen.queryByText(/connection/i)).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

it('a fault is told to the server by the number that is shown, and where it was, in none of its words', async () => {
  const asked = vi.fn<(path: string, request: { body: string }) => Promise<Response>>(there)
  vi.stubGlobal('fetch', asked)
  const error = Object.assign(new Error('no chart of Mara'), {
    stack: 'at x (https://x/assets/page-a1.js:3:4)',
  })
  render(<Crash error={error} route="/sanctum/circle/$memberId" />)
  // read at once, and never without a way on
  const said = within(screen.getByRole('alert'))
  expect(said.getByRole('heading', { name: 'Something went wrong' })).toBeDefined()
  expect(said.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  expect(said.getByRole('link', { name: 'Back to the Dashboard' })).toBeDefined()
  const shown = /[0-9A-Z]{7}$/.exec(screen.getByText(/tell support/).textContent)![0]
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  const [path, { body }] = asked.mock.calls[0]!
  expect(path).toBe('/api/faults')
  expect(JSON.parse(body)).toEqual({
    id: shown,
    route: '/sanctum/circle/$memberId',
    version: expect.any(String),
    place: 'page-a1.js:3:4',
  })
  expect(body).not.toContain('Mara')
})
