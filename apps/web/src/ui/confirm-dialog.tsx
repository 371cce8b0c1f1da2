import type { ReactNode } from 'react'
import { words } from '../words/index.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** One question with a yes and a way back; it stays open, and cannot be left, while the yes is done. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  onClose,
  children,
}: {
  title: string
  description: string
  /** the yes: its look, its words, and what it does */
  confirm: {
    label: string
    onPress: () => void
    variant?: 'primary' | 'danger'
    isDisabled?: boolean
    isBusy?: boolean
    busyLabel?: string
  }
  onClose: () => void
  children?: ReactNode
}) {
  const { label, onPress, variant = 'primary', isDisabled = false, isBusy = false, busyLabel } = confirm
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {words.common.cancel}
          </Button>
          <Button
            variant={variant}
            onClick={onPress}
            disabled={isDisabled}
            busy={isBusy}
            {...(busyLabel !== undefined && { busyLabel })}
          >
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
