import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'

const copy = words.circleLinks.same

/** Asked where somebody comes into the Circle who may stand there already. */
export function SamePerson({
  among,
  isBusy,
  onAnswer,
}: {
  among: readonly { id: string; name: string }[]
  isBusy: boolean
  /** the member whom they join, none for a new person */
  onAnswer: (memberId: string | undefined) => void
}) {
  const question = copy.question(among.length === 1 ? among[0]!.name : among[0]!.name.split(/\s/, 1)[0]!)
  return (
    <div role="group" aria-label={question} className="flex flex-col gap-3">
      <p role="status" className="text-ink">
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
      </div>
    </div>
  )
}
