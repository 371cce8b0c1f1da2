import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'

const copy = words.circleLinks.same

/** Asked, with the focus on it, where somebody comes into the Circle who may stand there already. */
export function SamePerson({
  among,
  isBusy,
  onAnswer,
  onCancel,
}: {
  among: readonly { id: string; name: string }[]
  isBusy: boolean
  /** the member whom they join, none for a new person */
  onAnswer: (memberId: string | undefined) => void
  onCancel: () => void
}) {
  const questionId = useId()
  const question = copy.question(among.length === 1 ? among[0]!.name : among[0]!.name.split(/\s/, 1)[0]!)
  return (
    <div
      ref={focus}
      role="group"
      tabIndex={-1}
      aria-labelledby={questionId}
      className="flex flex-col gap-3 outline-none"
    >
      <p id={questionId} className="text-ink">
        {question}
      </p>
      <div className="flex flex-wrap gap-3">
        {among.map(({ id, name }) => (
          <Button key={id} size="sm" disabled={isBusy} onClick={() => onAnswer(id)}>
            {among.length === 1 ? copy.yes : copy.yesOf(name)}
          </Button>
        ))}
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => onAnswer(undefined)}>
          {copy.no}
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={onCancel}>
          {words.common.cancel}
        </Button>
      </div>
    </div>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
