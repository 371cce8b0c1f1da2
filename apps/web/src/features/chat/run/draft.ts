import { createStore } from '../../../lib/store.ts'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What somebody has begun to write, kept for each person and conversation while the tab lives; `threadId`
 * null is the new chat. A storage that refuses (private mode, full) leaves the drafts in memory.
 */
export function createDrafts(storage: Kept) {
  const drafts = new Map<string, string>()
  // tells of each change; the drafts themselves are read by their place
  const changes = createStore(0)

  function read(person: string, threadId: string | null): string {
    const key = keyOf(person, threadId)
    const known = drafts.get(key)
    if (known !== undefined) return known
    const kept = attempt(() => storage.getItem(key)) ?? ''
    drafts.set(key, kept)
    return kept
  }
  function write(person: string, threadId: string | null, text: string): void {
    const key = keyOf(person, threadId)
    drafts.set(key, text)
    attempt(() => (text ? storage.setItem(key, text) : storage.removeItem(key)))
    changes.set(changes.get() + 1)
  }

  return {
    read,
    write,
    /** A question that came back stands before what was written since. */
    giveBack(person: string, threadId: string | null, question: string): void {
      const since = read(person, threadId)
      write(person, threadId, since.trim() ? `${question}\n\n${since}` : question)
    },
    /** The new chat has become a conversation: what was written there goes with it. */
    follow(person: string, threadId: string): void {
      const text = read(person, null)
      if (!text) return
      write(person, null, '')
      write(person, threadId, text)
    },
    subscribe: changes.subscribe,
  }
}

function keyOf(person: string, threadId: string | null): string {
  return `astrarium-draft:${person}:${threadId ?? 'new'}`
}

function attempt<Value>(access: () => Value): Value | null {
  try {
    return access()
  } catch {
    return null
  }
}
