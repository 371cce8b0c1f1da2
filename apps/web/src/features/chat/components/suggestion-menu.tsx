import { Lightbulb } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '../../../ui/menu.tsx'
import { words } from '../../../words/index.ts'
import { useSuggestions } from '../hooks/use-suggestions.ts'

/** The suggested questions beside the input, where a conversation needs the room above it. */
export function SuggestionMenu({
  about,
  onChoose,
}: {
  /** the name of whom the conversation is about, where there is somebody */
  about: string | null
  onChoose: (question: string) => void
}) {
  const groups = useSuggestions(about)
  const chosen = useRef<string | null>(null)
  if (groups.length === 0) return null
  return (
    <div className="relative">
      <Menu
        align="start"
        onCloseAutoFocus={(event) => {
          if (chosen.current === null) return
          // the input takes the focus with the question, not this button
          event.preventDefault()
          onChoose(chosen.current)
          chosen.current = null
        }}
        trigger={
          <button
            type="button"
            aria-label={words.chat.suggestions}
            title={words.chat.suggestions}
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
          >
            <Lightbulb aria-hidden="true" size={20} strokeWidth={1.6} />
          </button>
        }
      >
        {groups.map(({ group, questions }) => (
          <Fragment key={group}>
            <MenuLabel>{group}</MenuLabel>
            {questions.map((question) => (
              <MenuItem key={question} className="py-2" onSelect={() => (chosen.current = question)}>
                {question}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </Menu>
    </div>
  )
}
