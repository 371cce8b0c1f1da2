import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { openPlans } from '../hooks/use-plan-dialog.ts'
import { balanceQuery } from '../queries.ts'

const copy = words.shell.plan

/** In the sidebar: a way up for whoever is on Free, the plan's name for whoever pays. */
export function PlanBox({ onFollow }: { onFollow?: () => void }) {
  const { data: balance } = useQuery(balanceQuery)
  if (!balance) return null
  const { planId, planName, status } = balance
  const badge = (
    <span className="rounded-full border border-line px-2.5 py-0.5 text-xs text-brass">
      {copy.status[status]}
    </span>
  )
  if (planId !== 'free')
    return (
      <p className="flex items-center justify-between gap-2 px-1 text-sm text-ink-2">
        <Link
          to="/sanctum/subscription"
          {...(onFollow && { onClick: onFollow })}
          className="inline-flex min-h-11 items-center text-ink underline-offset-2 hover:underline"
        >
          {copy.name(planName)}
        </Link>
        {badge}
      </p>
    )
  return (
    <section aria-label={copy.name(planName)} className="rounded-md border border-line bg-surface p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-body text-sm font-normal text-ink-2">{copy.name(planName)}</h2>
        {/* a trial of what is free for ever would only raise a fear */}
        {status !== 'active' && status !== 'trialing' && badge}
      </div>
      <p className="mt-1 mb-3 text-xs text-ink-3">{copy.free}</p>
      <Button
        variant="outline"
        size="sm"
        className="w-full"
        onClick={() => {
          onFollow?.()
          openPlans()
        }}
      >
        {copy.upgrade}
      </Button>
    </section>
  )
}
