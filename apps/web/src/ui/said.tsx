import type { ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

/** What Arion says: in one face wherever it stands, of a size that fits the place. */
export function Said({ className, children }: { className: string; children: ReactNode }) {
  return <p className={cn('font-display', className)}>{children}</p>
}
