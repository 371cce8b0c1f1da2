import type { ComponentProps } from 'react'
import { cn } from '../../lib/class-names.ts'
import { inputClass, useFieldWiring } from './field.tsx'

/** Grows with its text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useFieldWiring()}
      className={cn(inputClass, 'field-sizing-content min-h-28 resize-y leading-relaxed', className)}
      {...rest}
    />
  )
}
