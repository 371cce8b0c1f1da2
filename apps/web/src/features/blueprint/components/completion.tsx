import { Progress } from '../../../ui/progress.tsx'
import { words } from '../../../words/index.ts'

/** How much is answered: as a number, a bar and a count. */
export function Completion({
  answered,
  total,
  percentage,
  label,
}: {
  answered: number
  total: number
  percentage: number
  label: string
}) {
  const copy = words.blueprint
  return (
    <div className="w-full sm:w-72">
      <p aria-hidden="true" className="flex items-baseline justify-between gap-4 text-sm text-ink-2">
        {percentage < 100 && (
          <span className="font-display text-xl text-ink">{copy.percent(percentage)}</span>
        )}
        <span className="ml-auto">{copy.count(answered, total)}</span>
      </p>
      <Progress value={percentage} label={label} valueText={copy.count(answered, total)} className="mt-1.5" />
    </div>
  )
}
