import type { CircleEvent } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { waitFor } from '../../ask/signals.ts'
import { receiverOf, toActor } from '../../invite/receiver-of.ts'
import { ANYBODY, topicOf } from '../hints.ts'
import { EVENTS_KEPT_HOURS, LOOK_MS, MANY, STREAM_MS, UNSETTLED_SECONDS } from '../limits.ts'
import { eventsAfter, numberOfNow } from '../repository.ts'
import type { EventRow } from '../repository.ts'

/**
 * What changes in the person's Circle, as it happens; after `lastSeq` where a browser comes back. An event
 * is told at least once, and its words never: whoever hears it looks again.
 */
export async function* followCircle(
  context: PersonContext,
  lastSeq: number | null,
  gone: AbortSignal,
): AsyncGenerator<CircleEvent, void, undefined> {
  const receiver = await receiverOf(context)
  const topics = [ANYBODY, topicOf(receiver.userId)]
  if (receiver.addressHash !== null) topics.push(topicOf(receiver.addressHash))
  const read = (after: number) =>
    context.db.asCircle(toActor(receiver), (tx) => eventsAfter(tx, after - UNSETTLED_SECONDS * 1e6))

  const now = await context.db.asCircle(toActor(receiver), numberOfNow)
  // a number from the future is of another database
  let seq = lastSeq === null ? now : Math.min(lastSeq, now)
  let told = new Set<string>()
  // of what was told before then nothing is kept
  const isLate = lastSeq !== null && lastSeq < now - EVENTS_KEPT_HOURS * 3600 * 1e6
  if (lastSeq === null || isLate) {
    seq = now
    told = new Set((await read(seq)).map(({ id }) => id))
    yield { seq, subject: 'all', id: null, change: isLate ? 'removed' : 'changed' }
  }
  for (const until = performance.now() + STREAM_MS; !gone.aborted && performance.now() < until;) {
    const looking = new AbortController()
    const either = AbortSignal.any([looking.signal, gone])
    // before looking, so that nothing can happen in between unheard
    const more = Promise.race(topics.map((topic) => waitFor(context.db, topic, LOOK_MS, either)))
    try {
      const rows = await read(seq)
      const fresh = rows.filter(({ id }) => !told.has(id))
      told = new Set(rows.map(({ id }) => id))
      seq = Math.max(seq, ...fresh.map((row) => row.seq))
      const change = fresh.some(isLoss) ? 'removed' : 'changed'
      if (fresh.length > MANY) yield { seq, subject: 'all', id: null, change }
      else yield* fresh.map(toEvent)
      await more
    } finally {
      looking.abort()
    }
  }
}

/** Somebody shows less than they did. */
function isLoss({ subject, change }: EventRow): boolean {
  return subject === 'link' && change === 'removed'
}

function toEvent({ seq, subject, subjectId, change }: EventRow): CircleEvent {
  return { seq, subject, id: subjectId, change }
}
