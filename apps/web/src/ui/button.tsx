import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names.ts'

export interface ButtonLook {
  variant?: 'primary' | 'outline' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'icon'
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  type,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean; busyLabel?: string }) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cn(buttonClass({ variant, size }), className)}
      {...rest}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

/** The look of a button for a link: `<Link className={buttonClass({ variant: 'outline' })}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
}: { [Key in keyof ButtonLook]?: ButtonLook[Key] | undefined } = {}): string {
  return cn(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-body font-medium no-underline transition-colors duration-(--d-1)',
    'out:cursor-not-allowed aria-busy:cursor-progress aria-busy:opacity-60',
    { sm: 'min-h-11 px-4 text-sm', md: 'min-h-11 px-6 text-base', icon: 'size-11' }[size],
    {
      primary:
        'bg-brass text-on-brass not-out:hover:bg-brass-hi out:not-aria-busy:bg-transparent out:not-aria-busy:text-ink-2 out:not-aria-busy:inset-ring out:not-aria-busy:inset-ring-line-strong',
      outline:
        'border border-line-strong text-ink not-disabled:hover:border-brass not-disabled:hover:text-brass-hi disabled:border-line disabled:text-ink-3',
      ghost: 'text-ink-2 not-disabled:hover:bg-surface-2 not-disabled:hover:text-ink disabled:text-ink-3',
      danger:
        'border border-danger text-danger not-disabled:hover:bg-danger not-disabled:hover:text-bg disabled:border-line disabled:text-ink-3',
    }[variant],
  )
}
