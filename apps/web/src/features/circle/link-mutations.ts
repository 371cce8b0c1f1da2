import {
  acceptCircleInvite,
  cancelCircleRequest,
  declineCircleRequest,
  giveConsent,
  hearAgain,
  sendCircleRequest,
  sendInvitationEmail,
  unlinkMember,
  withdrawConsent,
} from '@astrarium/contracts'
import type { BlockedPerson, IncomingRequest, RelationshipTag, ShareScope } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { ApiError, call } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { requestsQuery } from './link-queries.ts'
import { CIRCLE } from './queries.ts'

const copy = words.circleLinks

function useCircleAnew() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: CIRCLE })
}

export function useSendRequest() {
  const anew = useCircleAnew()
  return useSingleMutation({
    mutationKey: ['send-circle-request'],
    mutationFn: (wish: z.input<typeof sendCircleRequest.input>) => call(sendCircleRequest, wish),
    onSuccess: anew,
    onError: (error) => {
      toast.destructive(copy.search.sendFailed, errorCopy(error))
      void anew()
    },
  })
}

/** `isSaid`: as long as the screen is there, it says itself that it failed, and no message does. */
export function useSendInvitation({ isSaid = false } = {}) {
  const anew = useCircleAnew()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useSingleMutation({
    mutationKey: ['send-invitation-email'],
    mutationFn: (wish: {
      inviteeEmail: string
      circleMemberId?: string
      relationshipTag?: RelationshipTag
    }) => call(sendInvitationEmail, wish),
    onSuccess: anew,
    onError: (error) => {
      if (!isSaid || !isHere.current) toast.destructive(copy.invitation.failed, errorCopy(error))
    },
  })
}

export function useCancelRequest() {
  const anew = useCircleAnew()
  return useSingleMutation({
    mutationKey: ['cancel-circle-request'],
    mutationFn: (requestId: string) => call(cancelCircleRequest, {}, { requestId }),
    onSuccess: () => {
      toast.success(copy.requests.cancelled)
      return anew()
    },
    onError: (error) => {
      toast.destructive(copy.requests.cancelFailed, errorCopy(error))
      void anew()
    },
  })
}

export type Answer =
  | { kind: 'accept'; scope: ShareScope; relationshipTag: RelationshipTag; circleMemberId?: string }
  | { kind: 'decline'; how: 'told' | 'quiet' | 'never' }

/** One answer to one request. Whatever comes of it, the list is read anew. */
export function useAnswerRequest({ id, senderName }: IncomingRequest) {
  const queryClient = useQueryClient()
  const anew = useCircleAnew()
  const name = senderName || copy.requests.unknown
  return useSingleMutation({
    mutationKey: ['answer-circle-request', id],
    mutationFn: async (answer: Answer): Promise<void> => {
      if (answer.kind === 'accept') {
        const { kind: _, ...agreed } = answer
        await call(acceptCircleInvite, { inviteId: id, ...agreed })
      } else await call(declineCircleRequest, { how: answer.how }, { requestId: id })
    },
    onSuccess: (_, answer) => {
      queryClient.setQueryData(
        requestsQuery.queryKey,
        (known) => known && { ...known, incoming: known.incoming.filter((request) => request.id !== id) },
      )
      const { title, text } = answerCopy(answer, name)
      toast.success(title, text)
      return anew()
    },
    onError: (error, { kind }) => {
      toast.destructive(copy.requests.error, answerErrorCopy(error, kind))
      void anew()
    },
  })
}

function answerCopy(answer: Answer, name: string): { title: string; text: string } {
  const { accepted, declined, declinedQuietly, declinedForEver } = copy.requests
  if (answer.kind === 'accept') return { title: accepted.title, text: accepted.text(name) }
  if (answer.how === 'told') return { title: declined.title, text: declined.text(name) }
  return {
    title: declined.title,
    text: answer.how === 'quiet' ? declinedQuietly(name) : declinedForEver(name),
  }
}

/** The server's own word, else what the specification says of an answer that did not go through. */
function answerErrorCopy(error: Error, kind: Answer['kind']): string {
  const { acceptFailed, acceptTryAgain, declineFailed, respondFailed } = copy.requests
  if (!(error instanceof ApiError) || error.status === 0)
    return kind === 'accept' ? acceptTryAgain : respondFailed
  if (error.status < 500 || error.code === 'connection_failed') return errorCopy(error)
  return kind === 'accept' ? acceptFailed : declineFailed
}

/** "Never again" is undone. */
export function useHearAgain({ id, name }: BlockedPerson) {
  const anew = useCircleAnew()
  const { blocked, unknown } = copy.requests
  return useSingleMutation({
    mutationKey: ['hear-again', id],
    mutationFn: () => call(hearAgain, {}, { blockId: id }),
    onSuccess: () => {
      toast.success(blocked.undone(name || unknown))
      return anew()
    },
    onError: (error) => void toast.destructive(blocked.failed, errorCopy(error)),
  })
}

/** What somebody linked may see, null for nothing. */
export function useChangeConsent(memberId: string, name: string) {
  const anew = useCircleAnew()
  return useSingleMutation({
    mutationKey: ['change-consent', memberId],
    mutationFn: (scope: ShareScope | null) =>
      scope ? call(giveConsent, { scope }, { memberId }) : call(withdrawConsent, {}, { memberId }),
    onSuccess: (_, scope) => {
      toast.success(scope ? copy.sharing.saved(name) : copy.sharing.withdrawn(name))
      return anew()
    },
    onError: (error) => void toast.destructive(copy.sharing.changeFailed, errorCopy(error)),
  })
}

export function useUnlink(memberId: string, name: string, onUnlinked: () => void) {
  const queryClient = useQueryClient()
  const anew = useCircleAnew()
  return useSingleMutation({
    mutationKey: ['unlink-member', memberId],
    mutationFn: () => call(unlinkMember, {}, { memberId }),
    onSuccess: () => {
      // what they had shown is not seen again, not even where the new answer does not come
      queryClient.removeQueries({ queryKey: CIRCLE, type: 'inactive' })
      toast.success(copy.sharing.unlinked(name))
      onUnlinked()
      return anew()
    },
    onError: (error) => void toast.destructive(copy.sharing.changeFailed, errorCopy(error)),
  })
}
