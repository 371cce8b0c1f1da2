import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { memberQuery } from '../../circle/queries.ts'
import { chosenAbout } from '../run/ask-store.ts'

export type About = ReturnType<typeof useAbout>

interface Named {
  id: string
  name: string
}

/**
 * Whom a conversation is about: what was chosen on this page, else what the conversation itself says.
 * @param known of the conversation, once it is there
 */
export function useAbout(threadId: string | null, known: Named | null | undefined) {
  const place = threadId ?? 'new'
  const chosen = useSyncExternalStore(chosenAbout.subscribe, chosenAbout.get)[place]
  const id = chosen === undefined ? (known?.id ?? null) : chosen
  const isKnown = id !== null && id === known?.id
  const member = useQuery({ ...memberQuery(id ?? ''), enabled: id !== null && !isKnown })
  const isGone = ['member_not_found', 'not_found', 'bad_request'].includes(codeOf(member.error))
  const choose = (next: string | null) => chosenAbout.set({ ...chosenAbout.get(), [place]: next })

  useEffect(() => {
    if (!isGone || id === null || isKnown) return
    toast.destructive(words.chat.about.invalid)
    chosenAbout.set({ ...chosenAbout.get(), [place]: null })
  }, [isGone, id, isKnown, place])

  return {
    id,
    /** null until it is known */
    name: isKnown ? known.name : (member.data?.name ?? null),
    choose,
    /** what a send says of it: nothing where nothing was chosen */
    sent: chosen,
  }
}
