import type { Balance } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatInReading } from '../../../lib/format.ts'
import { words } from '../../../words/index.ts'
import { balanceQuery } from '../../billing/queries.ts'

const copy = words.chat

/** Under the input: how many Asks are left, and what Arion is. Who has none learns it before they write. */
export function InputFoot({ isNew, className }: { isNew: boolean; className?: string }) {
  const { data: balance } = useQuery(balanceQuery)
  const isSpent = balance && !balance.isUnlimited && balance.current <= 0
  return (
    <p className={className}>
      {isSpent ? (
        <>
          <span className="text-ink">{spentOf(balance)}</span>{' '}
          <Link to="/sanctum/subscription" className="link">
            {copy.seePlans}
          </Link>
        </>
      ) : (
        <>
          {balance && !balance.isUnlimited && `${copy.asksLeft(balance.current)} `}
          {isNew ? copy.notice : copy.shortNotice}
        </>
      )}
    </p>
  )
}

function spentOf({ resets, resetsAt }: Balance): string {
  if (resets !== 'monthly') return copy.spent[resets]
  return copy.spent.monthly(resetsAt && formatInReading(resetsAt))
}
