import * as contracts from '@astrarium/contracts'
import type { Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress, perUser } from '../../platform/http/rate-limit.ts'
import { withCookies } from '../../platform/http/with-cookies.ts'
import { faultOf } from './service/check-password.ts'
import { cancelEmailChange, requestEmailChange } from './service/change-email.ts'
import { confirmEmailChange } from './service/confirm-email-change.ts'
import { confirmEmail } from './service/confirm-email.ts'
import { PASS_MS } from '../../platform/auth/auth.ts'
import { GOOGLE_RETURN_PATH } from '../../platform/auth/better-auth.ts'
import { finishGoogle, startGoogle } from './service/google.ts'
import { forgotPassword } from './service/forgot-password.ts'
import { resendConfirmation } from './service/resend-confirmation.ts'
import { checkResetLink, resetPassword } from './service/reset-password.ts'
import { signIn } from './service/sign-in.ts'
import { signUp } from './service/sign-up.ts'
import { signUpState } from './service/sign-up-state.ts'
import { CONFIRMATION_MS } from './limits.ts'

const MINUTE = 60
const HOUR = 3600
/** a letter costs somebody's attention: few to one address, more from one network */
const letters = (name: string) => [
  {
    name: `${name}-address`,
    tries: 5,
    seconds: HOUR,
    by: ({ input }: { input: { email: string } }) => input.email,
  },
  perAddress(`${name}-network`, 60, HOUR),
]
const [toAddress, fromNetwork] = letters('sign-up')
const resetLetters = letters('forgot')
/** whoever is asked for another password has had no letter */
const signUpLetters = [
  {
    ...toAddress!,
    except: async ({ password, email }: { password: string; email: string }) =>
      (await faultOf(password, email)) !== null,
  },
  fromNetwork!,
]
/** tries for one account from everywhere; whoever comes in, or sets a new password, is counted anew */
const fromAnywhere = {
  name: 'sign-in-anywhere',
  tries: 50,
  seconds: HOUR,
  by: ({ input }: { input: { email: string } }) => input.email,
}
/** says, when the link of a letter is opened, that this browser made the sign-up */
const SIGN_UP_COOKIE = 'astrarium.sign_up'
/** says that this browser has opened the letter for a new password */
const RESET_COOKIE = 'astrarium.reset'

export function authRoutes(mounting: Mounting): void {
  const secure = mounting.context.config.publicUrl.startsWith('https:')
  // no stranger's tries keep out whoever has just set the password, also those made since
  const hasReset = ({ email }: { email: string }, raw: HonoContext) =>
    mounting.context.auth.isPassFor(email, getCookie(raw, RESET_COOKIE) ?? '')
  const onlyOurs = { httpOnly: true, sameSite: 'Strict', path: '/api/auth', secure } as const
  mount(
    mounting,
    contracts.signUp,
    async ({ context, input, request: { raw } }) => {
      const waiting = await signUp(context, input, getCookie(raw, SIGN_UP_COOKIE))
      setCookie(raw, SIGN_UP_COOKIE, waiting.secret, { ...onlyOurs, maxAge: CONFIRMATION_MS / 1000 })
      return waiting
    },
    signUpLetters,
  )
  mount(
    mounting,
    contracts.startGoogle,
    async ({ context, input: { agreed }, request }) =>
      withCookies(await startGoogle(context, agreed), request),
    [perAddress('google', 30, MINUTE)],
  )
  if (mounting.context.config.google)
    mounting.app.get(GOOGLE_RETURN_PATH, (c) => finishGoogle(mounting.context, c.req.raw))
  mount(mounting, contracts.signUpState, ({ context, input: { secret } }) => signUpState(context, secret), [
    perAddress('sign-up-state', 120, MINUTE),
  ])
  mount(
    mounting,
    contracts.resendConfirmation,
    ({ context, input }) => resendConfirmation(context, input),
    letters('resend'),
  )
  mount(
    mounting,
    contracts.confirmEmail,
    async ({ context, input: { token, password }, request }) => {
      const secret = getCookie(request.raw, SIGN_UP_COOKIE)
      const { confirmation } = withCookies(
        await confirmEmail(context, token, { secret, password }, request.headers),
        request,
      )
      if (confirmation.status === 'confirmed') deleteCookie(request.raw, SIGN_UP_COOKIE, onlyOurs)
      return confirmation
    },
    [perAddress('confirm', 60, MINUTE)],
  )
  mount(
    mounting,
    contracts.signIn,
    async ({ context, input, request }) => {
      const signedIn = withCookies(await signIn(context, input, request.headers), request)
      await mounting.limiter.forget(fromAnywhere.name, input.email)
      return signedIn
    },
    [
      { ...fromAnywhere, except: hasReset },
      {
        name: 'sign-in-account',
        tries: 10,
        seconds: 5 * MINUTE,
        by: ({ ip, input }) => `${ip} ${input.email}`,
      },
      perAddress('sign-in-network', 200, HOUR),
    ],
  )
  mount(mounting, contracts.requestEmailChange, ({ context, input }) => requestEmailChange(context, input), [
    perUser('change-email', 5, HOUR),
  ])
  mount(mounting, contracts.cancelEmailChange, ({ context }) => cancelEmailChange(context))
  mount(
    mounting,
    contracts.confirmEmailChange,
    ({ context, input: { token } }) => confirmEmailChange(context, token),
    [perAddress('confirm', 60, MINUTE)],
  )
  mount(mounting, contracts.signOut, async ({ context, request }) => {
    const { cookies } = await context.auth.signOut(request.headers)
    request.takeCookies(cookies)
    return { success: true as const }
  })
  mount(mounting, contracts.session, async ({ context, request }) => ({
    user: await context.auth.sessionUser(request.headers),
  }))
  mount(
    mounting,
    contracts.forgotPassword,
    ({ context, input: { email } }) => forgotPassword(context, email),
    resetLetters,
  )
  mount(
    mounting,
    contracts.checkResetLink,
    ({ context, input: { token } }) => checkResetLink(context, token),
    [perAddress('reset-check', 60, MINUTE)],
  )
  mount(
    mounting,
    contracts.resetPassword,
    async ({ context, input, request: { raw } }) => {
      const { email } = await resetPassword(context, input)
      setCookie(raw, RESET_COOKIE, context.auth.passFor(email), { ...onlyOurs, maxAge: PASS_MS / 1000 })
      // the letters that a stranger had sent have no good link any more
      for (const { name } of [fromAnywhere, resetLetters[0]!]) await mounting.limiter.forget(name, email)
      return { success: true as const }
    },
    [perAddress('reset', 20, MINUTE)],
  )
}
