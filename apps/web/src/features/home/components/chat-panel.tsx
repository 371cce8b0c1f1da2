import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useId, useRef } from 'react'
import { words } from '../../../words/index.ts'
import { AnswerAnnouncement } from '../../chat/components/answer-announcement.tsx'
import { AskInput } from '../../chat/components/ask-input.tsx'
import { ConversationView, loadConversationView } from '../../chat/components/lazy.tsx'
import { SuggestionChips } from '../../chat/components/suggestion-chips.tsx'
import { useConversationHere } from '../../chat/hooks/use-conversation-here.ts'
import { useSuggestion } from '../../chat/hooks/use-suggestion.ts'
import { dailyChartQuery, isGated } from '../../chat/gate/queries.ts'
import { ChatPanelHeader } from './chat-panel-header.tsx'

const copy = words.home.chat

/** The chat with Arion where the day begins, 500 px high: questions are answered in it. */
export function ChatPanel() {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { threadId, talk, beginAnew } = useConversationHere()
  const { bubbles, runHere } = talk
  const choose = useSuggestion(input, talk.setDraft)
  const daily = useQuery(dailyChartQuery).data
  const navigate = useNavigate()
  const isEmpty = bubbles.length === 0

  useEffect(loadConversationView, [])

  function send() {
    // the chart of the day is made on the Ask page, where the same draft waits
    if (daily && isGated(daily))
      return void navigate(
        threadId ? { to: '/sanctum/ask/$threadId', params: { threadId } } : { to: '/sanctum/ask' },
      )
    talk.send()
    input.current?.focus()
  }

  return (
    <section
      aria-labelledby={id}
      // 500 px in letters of the usual size: it grows with them; and never higher than the screen of a phone
      className="@container flex h-[min(31.25rem,calc(100dvh-5rem))] min-h-80 flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card md:px-7 md:pt-7 low:gap-1.5 low:py-3"
    >
      <ChatPanelHeader
        id={isEmpty ? undefined : id}
        threadId={threadId}
        onNewChat={() => {
          beginAnew()
          input.current?.focus()
        }}
      />
      {isEmpty ? (
        <div className="group flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto">
          {/* both make room for the questions of an open group */}
          <h2 id={id} className="text-xl group-has-[[aria-expanded=true]]:sr-only">
            {copy.title}
          </h2>
          <p className="max-w-(--measure) text-ink-2 group-has-[[aria-expanded=true]]:hidden">{copy.text}</p>
          <div className="mt-auto">
            <SuggestionChips onChoose={choose} />
          </div>
        </div>
      ) : (
        <Suspense
          fallback={<p className="flex-1 font-display text-lg text-ink-2 italic">{words.chat.thinking}</p>}
        >
          <ConversationView talk={talk} threadId={threadId} />
        </Suspense>
      )}
      <AskInput talk={talk} onSend={send} inputRef={input} />
      <p className="px-2 text-xs text-ink-3">{isEmpty ? words.chat.notice : words.chat.shortNotice}</p>
      <AnswerAnnouncement run={runHere} />
    </section>
  )
}
