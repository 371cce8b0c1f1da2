import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import type { MenuState } from '../../../ui/menu-later.tsx'
import { BrandMark } from '../../../ui/drawings/brand-mark.tsx'
import { words } from '../../../words/index.ts'
import { SidebarContent } from './sidebar-content.tsx'

const copy = words.shell

/**
 * The sidebar of a small screen: slides in over the page, keeps the focus, and goes with Escape or a touch
 * outside.
 */
export function Drawer({ trigger, isOpen, onOpenChange }: MenuState) {
  const hasFollowed = useRef(false)

  function change(next: boolean) {
    hasFollowed.current = false
    onOpenChange(next)
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-bg-deep/75" />
        <Dialog.Content
          aria-describedby={undefined}
          // whoever followed a link is on another page, and so is the focus
          onCloseAutoFocus={(event) => hasFollowed.current && event.preventDefault()}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[86vw] animate-slide-in flex-col overflow-y-auto border-r border-line bg-bg px-4 py-4"
        >
          <div className="mb-6 flex items-center justify-between pl-2">
            <Dialog.Title className="flex items-center gap-3 font-display text-xl">
              <BrandMark size={28} />
              {words.common.product}
            </Dialog.Title>
            <Dialog.Close
              aria-label={copy.closeMenu}
              className={buttonClass({ variant: 'ghost', size: 'icon' })}
            >
              <X aria-hidden="true" size={20} />
            </Dialog.Close>
          </div>
          <SidebarContent
            onFollow={() => {
              change(false)
              hasFollowed.current = true
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
