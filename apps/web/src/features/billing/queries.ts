import { getBalance } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Asks left and the plan. Invalidate it whenever an Ask was taken or given back. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call(getBalance, {}, undefined, signal),
})
