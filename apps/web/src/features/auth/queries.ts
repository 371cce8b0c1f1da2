import { appInfo, confirmEmail, getFirstSigns, resendConfirmation, session } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Who is signed in here; `user` is null for a visitor. Changes through `session.ts` alone. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(session, {}, undefined, signal),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** What the operator has set up: support address, source, sign-in with Google. */
export const appInfoQuery = queryOptions({
  queryKey: ['app'],
  queryFn: ({ signal }) => call(appInfo, {}, undefined, signal),
  staleTime: Infinity,
})

/** The link of the mail is used up by the first answer, so that answer is kept. */
export const confirmEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: () => call(confirmEmail, { token }),
    staleTime: Infinity,
    enabled: token !== '',
  })

/** To the address of one's own sign-up, which its secret or its password shows. */
export const sendConfirmationAgain = (
  signUp: { email: string; secret: string } | { email: string; password: string },
) => call(resendConfirmation, signUp)

/** What a new chart says first. */
export const firstSignsQuery = queryOptions({
  queryKey: ['chart', 'first-signs'],
  queryFn: () => call(getFirstSigns, {}),
  staleTime: Infinity,
})
