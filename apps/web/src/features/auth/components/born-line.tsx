import { useQuery } from '@tanstack/react-query'
import { bornInLine } from '../../../lib/birth-in-words.ts'
import { profileQuery } from '../../profile/queries.ts'

/** Whose chart it is: the name by which people call them, and day, time and place of the birth. */
export function BornLine() {
  const { data: profile } = useQuery(profileQuery)
  if (!profile?.birth) return null
  const [firstName] = profile.fullName.trim().split(/\s+/)
  return <p className="mb-2 font-display text-lg text-brass italic">{bornInLine(profile.birth, firstName)}</p>
}
