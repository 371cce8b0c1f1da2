import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { sessionQuery } from '../queries.ts'
import { signOutSilently } from '../session.ts'

/** Whoever is signed in when the page opens is signed out without a word; then comes what is inside. */
export function SignOutOnArrival({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery)
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    if (isSettled || session.isPending) return
    // when the server cannot be asked, the form says so on sending
    void (session.data?.user ? signOutSilently().catch(() => undefined) : Promise.resolve()).then(() =>
      setIsSettled(true),
    )
  }, [isSettled, session.isPending, session.data])

  return isSettled ? children : <PulseLoader />
}
