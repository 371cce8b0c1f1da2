import { useSyncExternalStore } from 'react'
import { currentPerson, drafts } from '../run/ask-store.ts'

/** What stands in the input of a conversation; it survives walking about and reloading. */
export function useDraft(threadId: string | null): [string, (text: string) => void] {
  const person = currentPerson()
  const text = useSyncExternalStore(drafts.subscribe, () => drafts.read(person, threadId))
  return [text, (next) => drafts.write(person, threadId, next)]
}
