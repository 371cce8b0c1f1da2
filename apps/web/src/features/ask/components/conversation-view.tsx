import type { Message } from '@astrarium/contracts'
import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import type { AskRun } from '../ask-run.ts'
import { isAwaitingAnswer, keyOf } from '../conversation.ts'
import { Answer, MessageItem, Question, Thinking } from './message-item.tsx'
import { useFollowEnd } from './use-follow-end.ts'

/** The messages of a conversation, the newest at the end; it follows what is being written while the reader is there. */
export function ConversationView({ messages, run, threadId }: { messages: Message[]; run: AskRun | null; threadId: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  const { isFar, jump } = useFollowEnd(
    box,
    `${messages.length} ${run?.phase ?? ''} ${run?.answer.length ?? 0}`,
    run && run.threadId === threadId ? run.sendId : threadId,
  )
  const isStillWriting = run === null && isAwaitingAnswer(messages)

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="region"
        aria-label={words.ask.conversation}
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [mask-image:linear-gradient(to_bottom,transparent,black_1.25rem)]"
      >
        <div className="mx-auto flex max-w-3xl flex-col gap-7 px-1 pt-5 pb-8">
          {messages.map((message) => (
            <MessageItem key={keyOf(message)} message={message} />
          ))}
          {run && (
            <>
              <Question text={run.question} />
              {run.answer === '' ? <Thinking /> : <Answer text={run.answer} facts={run.facts} isDone={run.phase === 'done'} />}
            </>
          )}
          {isStillWriting && <Thinking text={words.ask.stillWriting} />}
        </div>
      </div>
      {isFar && (
        <Button
          variant="outline"
          size="sm"
          onClick={jump}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-appear bg-surface-2 shadow-card"
        >
          <ArrowDown aria-hidden="true" size={16} />
          {words.ask.jumpToLatest}
        </Button>
      )}
    </div>
  )
}
