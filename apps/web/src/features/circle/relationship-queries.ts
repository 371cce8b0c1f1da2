// Apart from what the loaders of pages need, which every start of the app brings along.
import { getRelationship, getSharedChart } from '@astrarium/contracts'
import type { CircleMember } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isRemoved } from '../../lib/removed.ts'
import { memberKey, relationshipsOf, sharedChartsOf } from './queries.ts'

/** Anew with every edit of what was typed. */
export const relationshipQuery = ({ id, version }: Pick<CircleMember, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...relationshipsOf(id), version],
    queryFn: ({ signal }) => call(getRelationship, {}, { memberId: id }, signal),
    enabled: () => !isRemoved(memberKey(id)),
  })

export const sharedChartQuery = (
  { id, version }: Pick<CircleMember, 'id' | 'version'>,
  kind: 'composite' | 'davison',
) =>
  queryOptions({
    queryKey: [...sharedChartsOf(id), version, kind],
    queryFn: ({ signal }) => call(getSharedChart, { kind }, { memberId: id }, signal),
    enabled: () => !isRemoved(memberKey(id)),
  })
