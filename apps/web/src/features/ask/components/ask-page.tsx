import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import type { AskRun } from '../ask-run.ts'
import { bubblesOf, conversation, isShownIn } from '../conversation.ts'
import { DailyGate } from '../../daily-gate/components/daily-gate.tsx'
import { profileQuery } from '../../profile/queries.ts'
import { findPlaceholder } from '../placeholder.ts'
import { threadQuery } from '../queries.ts'
import { AskHeader } from './ask-header.tsx'
import { AskInput } from './ask-input.tsx'
import { ConversationView } from './conversation-view.tsx'
import { NoChartNotice } from './no-chart-notice.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'
import { useAsk } from './use-ask.ts'
import { useDraft } from './use-draft.ts'
import { useResume } from './use-resume.ts'
import { useWelcome, WelcomeDialog } from './welcome-dialog.tsx'

const RECHECK_MS = 1500

/** The talk with Arion: a new one, or the one with this id. */
export function AskPage({ threadId }: { threadId: string | null }) {
  const copy = words.ask
  usePageTitle(copy.pageTitle)
  const input = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useDraft(threadId)
  const { run: anyRun, isBusy, ask, askAgain, edit, stop, resume } = useAsk(threadId)
  const isRunHere = isShownIn(anyRun, threadId)
  const isWritingHere = isRunHere && isBusy
  const thread = useQuery({
    ...threadQuery(threadId ?? ''),
    enabled: threadId !== null,
    // answered for another page or device: looked at until it is there
    refetchInterval: ({ state }) => (state.data?.runningAskId && !isWritingHere ? RECHECK_MS : false),
  })
  const { messages, run } = conversation(thread.data?.messages ?? [], anyRun, threadId)
  const bubbles = bubblesOf(messages, run)
  const welcome = useWelcome(threadId)
  const name = useQuery(profileQuery).data?.fullName.trim().split(/\s+/)[0] ?? ''
  const isEmpty = bubbles.length === 0
  // a search in the history leads to an ask
  const hash = useLocation({ select: (location) => location.hash })
  const [leftPlace, setLeftPlace] = useState('')
  const markedAskId = hash && hash !== leftPlace ? hash : null
  // whoever asks on has left the place that was looked for
  const leavePlace = () => setLeftPlace(hash)
  useResume(thread.data, resume)

  const isGone = thread.error instanceof ApiError && ['thread_not_found', 'not_found', 'bad_request'].includes(thread.error.code)

  useEffect(() => {
    if (thread.isError) toast.destructive(copy.failed.load)
  }, [thread.isError, copy])

  function send() {
    const question = draft
    leavePlace()
    setDraft('')
    void ask(question)
    input.current?.focus()
  }
  function choose(question: string) {
    setDraft(question)
    const place = findPlaceholder(question)
    // once the input has taken the text
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(place?.start ?? question.length, place?.end ?? question.length)
    })
  }

  return (
    <div className="-my-6 flex h-[calc(100dvh-4rem-1px)] flex-col gap-3 py-4 md:-my-9 md:py-6">
      <AskHeader threadId={threadId} onFocusInput={() => input.current?.focus()} />
      {welcome.isDue && <WelcomeDialog onClose={welcome.close} />}
      <DailyGate name={name} isPassed={isRunHere} canGreet={welcome.isOver} onOpened={() => input.current?.focus()}>
        {thread.isError && isEmpty ? (
          <div className="mx-auto w-full max-w-3xl flex-1">
            <Notice
              kind="error"
              action={
                isGone ? undefined : (
                  <Button variant="outline" size="sm" onClick={() => void thread.refetch()}>
                    {words.common.tryAgain}
                  </Button>
                )
              }
            >
              {isGone ? copy.failed.gone : copy.failed.loadText}
            </Notice>
          </div>
        ) : thread.isLoading && isEmpty ? (
          <PulseLoader label={copy.loading} className="flex-1" />
        ) : isEmpty ? (
          <Welcome />
        ) : (
          <ConversationView
            bubbles={bubbles}
            threadId={threadId ?? ''}
            place={isRunHere ? anyRun.sendId : (threadId ?? '')}
            markedAskId={markedAskId}
            isBusy={isBusy}
            isAnsweredElsewhere={Boolean(thread.data?.runningAskId) && !isWritingHere}
            onAgain={(askId, question) => {
              leavePlace()
              void askAgain(askId, question)
            }}
            onEdit={(askId, question) => {
              leavePlace()
              void edit(askId, question)
            }}
          />
        )}
        {!isGone && (
          <div className="mx-auto flex w-full max-w-3xl flex-col gap-3">
            <NoChartNotice />
            <SuggestionChips onChoose={choose} />
            <AskInput
              text={draft}
              onTextChange={setDraft}
              onSend={send}
              isBusy={isBusy}
              isStopping={anyRun?.isStopping}
              onStop={stop}
              inputRef={input}
            />
            <p className="px-5 text-xs text-ink-3">{copy.notice}</p>
          </div>
        )}
      </DailyGate>
      {/* one announcement an answer, not one a word */}
      <VisuallyHidden role="status">{isRunHere ? spokenOf(anyRun) : ''}</VisuallyHidden>
    </div>
  )
}

function spokenOf(run: AskRun): string {
  return run.phase === 'done' ? `${words.ask.arion}: ${run.answer}` : words.ask.thinking
}

function Welcome() {
  return (
    // a page too low for it grows, and scrolls: nothing is cut at large letters
    <div className="mx-auto flex w-full max-w-3xl flex-[1_0_auto] flex-col justify-center gap-3 py-2">
      <h2 className="text-2xl">{words.ask.welcome.title}</h2>
      <p className="max-w-(--measure) text-ink-2">{words.ask.welcome.text}</p>
    </div>
  )
}
