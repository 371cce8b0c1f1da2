import type { Balance } from '@astrarium/contracts'

/**
 * Which limit leaves no Ask now; null while there are some, or where only the server knows. @param now
 * milliseconds
 */
export function spentLimit(
  {
    current,
    isUnlimited,
    resets,
    resetsAt,
  }: Pick<Balance, 'current' | 'isUnlimited' | 'resets' | 'resetsAt'>,
  now: number,
): 'ask_limit_daily' | 'ask_limit_monthly' | null {
  if (isUnlimited || current > 0 || resets === 'never') return null
  // a tab left open does not know yet that new ones have come
  if (resetsAt !== null && Date.parse(resetsAt) <= now) return null
  return resets === 'daily' ? 'ask_limit_daily' : 'ask_limit_monthly'
}
