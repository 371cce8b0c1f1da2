import type { Plan, PlanId } from '@astrarium/contracts'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { asksADay, planAction, planAsks, planPrice } from '../plan-card.ts'
import { PlanDial } from './plan-dial.tsx'

const copy = words.billing.plan

/** One of the four: what it is, what it costs, and the way to it. */
export function PlanCard({
  plan,
  current,
  isBusy,
  isDisabled,
  onChoose,
  className,
}: {
  plan: Plan
  /** null while it is not known */
  current: PlanId | null
  isBusy: boolean
  isDisabled: boolean
  onChoose: () => void
  className?: string
}) {
  const isCurrent = plan.planId === current
  const isPopular = plan.planId === 'flow'
  const [much, how] = planAsks(plan)
  return (
    <li
      className={cn(
        'flex flex-col rounded-lg border bg-bg p-5',
        isPopular ? 'border-brass shadow-[inset_0_0_0_1px_var(--brass)]' : 'border-line',
        className,
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 className="text-xl">{plan.name}</h3>
        {isCurrent ? (
          <span className="rounded-full border border-line-strong px-3 py-0.5 text-xs text-ink">
            {copy.current}
          </span>
        ) : (
          isPopular && (
            <span className="rounded-full bg-brass px-3 py-0.5 text-xs text-on-brass">{copy.popular}</span>
          )
        )}
      </div>
      <PlanDial strokes={asksADay(plan)} className="mx-auto my-4 w-30" />
      <p className="font-display text-2xl">{planPrice(plan.priceCents)}</p>
      <p className="border-b border-line pb-3 text-sm text-ink-2">
        {plan.priceCents === 0 ? copy.forever : copy.perMonth}
      </p>
      <p className="mt-3 font-medium text-ink">{much}</p>
      <p className="mb-4 text-sm text-ink-2">{how}</p>
      <Button
        variant={isPopular && !isCurrent ? 'primary' : 'outline'}
        className="mt-auto w-full px-3!"
        disabled={isCurrent || isDisabled}
        busy={isBusy}
        busyLabel={words.billing.action.busy}
        onClick={onChoose}
      >
        {planAction(plan.planId, current)}
      </Button>
    </li>
  )
}
