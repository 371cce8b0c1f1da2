import { liveIn } from '../../lib/home-zone.ts'
import type { SessionUser } from '@astrarium/contracts'
import { signOut as signOutEndpoint } from '@astrarium/contracts'
import { call } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { sessionQuery } from './queries.ts'

const copy = words.session

/** A person has signed in here. Says so, except on the confirmation page, which says it in its own words. */
export function signedIn(user: SessionUser): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey)?.user
  // what was loaded for somebody else
  if (before && before.id !== user.id) queryClient.removeQueries({ type: 'inactive' })
  queryClient.setQueryData(sessionQuery.queryKey, { user })
  otherTabs.postMessage('SIGNED_IN')
  toast.forgetFailures()
  if (!(user.isEmailConfirmed && location.pathname === '/email-confirmation'))
    toast.success(copy.signedIn.title, copy.signedIn.text)
}

/** A person's own sign-out: says so and leads to the front page, here and in the other tabs. */
export async function signOut(): Promise<void> {
  try {
    await call(signOutEndpoint, {})
  } catch (error) {
    toast.destructive(copy.signOutFailed, errorCopy(error))
    return
  }
  otherTabs.postMessage('SIGNED_OUT')
  leave()
}

/** The log-in page signs out whoever comes to it, without a word here. */
export async function signOutSilently(): Promise<void> {
  await call(signOutEndpoint, {})
  otherTabs.postMessage('SIGNED_OUT')
  forgetPerson()
}

/** The session has run out, or was ended elsewhere. */
export function forgetPerson(): void {
  liveIn(null)
  // the session stays in the cache, so that what watches it hears of this
  queryClient.setQueryData(sessionQuery.queryKey, { user: null })
  // what a page still watches would be asked for again at once, and refused: the page is empty first
  setTimeout(() =>
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] }),
  )
}

/** Calls back when the server, asked again who is signed in, says that nobody is any more. */
export function onSessionGone(listener: () => void): void {
  let hadPerson = false
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] !== sessionQuery.queryKey[0]) return
    const hasPerson = Boolean(queryClient.getQueryData(sessionQuery.queryKey)?.user)
    const isFetched = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    const isGone = hadPerson && !hasPerson && isFetched
    hadPerson = hasPerson
    if (isGone) listener()
  })
}

/** Follows what happens in the other tabs of this browser. */
export function followOtherTabs(): void {
  otherTabs.addEventListener('message', ({ data }: MessageEvent<'SIGNED_IN' | 'SIGNED_OUT'>) => {
    if (data === 'SIGNED_IN') void meetPerson()
    else if (queryClient.getQueryData(sessionQuery.queryKey)?.user) leave()
  })
}

/** Somebody signed in in another tab; a page that shows another person's things starts anew. */
async function meetPerson(): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey)?.user
  const { user } = await queryClient.query({ ...sessionQuery, staleTime: 0 })
  if (before && before.id !== user?.id) location.reload()
}

/**
 * The front page is a document of its own: the toast stays long enough to be read, over a page that is
 * already empty.
 */
function leave(): void {
  forgetPerson()
  toast.success(copy.signedOut.title, copy.signedOut.text)
  setTimeout(() => location.assign('/'), FAREWELL)
}

/** The account is gone, and with it what this browser kept of its owner. */
export function leaveErased(said: { title: string; text: string }): void {
  sessionStorage.clear()
  otherTabs.postMessage('SIGNED_OUT')
  forgetPerson()
  toast.success(said.title, said.text)
  setTimeout(() => location.assign('/'), FAREWELL)
}

const FAREWELL = 1500
const otherTabs = new BroadcastChannel('astrarium-session')
