import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

/**
 * A button that opens a short list of actions. `trigger` is the button, `children` are MenuItem, MenuLabel,
 * MenuSeparator.
 */
export function Menu({
  trigger,
  align = 'end',
  isOpen,
  onOpenChange,
  onCloseAutoFocus,
  children,
}: {
  trigger: ReactNode
  align?: 'start' | 'end'
  /** where something besides the trigger opens it */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** the focus is about to go back to the trigger */
  onCloseAutoFocus?: (event: Event) => void
  children: ReactNode
}) {
  return (
    <Radix.Root
      modal={false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* not in a portal: the menu belongs to the landmark of its button */}
      <Radix.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] min-w-56 animate-appear overflow-y-auto rounded-md border border-line bg-surface-2 p-1.5 shadow-card"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

/** One action; with `asChild` its child (a link) becomes the item. */
export function MenuItem({
  className,
  isDanger = false,
  ...rest
}: ComponentProps<typeof Radix.Item> & { isDanger?: boolean }) {
  return <Radix.Item className={cn(itemClass, isDanger ? 'text-danger' : 'text-ink', className)} {...rest} />
}

export function MenuLabel(props: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className="px-3 pt-2 pb-1 text-xs text-ink-3" {...props} />
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />
}

/** Choices of which one holds. The menu stays open, so that the effect can be seen. */
export function MenuRadioGroup<Value extends string>({
  value,
  onValueChange,
  label,
  options,
}: {
  value: Value
  onValueChange: (value: Value) => void
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}) {
  return (
    <Radix.RadioGroup
      value={value}
      onValueChange={(chosen) => onValueChange(chosen as Value)}
      aria-label={label}
    >
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={cn(itemClass, 'text-ink data-[state=checked]:text-brass')}
        >
          {option.icon}
          {option.label}
          <Radix.ItemIndicator className="ml-auto text-brass">●</Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm no-underline outline-none select-none data-disabled:opacity-50 data-highlighted:bg-surface-3'
