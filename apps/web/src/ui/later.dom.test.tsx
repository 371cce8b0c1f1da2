import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { later } from './later.tsx'
import { toast } from './toast/toast.ts'
import { Toaster } from './toast/toaster.tsx'

afterEach(() => {
  act(() => toast.forgetFailures())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/dialog.js')
/** The first answers, then the script comes. */
function loading<Props>(part: (props: Props) => React.ReactNode, ...faults: Error[]) {
  return async () => {
    const fault = faults.shift()
    if (fault) throw fault
    return part
  }
}
const Plans = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    All plans
  </button>
)

function Page({ Dialog }: { Dialog: React.ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>What is known</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Suspense>{isOpen && <Dialog onClose={() => setIsOpen(false)} />}</Suspense>
      <Toaster />
    </>
  )
}
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }))

it('a dialog whose script does not come closes and says so, the page stays, and the next press opens it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  vi.spyOn(console, 'error').mockReturnValue()
  render(<Page Dialog={later(loading(Plans, MISSING))} />)
  open()
  expect(await screen.findByText(/^The server cannot be reached/)).toBeDefined()
  expect(screen.getByText('What is known')).toBeDefined()
  open()
  expect(await screen.findByText('All plans')).toBeDefined()
})

it('whose script is gone since a new version offers to load the page anew', async () => {
  vi.stubGlobal('fetch', async () => new Response('ok'))
  vi.spyOn(console, 'error').mockReturnValue()
  render(<Page Dialog={later(loading(Plans, MISSING))} />)
  open()
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined()
})

it('a part that stands in the page says so in its place, and can be tried again there', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Part = later(loading(() => <p>The table</p>, MISSING))
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('The table')).toBeDefined()
})

it('an ornament that does not come is missed by nobody', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Ornament = later(
    loading(() => <p>Stars</p>, MISSING),
    { instead: <p>A ring</p> },
  )
  render(
    <Suspense>
      <Ornament />
    </Suspense>,
  )
  expect(await screen.findByText('A ring')).toBeDefined()
})

it('what has come before it is wanted stands at once', async () => {
  const Part = later(loading(() => <p>The table</p>))
  await act(async () => Part.load())
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('The table')).toBeDefined()
})
