import { cn } from '../lib/class-names.ts'

/** Holds the place of something that is loading; size it with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn('block animate-pulse-slow rounded-md bg-surface-2', className)} />
  )
}
