import { useQuery } from '@tanstack/react-query'
import { words } from '../../../words/index.ts'
import { balanceQuery } from '../queries.ts'

const copy = words.shell.plan

export function PlanName() {
  const { data: balance } = useQuery(balanceQuery)
  if (!balance) return null
  return (
    <p className="flex items-center justify-between gap-2 px-1 text-sm text-ink-2">
      {copy.name(balance.planName)}
      <span className="rounded-full border border-line px-2.5 py-0.5 text-xs text-brass">
        {copy.status[balance.status]}
      </span>
    </p>
  )
}
