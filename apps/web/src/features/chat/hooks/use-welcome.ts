import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useUpdateProfile } from '../../profile/mutations.ts'
import { profileQuery } from '../../profile/queries.ts'

/** Is somebody to be welcomed who was not yet? Known only once the profile is. */
export function useWelcome(threadId: string | null, about: string | null) {
  const profile = useQuery(profileQuery)
  const update = useUpdateProfile('welcome')
  const [gone, setGone] = useState<'closed' | 'missing' | null>(null)
  const isDue =
    threadId === null && about === null && profile.data?.hasSeenWelcomeModal === false && gone === null
  return {
    isDue,
    /** it stands on this page, or was just closed here */
    isHere: isDue || gone === 'closed',
    /** nothing more will come between */
    isOver: !isDue && !profile.isPending,
    close() {
      setGone('closed')
      update.mutate(
        { hasSeenWelcomeModal: true },
        { onError: () => toast.destructive(words.chat.welcomeModal.failed) },
      )
    },
    /** its script did not come: it is for another visit */
    postpone: () => setGone('missing'),
  }
}

/** Whoever asks needs no welcome any more, from whichever page: it is counted without a word. */
export function useWelcomedByAsking(): () => void {
  const isNew = useQuery(profileQuery).data?.hasSeenWelcomeModal === false
  const update = useUpdateProfile('welcome')
  return () => {
    if (isNew) update.mutate({ hasSeenWelcomeModal: true })
  }
}
