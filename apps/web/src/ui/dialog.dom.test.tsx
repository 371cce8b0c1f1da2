import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Page({ isBusy = false, description = 'What it is about' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isBusy={isBusy}
        title="Rename"
        {...(description && { description })}
        footer={<button type="button">Save</button>}
      >
        <input aria-label="Title" />
      </Dialog>
    </>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))
const dialog = () => screen.queryByRole('dialog', { name: 'Rename' })

it('is named by its title and described by its sentence', async () => {
  render(<Page />)
  await open()
  const described = document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('What it is about')
})

it('keeps the focus within, and gives it back to what opened it', async () => {
  render(<Page />)
  await open()
  for (let tabs = 0; tabs < 5; tabs += 1) {
    await userEvent.tab()
    expect(dialog()?.contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

it('closes by its cross', async () => {
  render(<Page />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
})

it('cannot be left while it is busy', async () => {
  render(<Page isBusy />)
  await open()
  await userEvent.keyboard('{Escape}')
  expect(dialog()).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Close' }).matches(':disabled')).toBe(true)
})

it('asks before something is done, and does it on the yes alone', async () => {
  const [onPress, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const ask = (isBusy: boolean) => (
    <ConfirmDialog
      title="Delete?"
      description="It cannot be had back."
      confirm={{ label: 'Delete', onPress, variant: 'danger', isBusy, busyLabel: 'Deleting…' }}
      onClose={onClose}
    />
  )
  const { rerender } = render(ask(false))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onPress).toHaveBeenCalledOnce()

  rerender(ask(true))
  expect(screen.getByRole('button', { name: 'Deleting…' }).matches(':disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Cancel' }).matches(':disabled')).toBe(true)
})
