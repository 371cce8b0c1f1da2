import type { ArionEvent, Fact } from '@astrarium/arion'

/** A voice that says a sentence when the test says so. */
export function slowVoice() {
  const events: ArionEvent[] = []
  let more = Promise.withResolvers<void>()
  let isBroken = false
  const put = (event?: ArionEvent) => {
    if (event) events.push(event)
    more.resolve()
    more = Promise.withResolvers()
  }
  const voice = {
    timesAsked: 0,
    say: (text: string, ...facts: Fact[]) => put({ kind: 'text', text, facts }),
    end: ({ readWith = [], facts = [] }: { readWith?: string[]; facts?: Fact[] } = {}) =>
      put({
        kind: 'end',
        topic: 'purpose',
        facts,
        readWith,
        usedPhrases: [],
        outcome: 'answered',
        asksBack: null,
        rejected: [],
        plan: 'slow',
        title: 'Slow',
      }),
    break: () => {
      isBroken = true
      put()
    },
    async *speak(): AsyncIterable<ArionEvent> {
      voice.timesAsked += 1
      for (let next = 0; ;) {
        if (isBroken) throw new Error('planted')
        const event = events[next]
        if (event) {
          next += 1
          yield event
          if (event.kind === 'end') return
        } else {
          await more.promise
        }
      }
    },
  }
  return voice
}
