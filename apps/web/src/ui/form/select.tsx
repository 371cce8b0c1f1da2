import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/class-names.ts'
import { inputClass, useFieldWiring } from './field.tsx'
import type { TextControl } from './form-field.tsx'

export interface SelectOption {
  value: string
  label: string
  /** options with the same group stand together under its name */
  group?: string | undefined
}

/** The platform's own select: each phone brings its picker, and screen readers know it. */
export function Select({
  value,
  onValueChange,
  options,
  placeholder,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  options: readonly SelectOption[]
  placeholder?: string
}) {
  const groups = Map.groupBy(options, (option) => option.group ?? '')
  return (
    <div className={cn('relative', className)}>
      <select
        {...useFieldWiring()}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cn(inputClass, 'appearance-none truncate pr-10')}
        {...rest}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {[...groups].map(([group, members]) =>
          group ? (
            <optgroup key={group} label={group}>
              {members.map(toOption)}
            </optgroup>
          ) : (
            members.map(toOption)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-3"
      />
    </div>
  )
}

/** What a select takes of the control of a text field. */
export function selectControl({ name, value, onBlur, disabled }: TextControl) {
  return { name, value, onBlur, disabled }
}

function toOption(option: SelectOption) {
  return (
    <option key={option.value} value={option.value} className="bg-surface text-ink">
      {option.label}
    </option>
  )
}
