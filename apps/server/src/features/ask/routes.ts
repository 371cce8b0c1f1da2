import { needsCare } from '@astrarium/arion'
import * as contracts from '@astrarium/contracts'
import type { AskStreamEvent } from '@astrarium/contracts'
import type { StreamAnswer } from '../../platform/http/answer.ts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { askArion } from './service/ask-arion.ts'
import type { AskEvent, RunningAsk } from './ask-event.ts'
import { editQuestion } from './service/edit-question.ts'
import { followAsk } from './service/follow-ask.ts'
import { listDebugEntries } from './service/list-debug-entries.ts'
import { regenerateAnswer } from './service/regenerate-answer.ts'
import { showSent } from './service/show-sent.ts'
import { stopAsk } from './service/stop-ask.ts'
import { suggestQuestions } from './service/suggest-questions.ts'

/** questions, further answers and edits count together */
const sends = perUser('ask', 30, 60)
/** nobody in need is turned away */
const sendsOfWords = {
  ...sends,
  except: ({ message }: { message: string }) => needsCare(message),
}

export function askRoutes(mounting: Mounting): void {
  mount(mounting, contracts.ask, async ({ context, input }) => toStream(await askArion(context, input)), [
    sendsOfWords,
  ])
  mount(mounting, contracts.suggestedQuestions, async () => suggestQuestions())
  mount(mounting, contracts.showSent, ({ context }) => showSent(context))

  mount(mounting, contracts.followAsk, async ({ context, params: { askId } }) =>
    toStream(await followAsk(context, askId)),
  )
  mount(mounting, contracts.stopAsk, ({ context, params: { askId } }) => stopAsk(context, askId))
  mount(
    mounting,
    contracts.regenerateAnswer,
    async ({ context, input, params: { askId } }) => toStream(await regenerateAnswer(context, askId, input)),
    [sends],
  )
  mount(
    mounting,
    contracts.editQuestion,
    async ({ context, input, params: { askId } }) => toStream(await editQuestion(context, askId, input)),
    [sendsOfWords],
  )
  mount(mounting, contracts.listDebugEntries, ({ context }) => listDebugEntries(context))
}

function toStream({ events, askId, threadId }: RunningAsk): StreamAnswer<AskStreamEvent> {
  return {
    events: Symbol.asyncIterator in events ? toStreamEvents(events) : events.map(toStreamEvent),
    headers: { 'X-Ask-Id': askId, ...(threadId && { 'X-Thread-Id': threadId }) },
  }
}

async function* toStreamEvents(events: AsyncIterable<AskEvent>): AsyncIterable<AskStreamEvent> {
  for await (const event of events) yield toStreamEvent(event)
}

function toStreamEvent(event: AskEvent): AskStreamEvent {
  switch (event.kind) {
    case 'text':
      return { choices: [{ delta: { content: event.text } }] }
    case 'end':
      return { astrarium: { outcome: event.outcome, facts: event.facts, asksBack: event.asksBack } }
    case 'failed':
      return { error: { code: 'answer_failed', error: 'Failed to send message. Please try again.' } }
  }
}
