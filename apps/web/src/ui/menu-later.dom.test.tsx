import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MenuLater } from './menu-later.tsx'
import type { MenuState } from './menu-later.tsx'
import { toast } from './toast/toast.ts'
import { Toaster } from './toast/toaster.tsx'

afterEach(() => {
  act(() => toast.forgetFailures())
  vi.unstubAllGlobals()
})

const Whole = ({ trigger, isOpen }: MenuState) => (
  <>
    {trigger}
    {isOpen && <p>All pages</p>}
  </>
)
function open(load: () => Promise<typeof Whole>) {
  render(
    <>
      <MenuLater load={load} own={{}} trigger={<button type="button">Menu</button>} />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
}
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('opens by the press that fetched it', async () => {
  open(() => Promise.resolve(Whole))
  expect(await screen.findByText('All pages')).toBeDefined()
})

it('that cannot be fetched without a line says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  open(missing)
  expect(await screen.findByText(/^The server cannot be reached/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
})

it('whose script is gone since a new version offers to load the page anew', async () => {
  vi.stubGlobal('fetch', async () => new Response('ok'))
  open(missing)
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined()
})
