import { moveCircleMember, removeCircleMember, updateCircleMember } from '@astrarium/contracts'
import type { CircleMember, Ring } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/api.ts'
import { codeOf } from '../../lib/error-copy.ts'
import { useRemoval } from '../../lib/hooks/use-removal.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { changeErrorCopy } from './error-copy.ts'
import { CIRCLE, circleQuery, memberKey, memberQuery } from './queries.ts'

const copy = words.circle.member

interface Move {
  member: Pick<CircleMember, 'id' | 'name' | 'ring'>
  ring: Ring
  canUndo: boolean
}

/** To another ring, at once on the screen, and back by a press on the message. */
export function useMoveMember() {
  const queryClient = useQueryClient()
  const stand = (id: string, ring: Ring) =>
    queryClient.setQueryData(circleQuery.queryKey, (members) =>
      members?.map((member) => (member.id === id ? { ...member, ring } : member)),
    )
  const move = useSingleMutation({
    mutationKey: ['move-circle-member'],
    mutationFn: ({ member: { id }, ring }: Move) => call(moveCircleMember, { ring }, { memberId: id }),
    onMutate: async ({ member: { id }, ring }) => {
      // an older list that arrives late would put them back
      await queryClient.cancelQueries({ queryKey: circleQuery.queryKey, exact: true })
      stand(id, ring)
    },
    onSuccess: ({ ring, ringSource }, { member: { id, name, ring: from }, canUndo }) => {
      queryClient.setQueryData(
        memberQuery(id).queryKey,
        (member) => member && { ...member, ring, ringSource },
      )
      const back = () => move.mutate({ member: { id, name, ring }, ring: from, canUndo: false })
      toast.success(copy.move.moved(name, words.circle.rings[ring].label), undefined, {
        ...(canUndo && { action: { label: copy.move.undo, onPress: back } }),
      })
      // not waited for: a move back that is pressed meanwhile would go unheard
      void queryClient.invalidateQueries({ queryKey: CIRCLE })
    },
    onError: (error, { member: { id, ring } }) => {
      stand(id, ring)
      say(error, copy.updateFailed)
    },
  })
  return move
}

export function useRemoveMember({ id, name }: Pick<CircleMember, 'id' | 'name'>, onRemoved: () => void) {
  const queryClient = useQueryClient()
  return useRemoval(memberKey(id), {
    mutationFn: () => call(removeCircleMember, {}, { memberId: id }),
    onSuccess: () => {
      queryClient.setQueryData(circleQuery.queryKey, (members) =>
        members?.filter((member) => member.id !== id),
      )
      toast.success(copy.removal.done(name))
      onRemoved()
      return queryClient.invalidateQueries({ queryKey: circleQuery.queryKey, exact: true })
    },
    onError: (error) => say(error, copy.removal.failed),
  })
}

type Change = z.input<typeof updateCircleMember.input>

/** An edit. Where another came in between, it says so by its code, and the form shows both. */
export function useUpdateMember(memberId: string) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['update-circle-member', memberId],
    mutationFn: (change: Change) => call(updateCircleMember, change, { memberId }),
    onSuccess: (member) => {
      queryClient.setQueryData(memberQuery(memberId).queryKey, member)
      toast.success(copy.updated(member.name))
      return queryClient.invalidateQueries({ queryKey: circleQuery.queryKey, exact: true })
    },
    onError: (error) => {
      if (codeOf(error) !== 'member_changed') say(error, copy.updateFailed)
    },
  })
}

function say(error: Error, failed: string): void {
  const { title, text } = changeErrorCopy(error, failed)
  toast.destructive(title, text)
}
