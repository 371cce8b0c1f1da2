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
export function createUnopened(drafts: Pick<ReturnType<typeof createDrafts>, 'read' | 'write' | 'giveBack'>) {
  const keep = (person: string, sent: Unopened | null) =>
    drafts.write(person, PLACE, sent ? JSON.stringify(sent) : '')
  const kept = (person: string) => parse(drafts.read(person, PLACE))
  return {
    keep,
    /** where it was sent; null also where there is none, or it is too old */
    threadOf(person: string, now: number): string | null {
      const sent = kept(person)
      return sent && isRecent(sent, now) ? sent.sending.threadId : null
    },
    /** Of one that is too old, the words go back to the input that they came from. */
    take(person: string, threadId: string | null, now: number): Unopened | null {
      const sent = kept(person)
      if (!sent) return null
      const { kind, threadId: sentIn, question } = sent.sending
      const isStillOut = isRecent(sent, now)
      if (isStillOut && sentIn !== threadId) return null
      keep(person, null)
      if (isStillOut) return sent
      // a second answer was asked for by a button: there are no words to give back
      if (kind === 'ask' || kind === 'edit') drafts.giveBack(person, sentIn, question)
      return null
    },
  }
}

function isRecent({ sentAt }: Unopened, now: number): boolean {
  return now - sentAt < FOR_MS
}

function parse(kept: string): Unopened | null {
  try {
    const sent = JSON.parse(kept || 'null') as Partial<Unopened> | null
    return sent?.sending ? (sent as Unopened) : null
  } catch {
    return null
  }
}
