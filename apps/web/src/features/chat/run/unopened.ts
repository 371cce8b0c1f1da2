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
 * Kept beside the drafts, one for each conversation in which something was sent (null: a new one). Sent once
 * more by its own id it is the same send, which follows the same answer; what is older was given up.
 */
export function createUnopened(drafts: Pick<ReturnType<typeof createDrafts>, 'read' | 'write' | 'giveBack'>) {
  const kept = (person: string) => parse(drafts.read(person, PLACE))
  const write = (person: string, all: readonly Unopened[]) =>
    drafts.write(person, PLACE, all.length > 0 ? JSON.stringify(all) : '')
  const forget = (person: string, sendId: string) =>
    write(
      person,
      kept(person).filter((sent) => sent.sendId !== sendId),
    )

  return {
    forget,
    keep(person: string, sent: Unopened): void {
      const isElsewhere = ({ sending }: Unopened) => sending.threadId !== sent.sending.threadId
      write(person, [...kept(person).filter(isElsewhere), sent])
    },
    /** where the last was sent; null also where there is none, or it is too old */
    threadOf(person: string, now: number): string | null {
      const last = kept(person).at(-1)
      return last && isRecent(last, now) ? last.sending.threadId : null
    },
    /** What was sent in this conversation. Of all that is too old, the words go back to their inputs. */
    take(person: string, threadId: string | null, now: number): Unopened | null {
      for (const sent of kept(person)) {
        const { kind, threadId: sentIn, question } = sent.sending
        const isStillOut = isRecent(sent, now)
        if (isStillOut && sentIn !== threadId) continue
        forget(person, sent.sendId)
        if (isStillOut) return sent
        // a second answer was asked for by a button: there are no words to give back
        if (kind === 'ask' || kind === 'edit') drafts.giveBack(person, sentIn, question)
      }
      return null
    },
  }
}

function isRecent({ sentAt }: Unopened, now: number): boolean {
  return now - sentAt < FOR_MS
}

function parse(kept: string): Unopened[] {
  try {
    const all: unknown = JSON.parse(kept || '[]')
    // one by itself was kept before there was one for each conversation
    return [all]
      .flat()
      .filter((sent): sent is Unopened => Boolean((sent as Partial<Unopened> | null)?.sending))
  } catch {
    return []
  }
}
