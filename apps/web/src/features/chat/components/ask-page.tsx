import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { cn } from '../../../lib/class-names.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toastsAbove } from '../../../ui/toast/toasts-above.ts'
import { words } from '../../../words/index.ts'
import { DailyGate } from '../gate/components/daily-gate.tsx'
import { profileQuery } from '../../profile/queries.ts'
import { AnswerAnnouncement } from './answer-announcement.tsx'
import { AskHeader } from './ask-header.tsx'
import { AskInput } from './ask-input.tsx'
import { ConversationView, loadConversationView, WelcomeDialog } from './lazy.tsx'
import { NoChartNotice } from '../../answer/components/no-chart-notice.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'
import { SuggestionMenu } from './suggestion-menu.tsx'
import { useConversation } from '../hooks/use-conversation.ts'
import { useSuggestion } from '../hooks/use-suggestion.ts'
import { useWelcome } from '../hooks/use-welcome.ts'

loadConversationView()

/** The talk with Arion: a new one, or the one with this id. */
export function AskPage({ threadId }: { threadId: string | null }) {
  const copy = words.chat
  usePageTitle(copy.pageTitle)
  const input = useRef<HTMLTextAreaElement>(null)
  const talk = useConversation(threadId)
  const { thread, bubbles, runHere } = talk
  const choose = useSuggestion(input, talk.setDraft)
  const welcome = useWelcome(threadId)
  const name = useQuery(profileQuery).data?.fullName.trim().split(/\s+/)[0] ?? ''
  const isEmpty = bubbles.length === 0
  const isNew = isEmpty && threadId === null
  // a search in the history leads to an ask
  const hash = useLocation({ select: (location) => location.hash })
  const [leftPlace, setLeftPlace] = useState('')
  const markedAskId = hash && hash !== leftPlace ? hash : null
  // whoever asks on has left the place that was looked for
  const leavePlace = () => setLeftPlace(hash)

  const isGone =
    thread.error instanceof ApiError &&
    ['thread_not_found', 'not_found', 'bad_request'].includes(thread.error.code)

  function send() {
    leavePlace()
    talk.send()
    input.current?.focus()
  }

  return (
    <div className="-my-6 flex h-[calc(100dvh-4rem-1px)] flex-col gap-3 py-4 md:-my-9 md:py-6 low:h-[calc(100dvh-3rem-1px)] low:gap-1 low:py-1.5">
      <AskHeader threadId={threadId} onFocusInput={() => input.current?.focus()} />
      <Suspense>{welcome.isDue && <WelcomeDialog onClose={welcome.close} />}</Suspense>
      <DailyGate
        name={name}
        isPassed={runHere !== null}
        canGreet={welcome.isOver}
        onOpened={() => input.current?.focus()}
      >
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
          <Suspense fallback={<PulseLoader label={copy.loading} className="flex-1" />}>
            <ConversationView talk={talk} threadId={threadId} markedAskId={markedAskId} onAsk={leavePlace} />
          </Suspense>
        )}
        {!isGone && (
          <div ref={toastsAbove} className="mx-auto flex w-full max-w-3xl flex-col gap-3 low:gap-1">
            <NoChartNotice />
            {isNew && <SuggestionChips onChoose={choose} />}
            <div className="flex items-end gap-1">
              {!isNew && (
                <div className="mb-1.75 -ml-2">
                  <SuggestionMenu onChoose={choose} />
                </div>
              )}
              <div className="min-w-0 flex-1">
                <AskInput talk={talk} onSend={send} inputRef={input} />
              </div>
            </div>
            <p className={cn('text-xs text-ink-3', isNew ? 'px-5' : 'text-center')}>
              {isNew ? copy.notice : copy.shortNotice}
            </p>
          </div>
        )}
      </DailyGate>
      <AnswerAnnouncement run={runHere} />
    </div>
  )
}

function Welcome() {
  return (
    // a page too low for it grows, and scrolls: nothing is cut at large letters
    <div className="mx-auto flex w-full max-w-3xl flex-[1_0_auto] flex-col justify-center gap-3 py-2">
      <h2 className="text-2xl">{words.chat.welcome.title}</h2>
      <p className="max-w-(--measure) text-ink-2">{words.chat.welcome.text}</p>
    </div>
  )
}
