import { cn } from '../../lib/class-names.ts'

/** The ring of a chart that is still to come. */
export function ChartRing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={cn('fill-none stroke-brass-lo', className)}>
      <circle cx="200" cy="200" r="190" />
      <circle cx="200" cy="200" r="158" strokeDasharray="1 7" strokeLinecap="round" strokeWidth="2" />
      <circle cx="200" cy="200" r="84" />
      {Array.from({ length: 12 }, (_, at) => (
        <path key={at} d="M200 10V42" transform={`rotate(${at * 30} 200 200)`} />
      ))}
    </svg>
  )
}
