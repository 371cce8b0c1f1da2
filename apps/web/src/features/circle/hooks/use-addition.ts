import { addCircleMember, generateCircleMemberChart } from '@astrarium/contracts'
import type { BirthDetails, CircleMember, RelationshipTag } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useElapsed } from '../../../lib/hooks/use-elapsed.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { ADDITION_SHOWN, ADDITION_TICK, additionProgress } from '../addition-progress.ts'
import { isOfTheBirth } from '../error-copy.ts'
import { CIRCLE, memberQuery } from '../queries.ts'

export interface Entry {
  name: string
  relationshipTag: RelationshipTag
  contextDescription: string | null
  birth: BirthDetails
}

interface Attempt extends Omit<Entry, 'birth'> {
  /** the same for every try, so that none of them adds a second one */
  sendId: string
  birth: BirthDetails | null
  chart: 'made' | 'left_out'
}

export type Addition =
  | { kind: 'waiting' }
  | { kind: 'working'; progress: number }
  | { kind: 'failed'; error: Error; tryAgain: () => void; addWithoutChart: () => void }
  | { kind: 'added'; member: CircleMember }

/**
 * Chart and ring first, then the member: each at most once for a try. What failed can be tried again, or
 * somebody be added without a chart; a success is shown for 1.5 s before it is told.
 */
export function useAddition(onAdded: (member: CircleMember) => void) {
  const queryClient = useQueryClient()
  const [underWay, setUnderWay] = useState<{ phase: 'reckoning' | 'finalizing'; since: number } | null>(null)
  const [isShown, setIsShown] = useState(false)
  const { mutate, reset, ...addition } = useSingleMutation({
    mutationKey: ['add-circle-member'],
    mutationFn: add,
    onSuccess: (member) => {
      queryClient.setQueryData(memberQuery(member.id).queryKey, member)
      onAdded(member)
      return queryClient.invalidateQueries({ queryKey: CIRCLE })
    },
  })
  const elapsed = useElapsed(addition.isPending && underWay ? underWay.since : null, ADDITION_TICK)

  useEffect(() => {
    if (!addition.isSuccess) return
    const timer = setTimeout(() => setIsShown(true), ADDITION_SHOWN)
    return () => clearTimeout(timer)
  }, [addition.isSuccess])

  return {
    state: stateOf(),
    /** of whoever is being added, or was */
    name: addition.variables?.name ?? '',
    begin: (entry: Entry) => mutate({ ...entry, sendId: crypto.randomUUID(), chart: 'made' }),
    /** back to the forms */
    leave: reset,
  }

  function stateOf(): Addition {
    const { variables, error, data } = addition
    if (data) return isShown ? { kind: 'added', member: data } : { kind: 'working', progress: 100 }
    if (error && variables)
      return {
        kind: 'failed',
        error,
        tryAgain: () => mutate(variables),
        // a birth that is no birth cannot be kept either
        addWithoutChart: () =>
          mutate({ ...variables, chart: 'left_out', birth: isOfTheBirth(error) ? null : variables.birth }),
      }
    if (!addition.isPending) return { kind: 'waiting' }
    return { kind: 'working', progress: additionProgress(underWay?.phase ?? 'reckoning', elapsed) }
  }

  async function add(attempt: Attempt): Promise<CircleMember> {
    setUnderWay({ phase: 'reckoning', since: Date.now() })
    if (attempt.chart === 'made' && attempt.birth)
      await call(generateCircleMemberChart, chartRequestOf(attempt, attempt.birth))
    setUnderWay({ phase: 'finalizing', since: Date.now() })
    try {
      return await call(addCircleMember, attempt)
    } catch (error) {
      toast.destructive(words.circle.add.failed.toast)
      throw error
    }
  }
}

function chartRequestOf({ name, relationshipTag, contextDescription }: Attempt, birth: BirthDetails) {
  return {
    birthData: {
      name,
      birth_date: birth.birthDate,
      birth_time: birth.birthTime,
      birth_time_accuracy: birth.birthTimeAccuracy,
      birth_time_minutes: birth.birthTimeMinutes,
      birth_time_fold: birth.birthTimeFold,
      birth_place_name: birth.birthPlace,
      latitude: birth.birthLatitude,
      longitude: birth.birthLongitude,
      timezone: birth.timezone,
      relationship_tag: relationshipTag,
    },
    relationshipContext: contextDescription,
  }
}
