import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/class-names.ts'

/** A native checkbox with its label; `children` is the label and may hold links or buttons. */
export function Checkbox({
  checked,
  onCheckedChange,
  error,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  error?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-1">
        <span className="relative -ml-3 grid size-11 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            checked={checked}
            onChange={(event) => onCheckedChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer absolute inset-0 m-auto size-5 appearance-none rounded-sm border border-line-strong bg-bg checked:border-brass checked:bg-brass aria-invalid:border-danger disabled:opacity-60"
            {...rest}
          />
          <Check
            aria-hidden="true"
            size={15}
            strokeWidth={3}
            className="pointer-events-none relative text-on-brass opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="py-2.5 text-sm text-ink-2">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
