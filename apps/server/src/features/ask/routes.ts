import { ask, getThread, listThreads as listThreadsEndpoint, suggestedQuestions as suggestedQuestionsEndpoint } from '@astrarium/contracts'
import type { AskFrame } from '@astrarium/contracts'
import { eventStream } from '../../platform/http/event-stream.ts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { askArion } from './service/ask-arion.ts'
import type { AskEvent } from './service/ask-event.ts'
import { listThreads } from './service/list-threads.ts'
import { showThread } from './service/show-thread.ts'
import { suggestQuestions } from './service/suggest-questions.ts'

export function askRoutes(mounting: Mounting): void {
  mount(mounting, ask, async (world, { message, threadId, sendId }) => {
    const running = await askArion(world, { message, threadId, sendId })
    return eventStream(running.events, toFrame, { 'X-Thread-Id': running.threadId, 'X-Ask-Id': running.askId })
  }, [{ name: 'ask', tries: 30, seconds: 60, by: ({ userId }) => userId ?? '' }])
  mount(mounting, listThreadsEndpoint, (world) => listThreads(world))
  mount(mounting, getThread, (world, _input, _request, { threadId }) => showThread(world, threadId))
  mount(mounting, suggestedQuestionsEndpoint, async () => suggestQuestions())
}

function toFrame(event: AskEvent): AskFrame {
  switch (event.kind) {
    case 'text':
      return { choices: [{ delta: { content: event.text } }] }
    case 'end':
      return { astrarium: { outcome: event.outcome, facts: event.facts } }
    case 'failed':
      return { error: { code: 'answer_failed', error: 'Failed to send message. Please try again.' } }
  }
}
