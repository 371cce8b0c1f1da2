import { isUnderAnswer } from '@astrarium/contracts'
import type { OfferIndex } from '@astrarium/contracts'
import { Pencil } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import type { Bubble } from '../conversation.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerText } from '../../answer/components/answer-text.tsx'
import { AskBackCard } from '../../answer/components/ask-back-card.tsx'
import { AnswerFacts } from '../../answer/components/answer-facts.tsx'
import { Thinking } from './thinking.tsx'
import { VersionSwitcher } from './version-switcher.tsx'

/** `isBusy`: an answer is on its way, so nothing else can be sent or turned to. */
interface InThread {
  bubble: Bubble
  threadId: string
  isBusy: boolean
  /** a search led here */
  isMarked: boolean
}

export function Question({
  bubble: { text, message },
  threadId,
  isBusy,
  isMarked,
  onEdit,
}: InThread & { onEdit: (askId: string) => void }) {
  return (
    <article
      data-question
      data-ask={message?.askId}
      tabIndex={isMarked ? -1 : undefined}
      className="flex max-w-[90%] flex-col items-end gap-1 self-end outline-none"
    >
      {isMarked && <VisuallyHidden>{`${words.chat.found}. `}</VisuallyHidden>}
      <div className="flex items-center gap-1">
        {message && (
          <Button
            variant="ghost"
            size="icon"
            disabled={isBusy}
            onClick={() => onEdit(message.askId)}
            aria-label={words.chat.edit.open}
            title={words.chat.edit.open}
          >
            <Pencil aria-hidden="true" size={16} />
          </Button>
        )}
        <div
          className={cn(
            'min-w-0 rounded-lg bg-surface-2 px-4 py-3 text-ink',
            isMarked && 'outline-2 outline-brass',
          )}
        >
          <VisuallyHidden>{`${words.chat.you}: `}</VisuallyHidden>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </div>
      </div>
      {message && <VersionSwitcher message={message} threadId={threadId} isBusy={isBusy} />}
    </article>
  )
}

export function Answer({
  bubble: { text, facts, asksBack, state, message },
  threadId,
  isBusy,
  isMarked,
  taken,
  onAgain,
  onChoose,
}: InThread & {
  /** which offer of this answer the question after it takes up */
  taken: OfferIndex | null
  onAgain: (askId: string) => void
  /** null where the conversation has gone on */
  onChoose: ((offer: OfferIndex, label: string) => void) | null
}) {
  if (state === 'thinking') return <Thinking />
  const isAnswered = !asksBack || isUnderAnswer(asksBack)
  return (
    <article
      aria-busy={state !== 'done'}
      className={cn('flex flex-col gap-4 break-words', isMarked && 'border-l-2 border-brass pl-4')}
    >
      <VisuallyHidden>{`${words.chat.arion}: `}</VisuallyHidden>
      <AnswerText text={text} />
      {message?.outcome === 'stopped' && <p className="text-sm text-ink-3">{words.chat.stopped}</p>}
      {state === 'done' && asksBack && (
        <>
          <AskBackCard asksBack={asksBack} chosen={taken} onChoose={isBusy ? null : onChoose} />
          {message && !isAnswered && (
            <VersionSwitcher message={message} threadId={threadId} isBusy={isBusy} />
          )}
        </>
      )}
      {state === 'done' && isAnswered && (
        <>
          <AnswerFacts facts={facts} />
          <AnswerActions
            text={text}
            message={message}
            threadId={threadId}
            isBusy={isBusy}
            onAgain={onAgain}
          />
        </>
      )}
    </article>
  )
}
