import { useQuery } from '@tanstack/react-query'
import type { HomeToday } from '@astrarium/contracts'
import { Suspense, useEffect, useId, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { AnswerAnnouncement } from '../../chat/components/answer-announcement.tsx'
import { AskInput } from '../../chat/components/ask-input.tsx'
import { InputFoot } from '../../chat/components/input-foot.tsx'
import { AboutChip, ConversationView } from '../../chat/components/lazy.tsx'
import { SentQuestion } from '../../chat/components/sent-question.tsx'
import { useConversationHere } from '../../chat/hooks/use-conversation-here.ts'
import { useSuggestion } from '../../chat/hooks/use-suggestion.ts'
import { useWelcomedByAsking } from '../../chat/hooks/use-welcome.ts'
import { dailyChartQuery, isGated } from '../../chat/gate/queries.ts'
import { useMakeDayReady } from '../../chat/gate/mutations.ts'
import { ChatPanelHeader } from './chat-panel-header.tsx'
import { FirstWords } from './first-words.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const copy = words.home.chat

/** The chat with Arion where the day begins, 500 px high: it opens with a sentence of theirs. */
export function ChatPanel({
  home,
  chosen,
  onChoose,
}: {
  /** undefined while it is on its way, null when it cannot be had */
  home: HomeToday | null | undefined
  chosen: string | null
  onChoose: (factId: string) => void
}) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { threadId, talk, beginAnew } = useConversationHere()
  const { bubbles, runHere } = talk
  const choose = useSuggestion(input, talk.setDraft)
  const daily = useQuery(dailyChartQuery).data
  const makeDayReady = useMakeDayReady()
  const countAsWelcomed = useWelcomedByAsking()
  const isEmpty = bubbles.length === 0

  useEffect(() => ConversationView.load(), [])

  function send() {
    // whoever asks is answered; the chart of the day is made beside it
    if (daily && isGated(daily)) makeDayReady.mutate(daily.forDate)
    countAsWelcomed()
    talk.send()
    input.current?.focus()
  }

  return (
    <section
      aria-label={copy.over}
      className={cn('home-panel', isEmpty ? 'home-panel-open' : 'home-panel-talk')}
    >
      <div className="home-words">
        <ChatPanelHeader
          id={isEmpty ? undefined : id}
          name={isEmpty && home?.sentence ? copy.fromArion : copy.over}
          threadId={threadId}
          isBeginning={isEmpty}
          onNewChat={() => {
            beginAnew()
            input.current?.focus()
          }}
        />
        {!isEmpty ? (
          <Suspense fallback={<SentQuestion question={runHere?.question ?? ''} />}>
            <ConversationView talk={talk} threadId={threadId} />
          </Suspense>
        ) : home === undefined ? (
          <div className="flex min-h-56 flex-col gap-3" aria-hidden="true">
            <Skeleton className="h-24" />
            <Skeleton className="h-8 w-2/3" />
          </div>
        ) : home?.sentence ? (
          <FirstWords sentence={home.sentence} chosen={chosen} onChoose={onChoose} />
        ) : (
          <div className="flex flex-col gap-3">
            <h1 tabIndex={-1} className="text-2xl">
              {copy.title}
            </h1>
            <p className="max-w-(--measure) text-ink-2">{copy.text}</p>
          </div>
        )}
      </div>
      <div className="home-ask">
        {isEmpty && (
          <ul aria-label={copy.suggestions} className="home-questions">
            {copy.questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => choose(question)}
                  className="min-h-11 rounded-full border border-line px-4 text-sm text-ink transition-colors duration-(--d-1) hover:border-line-strong hover:bg-surface-2"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-col gap-2">
          {talk.about.id !== null && (
            <Suspense fallback={null}>
              <AboutChip about={talk.about} onRemoved={() => input.current?.focus()} />
            </Suspense>
          )}
          <AskInput talk={talk} onSend={send} inputRef={input} />
        </div>
        <InputFoot isNew={isEmpty} className="order-3 px-2 text-xs text-ink-3" />
      </div>
      <AnswerAnnouncement run={runHere} />
    </section>
  )
}
