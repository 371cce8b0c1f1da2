import type { Profile } from '@astrarium/contracts'
import { formatLocalDate } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { ReadOnlyRow } from './read-only-row.tsx'

type Birth = NonNullable<Profile['birth']>

/** The birth details, to be read; they change in the Birth Chart section, together with the chart. */
export function BirthInformation({ birth, isEditing }: { birth: Profile['birth']; isEditing: boolean }) {
  const copy = words.profile.birth
  return (
    <Card title={copy.title}>
      {isEditing && <Notice className="mb-5">{copy.notice}</Notice>}
      {birth ? (
        <dl className="grid gap-5 sm:grid-cols-2">
          <ReadOnlyRow label={copy.date}>{formatLocalDate(birth.birthDate)}</ReadOnlyRow>
          <ReadOnlyRow label={copy.time}>{timeOf(birth)}</ReadOnlyRow>
          <ReadOnlyRow label={copy.place}>{birth.birthPlace}</ReadOnlyRow>
          <ReadOnlyRow
            label={copy.zone}
            note={birth.birthTimeAccuracy === 'unknown' ? undefined : copy.offset(birth.offset)}
          >
            {birth.timezone}
          </ReadOnlyRow>
        </dl>
      ) : (
        <p className="text-ink-2">{copy.none}</p>
      )}
    </Card>
  )
}

function timeOf(birth: Birth): string {
  const copy = words.profile.birth
  const time = birth.birthTime.slice(0, 5)
  if (birth.birthTimeAccuracy === 'unknown') return copy.unknownTime
  if (birth.birthTimeAccuracy === 'approximate')
    return birth.birthTimeMinutes ? copy.within(time, birth.birthTimeMinutes) : copy.about(time)
  if (birth.birthTimeFold === null) return time
  return birth.birthTimeFold === 0 ? copy.first(time) : copy.second(time)
}
