import '../../../ui/paper.css'
import './conversation-print.css'
import { ArrowDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { toastsAboveToo } from '../../../ui/toast/toasts-above.ts'
import { words } from '../../../words/index.ts'
import { Answer, Question } from './message-item.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { Thinking } from './thinking.tsx'
import type { Talk } from '../hooks/use-conversation.ts'
import { useFollowEnd } from '../hooks/use-follow-end.ts'
import { useMarkedPlace } from '../hooks/use-marked-place.ts'

/** What was said, the newest at the end; it goes to what is being written while the reader is there. */
export function ConversationView({
  talk: { bubbles, runHere, isBusy, isAnsweredElsewhere, askAgain, edit, choose },
  threadId,
  markedAskId = null,
  onAsk,
}: {
  talk: Talk
  threadId: string | null
  /** a search led to this ask: the conversation opens there, and it stands out */
  markedAskId?: string | null
  /** something is asked again, or in other words */
  onAsk?: () => void
}) {
  // another place starts with the newest again: a conversation, a send
  const place = runHere?.sendId ?? threadId ?? ''
  const box = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const last = bubbles.at(-1)
  const isMarkedThere = markedAskId !== null && bubbles.some(({ message }) => message?.askId === markedAskId)
  const growth = `${bubbles.length} ${last?.state ?? ''} ${last?.text.length ?? 0}`
  const { hasMore, jump } = useFollowEnd(box, {
    content: growth,
    place,
    isSent: runHere !== null,
    startsAt: isMarkedThere ? 'elsewhere' : 'newest',
  })
  useMarkedPlace(box, markedAskId, isMarkedThere)

  function leaveEditor() {
    setEditing(null)
    box.current?.focus()
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="region"
        aria-label={words.chat.conversation}
        tabIndex={0}
        className={cn(
          'conversation on-paper relative h-full overflow-y-auto overscroll-contain [mask-image:linear-gradient(to_bottom,transparent,black_1.25rem,black_calc(100%-var(--fade)*1.45),transparent_calc(100%-var(--fade)))]',
          // no word stands under the button, and nothing fades that is the end
          hasMore ? '[--fade:calc(var(--spacing)*11)]' : '[--fade:0rem]',
        )}
      >
        <div className="mx-auto flex max-w-(--talk) flex-col gap-5 px-1 pt-5 pb-2">
          {/* a place keeps its key while versions and the server's own rows come and go in it, and with it the focus */}
          {bubbles.map((bubble, at) =>
            bubble.role === 'arion' ? (
              <Answer
                key={at}
                bubble={bubble}
                threadId={threadId ?? ''}
                isBusy={isBusy}
                isMarked={markedAskId !== null && bubble.message?.askId === markedAskId}
                taken={bubbles[at + 1]?.offer ?? null}
                onChoose={
                  at === bubbles.length - 1
                    ? (offer, label) => {
                        onAsk?.()
                        choose(offer, label)
                      }
                    : null
                }
                onAgain={(askId) => {
                  box.current?.focus()
                  onAsk?.()
                  void askAgain(askId, bubbles[at - 1]!)
                }}
              />
            ) : bubble.message && bubble.message.askId === editing ? (
              <QuestionEditor
                key={at}
                question={bubble.text}
                isBusy={isBusy}
                onCancel={leaveEditor}
                onSend={(question) => {
                  leaveEditor()
                  onAsk?.()
                  void edit(editing, question)
                }}
              />
            ) : (
              <Question
                key={at}
                bubble={bubble}
                threadId={threadId ?? ''}
                isBusy={isBusy}
                isMarked={markedAskId !== null && bubble.message?.askId === markedAskId}
                onEdit={setEditing}
              />
            ),
          )}
          {isAnsweredElsewhere && <Thinking text={words.chat.stillWriting} />}
        </div>
      </div>
      {hasMore && (
        <Button
          ref={toastsAboveToo}
          variant="outline"
          size="sm"
          onClick={jump}
          title={words.chat.jumpToLatest}
          className="absolute right-0 bottom-0 animate-appear print:hidden bg-surface-2 whitespace-nowrap shadow-card max-md:w-11 max-md:px-0"
        >
          <ArrowDown aria-hidden="true" size={16} />
          <span className="max-md:sr-only">{words.chat.jumpToLatest}</span>
        </Button>
      )}
    </div>
  )
}
