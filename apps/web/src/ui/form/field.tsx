import { createContext, use, useId } from 'react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/class-names.ts'

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/**
 * A label, its input, a hint and an error, wired to one another; the input inside picks the wiring up by
 * itself.
 */
export function Field({
  label,
  hint,
  error,
  errorSaysHint = false,
  isRequired = false,
  aside,
  className,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** the error says the hint again, and stands in its place */
  errorSaysHint?: boolean
  isRequired?: boolean
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const hasHint = Boolean(hint) && !(error && errorSaysHint)
  const describedBy = [hasHint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': isRequired || undefined,
        }}
      >
        {children}
      </FieldContext>
      {hasHint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="animate-appear text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** Id and ARIA attributes from the surrounding Field; empty outside of one. */
export function useFieldWiring(): Partial<Wiring> {
  return use(FieldContext) ?? {}
}

/** The look that all inputs share. */
export const inputClass = cn(
  'w-full min-h-11 rounded-md border border-line-strong bg-bg px-3.5 py-2 text-base text-ink transition-colors duration-(--d-1)',
  'hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-surface-2',
)

const FieldContext = createContext<Wiring | null>(null)
