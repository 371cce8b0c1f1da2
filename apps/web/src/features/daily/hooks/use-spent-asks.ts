import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { spentLimit } from '../spent-asks.ts'

/** Which limit is reached where no Ask is left; null while there is one, or it is not known yet. */
export function useSpentAsks(): ReturnType<typeof spentLimit> {
  const { data: balance } = useQuery(balanceQuery)
  const now = useToday().getTime()
  return balance ? spentLimit(balance, now) : null
}
