import type { BlockedPerson } from '@astrarium/contracts'
import { formatDate } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { useHearAgain } from '../../link-mutations.ts'

const { blocked: copy, unknown } = words.circleLinks.requests

/** To whom the person said "never again", and the way back. */
export function BlockedPeople({ blocked }: { blocked: readonly BlockedPerson[] }) {
  return (
    <section>
      <h3 className="mb-1 text-lg">{copy.title}</h3>
      <p className="mb-3 text-sm text-ink-2">{copy.text}</p>
      <ul className="border-t border-line">
        {blocked.map((person) => (
          <Blocked key={person.id} person={person} />
        ))}
      </ul>
    </section>
  )
}

function Blocked({ person }: { person: BlockedPerson }) {
  const again = useHearAgain(person)
  const name = person.name || unknown
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block break-words text-ink">{name}</span>
        <span className="block text-sm text-ink-2">{copy.since(formatDate(person.since))}</span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        aria-label={copy.undoOf(name)}
        busy={again.isPending}
        onClick={() => again.mutate()}
      >
        {copy.undo}
      </Button>
    </li>
  )
}
