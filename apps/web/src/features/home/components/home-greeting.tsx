import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { sessionQuery } from '../../auth/queries.ts'
import { profileQuery } from '../../profile/queries.ts'
import { greeting } from '../greeting.ts'

export function HomeGreeting() {
  const profile = useQuery(profileQuery).data
  const user = useQuery(sessionQuery).data?.user
  return <PageHeader title={greeting(profile?.fullName ?? user?.name ?? '', useToday())} />
}
