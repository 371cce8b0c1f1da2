import { cn } from '../lib/class-names.ts'

/** 0 to 100. `label` names it for screen readers. */
export function Progress({
  value,
  label,
  valueText,
  className,
}: {
  value: number
  label: string
  valueText?: string
  className?: string
}) {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className={cn('h-1.5 overflow-hidden rounded-full bg-surface-3', className)}
    >
      <div
        className="h-full rounded-full bg-brass transition-[width] duration-(--d-2) ease-out"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
