import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { profileQuery, useUpdateProfile } from '../../profile/queries.ts'

/** Is somebody to be welcomed who was not yet? Known only once the profile is. */
export function useWelcome(threadId: string | null) {
  const profile = useQuery(profileQuery)
  const update = useUpdateProfile()
  const [isClosed, setIsClosed] = useState(false)
  const isDue = threadId === null && profile.data?.hasSeenWelcomeModal === false && !isClosed
  return {
    isDue,
    /** nothing more will come between */
    isOver: !isDue && !profile.isPending,
    close() {
      setIsClosed(true)
      update.mutate(
        { hasSeenWelcomeModal: true },
        { onError: () => toast.destructive(words.ask.welcomeModal.failed) },
      )
    },
  }
}
