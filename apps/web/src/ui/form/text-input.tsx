import type { ComponentProps } from 'react'
import { cn } from '../../lib/class-names.ts'
import { inputClass, useFieldWiring } from './field.tsx'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} className={cn(inputClass, className)} {...rest} />
}
