import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Progress } from '../../../ui/progress.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { creditCount, creditPercent, resetCountdown } from '../credit-display.ts'
import { balanceQuery } from '../queries.ts'

const copy = words.shell.asks

/** How many Asks are left, when they come back, and on which plan. */
export function AsksRemaining() {
  const { data: balance, isError } = useQuery(balanceQuery)
  const today = useToday()
  // what is known stays where it cannot be read anew
  if (!balance)
    return isError ? <p className="p-4 text-xs text-ink-3">{copy.failed}</p> : <Skeleton className="h-32" />
  const count = creditCount(balance)
  return (
    <section aria-label={copy.title} className="rounded-md border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <h2 className="font-body font-normal text-ink-2">{copy.title}</h2>
        <span className="font-medium whitespace-nowrap text-ink">{count}</span>
      </div>
      <Progress value={creditPercent(balance)} label={copy.title} valueText={count} className="mt-2.5" />
      <p className="mt-2.5 text-xs text-ink-3">{copy.resets[balance.resets]}</p>
      {balance.resetsAt && (
        <p className="text-xs text-ink-3">{copy.next(resetCountdown(balance.resetsAt, today))}</p>
      )}
    </section>
  )
}
