import type { Sending } from './ask-ports.ts'
import type { createDrafts } from './draft.ts'

/** A send that the server has not answered for yet: a reload would not find it again. */
export interface Unopened {
  sendId: string
  sending: Sending
  sentAt: number
}

const PLACE = 'unopened'
const FOR_MS = 600_000

/**
 * Kept beside the drafts, in the conversation in which it was sent (null: a new one). Sent once more by its
 * own id it is the same send, which follows the same answer; what is older was given up.
 */
export function createUnopened(drafts: Pick<ReturnType<typeof createDrafts>, 'read' | 'write'>) {
  const keep = (person: string, sent: Unopened | null) =>
    drafts.write(person, PLACE, sent ? JSON.stringify(sent) : '')
  const kept = (person: string) => JSON.parse(drafts.read(person, PLACE) || 'null') as Unopened | null
  return {
    keep,
    /** where it was sent; null also where there is none */
    threadOf: (person: string) => kept(person)?.sending.threadId ?? null,
    take(person: string, threadId: string | null, now: number): Unopened | null {
      const sent = kept(person)
      if (sent?.sending.threadId !== threadId) return null
      keep(person, null)
      return now - sent.sentAt < FOR_MS ? sent : null
    },
  }
}
