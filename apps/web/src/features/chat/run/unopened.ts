import type { Sending } from './ask-ports.ts'
import type { createDrafts } from './draft.ts'

/** A first question whose conversation has no address yet: a reload would not find it again. */
export interface Unopened {
  sendId: string
  sending: Sending
  sentAt: number
}

const PLACE = 'unopened'
const FOR_MS = 600_000

/**
 * Kept beside the drafts. Sent once more by its own id it is the same send, which follows the same answer;
 * what is older was given up.
 */
export function createUnopened(drafts: Pick<ReturnType<typeof createDrafts>, 'read' | 'write'>) {
  const keep = (person: string, sent: Unopened | null) =>
    drafts.write(person, PLACE, sent ? JSON.stringify(sent) : '')
  return {
    keep,
    take(person: string, now: number): Unopened | null {
      const kept = drafts.read(person, PLACE)
      if (!kept) return null
      keep(person, null)
      const sent = JSON.parse(kept) as Unopened
      return now - sent.sentAt < FOR_MS ? sent : null
    },
  }
}
