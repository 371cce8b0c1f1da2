import { codeOf } from '../../../lib/error-copy.ts'
import type { ToastAction } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { openPlans } from './use-plan-dialog.ts'

const ENDS_AT_A_PLAN = ['ask_limit_daily', 'ask_limit_monthly', 'subscription_required']

/** What a toast about a refusal offers: the plans, where it was the plan that refused. */
export function wayOn(error: unknown): { action?: ToastAction } {
  return ENDS_AT_A_PLAN.includes(codeOf(error))
    ? { action: { label: words.shell.plan.see, onPress: openPlans } }
    : {}
}
