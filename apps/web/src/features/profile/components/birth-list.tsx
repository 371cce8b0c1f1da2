import type { BirthShown } from '@astrarium/contracts'
import { formatLocalDate } from '../../../lib/format.ts'
import { words } from '../../../words/index.ts'
import { timeInWords } from '../../../lib/birth-in-words.ts'
import { ReadOnlyRow } from './read-only-row.tsx'

/** A birth as it was entered, in words about oneself unless it is somebody else's. */
export function BirthList({
  birth,
  offset = words.profile.birth.offset,
}: {
  birth: BirthShown
  offset?: typeof words.profile.birth.offset
}) {
  const copy = words.profile.birth
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      <ReadOnlyRow label={copy.date}>{formatLocalDate(birth.birthDate)}</ReadOnlyRow>
      <ReadOnlyRow label={copy.time}>{timeInWords(birth)}</ReadOnlyRow>
      <ReadOnlyRow label={copy.place}>{birth.birthPlace}</ReadOnlyRow>
      <ReadOnlyRow
        label={copy.zone}
        note={birth.birthTimeAccuracy === 'unknown' ? undefined : offset(birth.offset)}
      >
        {birth.timezone}
      </ReadOnlyRow>
    </dl>
  )
}
