import { MESSAGE_MAX } from '@astrarium/contracts'
import { ArrowUp, Square } from 'lucide-react'
import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import { isSecondClick } from '../double-click.ts'
import { findPlaceholder } from '../placeholder.ts'
import type { Talk } from '../hooks/use-conversation.ts'

/** From so many characters left on, their number is shown. */
const NEAR_LIMIT = 200

/**
 * The question: Enter sends, Shift and Enter starts a line. While an answer is written one can go on typing,
 * and stop it.
 */
export function AskInput({
  talk: { draft: text, setDraft, isBusy, isStopping = false, stop },
  onSend,
  inputRef,
}: {
  talk: Talk
  onSend: () => void
  inputRef: RefObject<HTMLTextAreaElement | null>
}) {
  const id = useId()
  const left = MESSAGE_MAX - text.trim().length
  const canSend = text.trim() !== '' && left >= 0 && !isBusy

  // Send and Stop take each other's place: a double click on the one must not be a click on the other
  const clickedAt = useRef(Number.NEGATIVE_INFINITY)

  /** the text with a place that was left to fill in when it was sent */
  const [unfilled, setUnfilled] = useState<string | null>(null)
  const place = unfilled === text ? findPlaceholder(text) : null

  function send(area: HTMLTextAreaElement) {
    if (!canSend) return
    const open = findPlaceholder(text)
    setUnfilled(open && text)
    if (!open) return onSend()
    area.focus()
    area.setSelectionRange(open.start, open.end)
  }

  function stopOnce(event: MouseEvent<HTMLButtonElement>) {
    if (isSecondClick(event.nativeEvent, clickedAt.current)) return
    // the button goes away; the words may come back
    event.currentTarget.form?.querySelector('textarea')?.focus()
    stop()
  }

  return (
    <>
      {place && (
        <p role="alert" className="mb-2 px-5 text-sm text-brass">
          {words.chat.fillIn(text.slice(place.start, place.end))}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          clickedAt.current = event.timeStamp
          send(event.currentTarget.querySelector('textarea')!)
        }}
        className="flex items-end gap-2 rounded-[28px] border border-line-strong bg-bg p-1.5 pl-5 transition-colors duration-(--d-1) focus-within:border-focus hover:border-ink-3"
      >
        <textarea
          ref={inputRef}
          rows={1}
          value={text}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            // Enter that ends a composed character (Japanese, Chinese …) is not a send
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send(event.currentTarget)
          }}
          aria-label={words.chat.input}
          aria-describedby={`${id}-hint`}
          aria-invalid={left < 0 || undefined}
          placeholder={words.chat.input}
          enterKeyHint="send"
          className="field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2 text-base leading-[1.75rem] text-ink outline-none"
        />
        <VisuallyHidden id={`${id}-hint`}>{isBusy ? words.chat.waits : words.chat.inputHint}</VisuallyHidden>
        {left <= NEAR_LIMIT && (
          <span
            role="status"
            className={cn('self-center text-xs tabular-nums', left < 0 ? 'text-danger' : 'text-ink-3')}
          >
            {words.chat.left(left)}
          </span>
        )}
        {/* two buttons, not one that changes: a Stop that became a submit button under the click would send again */}
        {isBusy ? (
          <Button
            key="stop"
            variant="outline"
            size="icon"
            disabled={isStopping}
            onClick={stopOnce}
            aria-label={isStopping ? words.chat.stopping : words.chat.stop}
            title={words.chat.stop}
          >
            <Square aria-hidden="true" size={16} fill="currentColor" />
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            size="icon"
            disabled={!canSend}
            onClick={(event) => isSecondClick(event.nativeEvent, clickedAt.current) && event.preventDefault()}
            aria-label={words.chat.send}
            title={words.chat.send}
          >
            <ArrowUp aria-hidden="true" size={20} />
          </Button>
        )}
      </form>
    </>
  )
}
