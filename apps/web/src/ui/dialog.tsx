import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'
import { words } from '../words/index.ts'
import { buttonClass } from './button.tsx'

/** A question or form over the page. Escape, the cross and a click outside close it, unless it is busy. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  isBusy = false,
  size = 'form',
  className,
  children,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  footer?: ReactNode
  isBusy?: boolean
  /** `wide`: a page of cards, its title in the middle */
  size?: 'form' | 'wide'
  className?: string
  children?: ReactNode
}) {
  const isWide = size === 'wide'
  const opener = useRef<HTMLElement | SVGElement | null>(null)
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !isBusy && onOpenChange(open)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-bg-deep/75 backdrop-blur-[2px]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          // it has no trigger of its own, so it leads the focus back itself
          onOpenAutoFocus={() => {
            opener.current = openerOf(document.activeElement)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current?.isConnected) opener.current.focus()
          }}
          // Escape closes what is open within first, a list of places for example
          onEscapeKeyDown={(event) => {
            if (event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true')
              event.preventDefault()
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-toasts]'))
              event.preventDefault()
          }}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-lg border border-line bg-surface shadow-card',
            'md:inset-y-0 md:my-auto md:h-fit md:max-h-[86dvh] md:rounded-lg',
            isWide ? 'max-w-280' : 'max-w-xl',
            className,
          )}
        >
          {/* a header of a dialog over a dialog would be a second banner of the page */}
          <div
            className={cn('flex items-start justify-between gap-4 px-6 pt-5', isWide && 'md:px-10 md:pt-8')}
          >
            <div className={cn('pt-1.5', isWide && 'flex-1 md:pl-11 md:text-center')}>
              <Radix.Title className={isWide ? 'text-2xl' : 'text-xl'}>{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1.5 text-sm text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              disabled={isBusy}
              aria-label={words.common.close}
              className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), '-mr-2.5')}
            >
              <X aria-hidden="true" size={20} />
            </Radix.Close>
          </div>
          <div className={cn('min-h-0 flex-1 overflow-y-auto px-6 py-5', isWide && 'md:px-10 md:pb-8')}>
            {children}
          </div>
          {footer && (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 md:flex-row md:justify-end">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What has the focus as the dialog opens; for an action of a menu, which closes, the button of that menu. */
function openerOf(focused: Element | null): HTMLElement | SVGElement | null {
  const menu = focused?.closest('[role="menu"]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement || opener instanceof SVGElement ? opener : null
}
