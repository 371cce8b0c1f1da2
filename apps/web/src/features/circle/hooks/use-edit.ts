import type { CircleMember, updateCircleMember } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { codeOf } from '../../../lib/error-copy.ts'
import { useUpdateMember } from '../mutations.ts'
import { memberQuery } from '../queries.ts'

type Change = Omit<z.input<typeof updateCircleMember.input>, 'version'>

/**
 * An edit of what stood there when it was opened. Where somebody saved something else in the meantime,
 * nothing is sent over it: `meanwhile` is what stands there now, and saving once more is an edit of that.
 */
export function useEdit(member: CircleMember) {
  const queryClient = useQueryClient()
  const update = useUpdateMember(member.id)
  const [opened] = useState(member)
  const [meanwhile, setMeanwhile] = useState<CircleMember | null>(null)

  async function save(change: Change): Promise<'refused' | undefined> {
    try {
      await update.mutateAsync({ ...change, version: (meanwhile ?? opened).version })
    } catch (error) {
      if (codeOf(error) !== 'member_changed') throw error
      setMeanwhile(await queryClient.query({ ...memberQuery(member.id), staleTime: 0 }))
      return 'refused'
    }
    return undefined
  }
  return { opened, meanwhile, save }
}
