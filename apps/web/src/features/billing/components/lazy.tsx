import { Suspense } from 'react'
import { closePlans, useIsPlanDialogOpen } from '../hooks/use-plan-dialog.ts'
import { later } from '../../../ui/later.tsx'

const PlanDialog = later(async () => (await import('./plan-dialog.tsx')).PlanDialog)

/** The plans, wherever somebody asked for them. */
export function PlansOverPage() {
  return useIsPlanDialogOpen() ? (
    <Suspense>
      <PlanDialog onClose={closePlans} />
    </Suspense>
  ) : null
}
