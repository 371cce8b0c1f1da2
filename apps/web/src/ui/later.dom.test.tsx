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

it('one that closes otherwise where its script does not come was not closed by the person', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  vi.spyOn(console, 'error').mockReturnValue()
  const Dialog = later(loading(Plans, MISSING))
  const [onClose, onMissing] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <Suspense>
      <Dialog onClose={onClose} onMissing={onMissing} />
    </Suspense>,
  )
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalled())
  expect(onClose).not.toHaveBeenCalled()
})

it('a part that stands in the page says so in its place, and can be tried again there without losing the place', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const Part = later(loading(() => <button type="button">The table</button>, MISSING, MISSING))
  const { container } = render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  const said = await screen.findByRole('alert')
  const press = () => {
    const button = screen.getByRole('button', { name: 'Try Again' })
    button.focus()
    fireEvent.click(button)
  }
  const place = () => container.firstElementChild
  press()
  await vi.waitFor(() => expect(screen.getByRole('alert')).not.toBe(said))
  expect(document.activeElement).toBe(place())
  press()
  const part = await screen.findByRole('button', { name: 'The table' })
  expect(document.activeElement).toBe(place())
  expect(place()?.contains(part)).toBe(true)
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
  const load = vi.fn<() => Promise<(props: unknown) => React.ReactNode>>(loading(() => <p>The table</p>))
  const Part = later(load)
  Part.load()
  await act(() => vi.waitFor(() => expect(load).toHaveResolved()))
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('The table')).toBeDefined()
})
