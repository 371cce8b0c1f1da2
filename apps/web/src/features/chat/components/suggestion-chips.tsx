import { useEffect, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { useSuggestions } from '../hooks/use-suggestions.ts'

const copy = words.chat

/** Questions to begin with, in five groups. Choosing one puts it into the input. */
export function SuggestionChips({
  about,
  onChoose,
}: {
  /** the name of whom the conversation is about, where there is somebody */
  about: string | null
  onChoose: (question: string) => void
}) {
  const groups = useSuggestions(about)
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const questions = groups.find((group) => group.group === openGroup)?.questions ?? []

  useEffect(() => {
    if (openGroup === null) return
    // wherever the focus is: choosing a group leaves it on its button, a touch leaves it nowhere
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpenGroup(null)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [openGroup])

  if (groups.length === 0) return null
  return (
    <section aria-label={copy.suggestions} className="@container flex flex-col gap-2">
      {questions.length > 0 && (
        <ul id="suggested-questions" className="flex animate-appear flex-col gap-1">
          {questions.map((question) => (
            <li key={question}>
              <button
                type="button"
                onKeyDown={(event) =>
                  event.key === 'Escape' &&
                  event.currentTarget
                    .closest('section')
                    ?.querySelector<HTMLElement>('[aria-expanded=true]')
                    ?.focus()
                }
                onClick={() => {
                  onChoose(question)
                  setOpenGroup(null)
                }}
                className="min-h-11 w-full rounded-md px-3 py-2 text-left font-display text-lg text-ink transition-colors duration-(--d-1) hover:bg-surface-2"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none] @md:flex-wrap @md:gap-1.5 low:flex-nowrap">
        {groups.map(({ group }) => {
          const isOpen = group === openGroup
          return (
            <li key={group} className="shrink-0">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? 'suggested-questions' : undefined}
                onClick={() => setOpenGroup(isOpen ? null : group)}
                className={cn(
                  'min-h-11 rounded-full border px-4 text-sm whitespace-nowrap @md:px-3 transition-colors duration-(--d-1)',
                  isOpen
                    ? 'border-brass text-brass'
                    : 'border-line text-ink-2 hover:border-line-strong hover:text-ink',
                )}
              >
                {group}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
