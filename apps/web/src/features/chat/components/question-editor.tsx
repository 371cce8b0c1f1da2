import { MESSAGE_MAX } from '@astrarium/contracts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { inputClass } from '../../../ui/form/field.tsx'
import { words } from '../../../words/index.ts'

const copy = words.chat.edit

/** The question as it was, to be asked in other words in the same place. */
export function QuestionEditor({
  question,
  isBusy,
  onSend,
  onCancel,
}: {
  question: string
  isBusy: boolean
  onSend: (question: string) => void
  onCancel: () => void
}) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(question)
  const canSend = text.trim() !== '' && text.trim().length <= MESSAGE_MAX && !isBusy
  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(question.length, question.length)
  }, [question])

  return (
    <form
      className="flex w-full max-w-[85%] flex-col gap-3 self-end rounded-lg bg-surface-2 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend(text)
      }}
    >
      <textarea
        ref={input}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (canSend) onSend(text)
        }}
        aria-label={copy.label}
        aria-describedby={id}
        className={`${inputClass} field-sizing-content max-h-48 resize-none leading-7`}
      />
      <p id={id} className="text-xs text-ink-3">
        {copy.hint}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {words.common.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={!canSend}>
          {copy.send}
        </Button>
      </div>
    </form>
  )
}
