import { needsCare } from '@astrarium/arion'
import * as contracts from '@astrarium/contracts'
import type { AskStreamEvent } from '@astrarium/contracts'
import type { StreamAnswer } from '../../platform/http/answer.ts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { askArion } from './service/ask-arion.ts'
import type { AskEvent, RunningAsk } from './service/ask-event.ts'
import { deleteAsk } from './service/delete-ask.ts'
import { deleteThread } from './service/delete-thread.ts'
import { editQuestion } from './service/edit-question.ts'
import { exportThread } from './service/export-thread.ts'
import { followAsk } from './service/follow-ask.ts'
import { listSavedAsks } from './service/list-saved-asks.ts'
import { listThreads } from './service/list-threads.ts'
import { regenerateAnswer } from './service/regenerate-answer.ts'
import { renameThread } from './service/rename-thread.ts'
import { searchThreads } from './service/search-threads.ts'
import { setFavourite } from './service/set-favourite.ts'
import { showBranch } from './service/show-branch.ts'
import { showThread } from './service/show-thread.ts'
import { stopAsk } from './service/stop-ask.ts'
import { suggestQuestions } from './service/suggest-questions.ts'

const ofUser = ({ userId }: { userId: string | null }) => userId ?? ''
/** questions, further answers and edits count together */
const sends = { name: 'ask', tries: 30, seconds: 60, by: ofUser }
/** nobody in need is turned away */
const sendsOfWords = { ...sends, except: ({ message }: { message: string }) => needsCare(message) }

export function askRoutes(mounting: Mounting): void {
  mount(
    mounting,
    contracts.ask,
    async (context, { message, threadId, sendId, includeDebugInfo }) =>
      toStream(await askArion(context, { message, threadId, sendId, wantsDebug: includeDebugInfo })),
    [sendsOfWords],
  )
  mount(mounting, contracts.suggestedQuestions, async () => suggestQuestions())

  mount(mounting, contracts.listSavedAsks, (context) => listSavedAsks(context))
  mount(mounting, contracts.followAsk, async (context, _input, _request, { askId }) =>
    toStream(await followAsk(context, askId)),
  )
  mount(mounting, contracts.stopAsk, (context, _input, _request, { askId }) => stopAsk(context, askId))
  mount(
    mounting,
    contracts.regenerateAnswer,
    async (context, { sendId, includeDebugInfo }, _request, { askId }) =>
      toStream(await regenerateAnswer(context, askId, { sendId, wantsDebug: includeDebugInfo })),
    [sends],
  )
  mount(
    mounting,
    contracts.editQuestion,
    async (context, { message, sendId, includeDebugInfo }, _request, { askId }) =>
      toStream(await editQuestion(context, askId, { message, sendId, wantsDebug: includeDebugInfo })),
    [sendsOfWords],
  )
  mount(mounting, contracts.setFavourite, (context, { isFavourite }, _request, { askId }) =>
    setFavourite(context, askId, isFavourite),
  )
  mount(mounting, contracts.deleteAsk, (context, _input, _request, { askId }) => deleteAsk(context, askId))

  mount(mounting, contracts.listThreads, (context, { before }) =>
    listThreads(context, before === undefined ? undefined : new Date(before)),
  )
  mount(mounting, contracts.searchThreads, (context, { q }) => searchThreads(context, q), [
    { name: 'search', tries: 120, seconds: 60, by: ofUser },
  ])
  mount(mounting, contracts.getThread, (context, _input, _request, { threadId }) =>
    showThread(context, threadId),
  )
  mount(mounting, contracts.renameThread, (context, { title }, _request, { threadId }) =>
    renameThread(context, threadId, title),
  )
  mount(mounting, contracts.deleteThread, (context, _input, _request, { threadId }) =>
    deleteThread(context, threadId),
  )
  mount(mounting, contracts.showBranch, (context, { askId }, _request, { threadId }) =>
    showBranch(context, threadId, askId),
  )
  mount(mounting, contracts.exportThread, (context, { format }, _request, { threadId }) =>
    exportThread(context, threadId, format),
  )
}

function toStream({ events, askId, threadId }: RunningAsk): StreamAnswer<AskStreamEvent> {
  return {
    events: toStreamEvents(events),
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
      return { astrarium: { outcome: event.outcome, facts: event.facts } }
    case 'failed':
      return { error: { code: 'answer_failed', error: 'Failed to send message. Please try again.' } }
  }
}
