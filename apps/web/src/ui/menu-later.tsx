import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { sayMissing } from './say-missing.ts'

/** What a menu that comes later is given of its button and its state; the rest is its own. */
export interface MenuState {
  trigger: ReactElement
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * The button of a menu, which stands before the script of menus is there: that one comes when the page is at
 * rest, and at the latest when the button is pressed.
 */
export function MenuLater<Own extends object>({
  trigger,
  load,
  own,
  opens = 'menu',
}: {
  trigger: ReactElement<ComponentProps<'button'>>
  /** outside of a component, so that it is the same each time */
  load: () => Promise<ComponentType<Own & MenuState>>
  own: Own
  opens?: 'menu' | 'dialog'
}) {
  const [Whole, setWhole] = useState<ComponentType<Own & MenuState> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // it is asked for again where it is needed
    const timer = setTimeout(() => void load().catch(() => undefined), AT_REST_MS)
    return () => clearTimeout(timer)
  }, [load])

  if (Whole) return <Whole {...own} trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen} />
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick: () =>
      void load().then((whole) => {
        setWhole(() => whole)
        setIsOpen(true)
      }, sayMissing),
  })
}

const AT_REST_MS = 3000
