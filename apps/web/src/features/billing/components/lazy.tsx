import { lazy, Suspense } from 'react'
import { useIsPlanDialogOpen } from '../hooks/use-plan-dialog.ts'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

/** The plans, wherever somebody asked for them. */
export function PlansOverPage() {
  return useIsPlanDialogOpen() ? (
    <Suspense>
      <PlanDialog />
    </Suspense>
  ) : null
}
