import * as contracts from '@astrarium/contracts'
import type { Mounting, RequestFacts } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { confirmEmail } from './service/confirm-email.ts'
import { AppError } from '../../platform/app-error.ts'
import { GOOGLE_RETURN_PATH } from '../../platform/auth/auth.ts'
import { forgotPassword } from './service/forgot-password.ts'
import { resendConfirmation } from './service/resend-confirmation.ts'
import { checkResetLink, resetPassword } from './service/reset-password.ts'
import { signIn } from './service/sign-in.ts'
import { signUp } from './service/sign-up.ts'
import { signUpState } from './service/sign-up-state.ts'

const MINUTE = 60
const HOUR = 3600
/** a letter costs somebody's attention: few to one address, more from one network */
const letters = (name: string) => [
  { name: `${name}-address`, tries: 5, seconds: HOUR, by: ({ input }: { input: { email: string } }) => input.email },
  { name: `${name}-network`, tries: 60, seconds: HOUR },
]
const withCookies = <T>({ cookies, ...rest }: T & { cookies: Headers }, request: RequestFacts) => {
  request.takeCookies(cookies)
  return rest
}

export function authRoutes(mounting: Mounting): void {
  mount(mounting, contracts.signUp, (world, input) => signUp(world, input), letters('sign-up'))
  mount(
    mounting,
    contracts.startGoogle,
    async (world, _input, request) => {
      if (!world.config.google) throw new AppError('not_found', 'Google log-in is not configured')
      return withCookies(await world.auth.startGoogle(), request)
    },
    [{ name: 'google', tries: 30, seconds: MINUTE }],
  )
  if (mounting.world.config.google) mounting.app.get(GOOGLE_RETURN_PATH, (c) => mounting.world.auth.finishGoogle(c.req.raw))
  mount(mounting, contracts.signUpState, (world, { secret }) => signUpState(world, secret), [
    { name: 'sign-up-state', tries: 120, seconds: MINUTE },
  ])
  mount(mounting, contracts.resendConfirmation, (world, { email }) => resendConfirmation(world, email), letters('resend'))
  mount(
    mounting,
    contracts.confirmEmail,
    async (world, { token }, request) => withCookies(await confirmEmail(world, token, request.headers), request).confirmation,
    [{ name: 'confirm', tries: 60, seconds: MINUTE }],
  )
  mount(mounting, contracts.signIn, async (world, input, request) => withCookies(await signIn(world, input, request.headers), request), [
    { name: 'sign-in-account', tries: 10, seconds: 5 * MINUTE, by: ({ ip, input }) => `${ip} ${input.email}` },
    { name: 'sign-in-network', tries: 200, seconds: HOUR },
  ])
  mount(mounting, contracts.signOut, async (world, _input, request) => {
    const { cookies } = await world.auth.signOut(request.headers)
    request.takeCookies(cookies)
    return { success: true as const }
  })
  mount(mounting, contracts.session, async (world, _input, request) => ({ user: await world.auth.sessionUser(request.headers) }))
  mount(mounting, contracts.forgotPassword, (world, { email }) => forgotPassword(world, email), letters('forgot'))
  mount(mounting, contracts.checkResetLink, (world, { token }) => checkResetLink(world, token), [
    { name: 'reset-check', tries: 60, seconds: MINUTE },
  ])
  mount(mounting, contracts.resetPassword, (world, input) => resetPassword(world, input), [{ name: 'reset', tries: 20, seconds: MINUTE }])
}
