import { useId } from 'react'
import type { ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

/** A few choices side by side, of which one holds: native radio buttons in a row. */
export function Segmented<Value extends string>({
  label, value, onValueChange, options, disabled = false, isLabelHidden = false, className,
}: {
  label: string
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
  disabled?: boolean
  isLabelHidden?: boolean
  className?: string
}) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className={cn('min-w-0', className)}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line-strong bg-bg p-1">
        {options.map((option) => (
          <label key={option.value} className="relative flex-1 cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-60">
            <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => onValueChange(option.value)} className="peer absolute inset-0 appearance-none rounded-sm" />
            <span className="grid min-h-9 place-items-center rounded-sm px-3 py-1.5 text-center text-sm whitespace-nowrap text-ink-2 peer-checked:bg-surface-3 peer-checked:text-brass peer-focus-visible:outline-2 peer-focus-visible:outline-focus">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
