import { useQuery } from '@tanstack/react-query'
import { timeInWords } from '../../../lib/birth-in-words.ts'
import { formatLocalDate } from '../../../lib/format.ts'
import { profileQuery } from '../../profile/queries.ts'

/** Whose chart it is: the name by which people call them, and day, time and place of the birth. */
export function BornLine() {
  const { data: profile } = useQuery(profileQuery)
  if (!profile?.birth) return null
  const { birthDate, birthTimeAccuracy, birthPlace } = profile.birth
  const [firstName] = profile.fullName.trim().split(/\s+/)
  const [town] = birthPlace.split(',')
  const time = birthTimeAccuracy === 'unknown' ? null : timeInWords(profile.birth)
  return (
    <p className="mb-2 font-display text-lg text-brass italic">
      {[firstName, formatLocalDate(birthDate, { dateStyle: 'long' }), time, town].filter(Boolean).join(', ')}
    </p>
  )
}
