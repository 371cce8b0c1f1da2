import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toastsAbove } from '../../../ui/toast/toasts-above.ts'
import { words } from '../../../words/index.ts'
import { DailyGate } from '../gate/components/daily-gate.tsx'
import { profileQuery } from '../../profile/queries.ts'
import { AnswerAnnouncement } from './answer-announcement.tsx'
import { AskHeader } from './ask-header.tsx'
import { AskInput } from './ask-input.tsx'
import { AskWelcome } from './ask-welcome.tsx'
import { AboutChip, ConversationView, SuggestionMenu, WelcomeDialog } from './lazy.tsx'
import { InputFoot } from './input-foot.tsx'
import { NoChartNotice } from '../../answer/components/no-chart-notice.tsx'
import { SentQuestion } from './sent-question.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'
import { useAboutInAddress } from '../hooks/use-about-in-address.ts'
import { useConversation } from '../hooks/use-conversation.ts'
import { useSuggestion } from '../hooks/use-suggestion.ts'
import { useWelcome, useWelcomedByAsking } from '../hooks/use-welcome.ts'

ConversationView.load()

/** The talk with Arion: a new one, or the one with this id. */
export function AskPage({ threadId }: { threadId: string | null }) {
  const copy = words.chat
  usePageTitle(copy.pageTitle)
  const input = useRef<HTMLTextAreaElement>(null)
  const talk = useConversation(threadId)
  const { thread, isGone, bubbles, runHere, about } = talk
  const choose = useSuggestion(input, talk.setDraft)
  useAboutInAddress(about.choose, talk.setDraft)
  const welcome = useWelcome(threadId, about.id)
  const countAsWelcomed = useWelcomedByAsking()
  const profile = useQuery(profileQuery).data
  const name = profile?.fullName.trim().split(/\s+/)[0] ?? ''
  const isEmpty = bubbles.length === 0
  const isNew = isEmpty && threadId === null
  // a search in the history leads to an ask
  const hash = useLocation({ select: (location) => location.hash })
  const [leftPlace, setLeftPlace] = useState('')
  const markedAskId = hash && hash !== leftPlace ? hash : null
  // whoever asks on has left the place that was looked for
  const leavePlace = () => setLeftPlace(hash)

  function send() {
    leavePlace()
    countAsWelcomed()
    talk.send()
    input.current?.focus()
  }

  return (
    <div
      className={cn(
        'letters-grow-alone print:m-0 print:block print:h-auto -my-[1.5rem] flex flex-col gap-3 py-4 [--page:calc(100dvh-var(--top)-1px-var(--bar))] md:-my-[2.25rem] md:py-6 low:gap-1 low:py-1.5',
        // before anything is said it grows with a long question, and nothing of it goes under the bar
        isEmpty ? 'min-h-(--page)' : 'h-(--page)',
      )}
    >
      <AskHeader threadId={threadId} onFocusInput={() => input.current?.focus()} />
      <Suspense>
        {welcome.isDue && (
          <WelcomeDialog
            name={name}
            hasChart={!!profile?.chart}
            onClose={welcome.close}
            onMissing={welcome.postpone}
          />
        )}
      </Suspense>
      <DailyGate
        name={name}
        isPassed={runHere !== null || about.id !== null}
        canGreet={welcome.isOver}
        opensItself={welcome.isHere}
        onOpened={() => input.current?.focus()}
      >
        {thread.isError && isEmpty ? (
          <div className="mx-auto w-full max-w-(--talk) flex-1">
            <Notice
              kind="error"
              action={
                isGone ? (
                  <WaysOn />
                ) : (
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
          <AskWelcome />
        ) : (
          // a first question does not wait for the script that draws what was said
          <Suspense
            fallback={
              runHere ? (
                <SentQuestion question={runHere.question} />
              ) : (
                <PulseLoader label={copy.loading} className="flex-1" />
              )
            }
          >
            <ConversationView talk={talk} threadId={threadId} markedAskId={markedAskId} onAsk={leavePlace} />
          </Suspense>
        )}
        {!isGone && (
          <div
            ref={toastsAbove}
            className="mx-auto flex w-full max-w-(--talk) flex-col gap-3 print:hidden low:gap-1"
          >
            <NoChartNotice />
            {about.id !== null && (
              <Suspense fallback={null}>
                <AboutChip about={about} onRemoved={() => input.current?.focus()} />
              </Suspense>
            )}
            {isNew && <SuggestionChips about={about.name} onChoose={choose} />}
            <div className="flex items-end gap-1">
              {!isNew && (
                <div className="mb-1.75 -ml-2 size-11">
                  <Suspense>
                    <SuggestionMenu about={about.name} onChoose={choose} />
                  </Suspense>
                </div>
              )}
              <div className="min-w-0 flex-1">
                <AskInput talk={talk} onSend={send} inputRef={input} />
              </div>
            </div>
            <InputFoot isNew={isNew} className={cn('text-xs text-ink-3', isNew ? 'px-5' : 'text-center')} />
          </div>
        )}
      </DailyGate>
      <AnswerAnnouncement run={runHere} />
    </div>
  )
}

/** From a conversation that is not there. */
function WaysOn() {
  const { newChat, pastConversations } = words.chat
  return (
    <>
      <Link to="/sanctum/ask" className={buttonClass({ size: 'sm' })}>
        {newChat}
      </Link>
      <Link to="/sanctum/ask-history" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {pastConversations}
      </Link>
    </>
  )
}
