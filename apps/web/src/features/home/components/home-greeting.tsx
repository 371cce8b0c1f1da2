import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { sessionQuery } from '../../auth/queries.ts'
import { useZone } from '../../daily/hooks/use-zone.ts'
import { profileQuery } from '../../profile/queries.ts'
import { greeting } from '../greeting.ts'

/** A word before the first: the heading of the page is Arion's sentence. On a phone it stands beside that. */
export function HomeGreeting() {
  return (
    <p className="mb-4 font-display text-xl max-md:hidden">
      <Greeting />
    </p>
  )
}

export function Greeting() {
  const profile = useQuery(profileQuery).data
  const user = useQuery(sessionQuery).data?.user
  return greeting(profile?.fullName ?? user?.name ?? '', useToday(), useZone())
}
