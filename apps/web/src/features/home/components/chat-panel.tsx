import { Link } from '@tanstack/react-router'
import { Bookmark, History } from 'lucide-react'
import { useId, useRef } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { AskBox } from '../../ask/components/ask-box.tsx'
import { SuggestionChips } from '../../ask/components/suggestion-chips.tsx'
import { useDraft } from '../../ask/components/use-draft.ts'

const copy = words.home.chat

/** The chat with Arion where the day begins, 500 px high; a question that is sent opens its conversation. */
export function ChatPanel() {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [, setDraft] = useDraft(null)

  function choose(question: string) {
    setDraft(question)
    const place = /\[[^\]]+\]/.exec(question)
    const [start, end] = place ? [place.index, place.index + place[0].length] : [question.length, question.length]
    // once the input has taken the text
    requestAnimationFrame(() => {
      const input = panel.current?.querySelector('textarea')
      input?.focus()
      input?.setSelectionRange(start, end)
    })
  }

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      // at least: with large letters it grows rather than cutting its words
      className="flex min-h-[500px] flex-col rounded-lg border border-line bg-surface p-5 shadow-card md:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="font-display text-lg text-brass italic">{copy.over}</p>
        <div className="-my-2 -mr-3 flex">
          <Link
            to="/sanctum/saved-ask"
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
            aria-label={words.ask.savedChats}
            title={words.ask.savedChats}
          >
            <Bookmark aria-hidden="true" size={18} />
          </Link>
          <Link
            to="/sanctum/ask-history"
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
            aria-label={words.ask.pastConversations}
            title={words.ask.pastConversations}
          >
            <History aria-hidden="true" size={18} />
          </Link>
        </div>
      </div>
      <h2 id={id} className="mt-2 text-2xl">
        {copy.title}
      </h2>
      <p className="mt-3 mb-6 max-w-(--measure) text-ink-2">{copy.text}</p>
      <div className="mt-auto flex flex-col gap-3">
        <SuggestionChips onChoose={choose} />
        <AskBox placeholder={words.ask.input} />
        <p className="px-2 text-xs text-ink-3">{words.ask.notice}</p>
      </div>
    </section>
  )
}
