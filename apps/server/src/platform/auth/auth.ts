import { createHmac, randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { SessionUser } from '@astrarium/contracts'
import { APIError, createEmailVerificationToken } from 'better-auth/api'
import { verifyPassword } from 'better-auth/crypto'
import type pg from 'pg'
import { AppError } from '../app-error.ts'
import type { Hint } from '../db/listener.ts'
import type { Config } from '../config/config.ts'
import { openBetterAuth, SESSION } from './better-auth.ts'
import { openSessions } from './find-session.ts'
import { openPasskeys } from './passkeys.ts'
import type { Passkeys } from './passkeys.ts'
import { refusalOf } from './refusal.ts'
import { openSecondStep } from './second-step.ts'
import type { SecondStep } from './second-step.ts'
import { toPerson } from './to-person.ts'
import type { Account } from './to-person.ts'

/**
 * The sign-in machinery: passwords, sessions and their cookies. `cookies` are the headers that carry them to
 * the browser.
 */
export interface Auth extends SecondStep, Passkeys {
  findByEmail(email: string): Promise<Account | null>
  /**
   * What an account keeps of a password. The same for the same address and password, so that a sign-up can be
   * found by it.
   */
  hashPassword(email: string, password: string): Promise<string>
  /** What an address is found by where it must not stand: the same for the same address, told to nobody. */
  hashAddress(email: string): string
  /** What marks of what a person was told are made with: their own, and in no table. */
  toldKey(userId: string): string
  isPassword(password: string, hash: string): Promise<boolean>
  /** Confirms the address of an account and signs in. */
  confirmEmail(email: string, headers: Headers): Promise<{ cookies: Headers }>
  /** No person where a code is to follow. Throws invalid_credentials or email_not_confirmed. */
  signIn(
    email: string,
    password: string,
    headers: Headers,
  ): Promise<{ person: Account | null; cookies: Headers }>
  signOut(headers: Headers): Promise<{ cookies: Headers }>
  sessionUser(headers: Headers): Promise<SessionUser | null>
  /** Whoever sent these may have changed who they are, or ended sessions of theirs. */
  forget(headers: Headers, userId: string | null): Promise<void>
  /** By which it hears of sessions that ended elsewhere. */
  hint: Hint
  sessionId(headers: Headers): Promise<string | null>
  /** By the password of the account, or, where it has none, by a code of `makeCode`. */
  isConfirmedBy(userId: string, confirmation: string): Promise<boolean>
  /** A code for a letter to the account's own address, good for an hour. */
  makeCode(userId: string): Promise<string>
  /** Ends every other session. Throws invalid_credentials, password_too_short. */
  changePassword(typed: { current: string; next: string }, headers: Headers): Promise<{ cookies: Headers }>
  /** A token for a new password, good for an hour; null when nobody has that address. */
  startReset(email: string): Promise<{ person: Account; token: string } | null>
  /** Of the account that a good token is for; null where it is none. */
  resetAddress(token: string): Promise<string | null>
  /**
   * Sets the password, and ends every session and every other link for a new one. Answers whose it is. Throws
   * reset_link_invalid.
   */
  resetPassword(token: string, password: string): Promise<{ userId: string; email: string }>
  /** Tells whoever has opened a letter to this address from all who only know the address. */
  passFor(email: string): string
  /** Good for an hour. */
  isPassFor(email: string, pass: string): boolean
  /**
   * Where to send the browser for a Google log-in. Only when Google is configured. An account is made for
   * whoever has accepted the terms of this version, and for nobody else.
   */
  startGoogle(termsVersion: string | null): Promise<{ url: string; cookies: Headers }>
  /** The browser comes back from Google. `made`: the account that did not exist before. */
  finishGoogle(
    request: Request,
  ): Promise<{ answer: Response; made: { userId: string; termsVersion: string } | null }>
}

/** Where somebody goes on whose account Google has just confirmed: birth details come next. */
const NEWCOMER = '/signup?continue=chart'

function leading(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/** @param pool connections that stand in the role `app_auth` */
export function openAuth(pool: pg.Pool, config: Pick<Config, 'publicUrl' | 'google'>, secret: string): Auth {
  const auth = openBetterAuth(pool, config, secret)
  const sessions = openSessions(pool, secret)
  const cookieName = async () => (await auth.$context).authCookies.sessionToken.name
  const adapter = async () => (await auth.$context).internalAdapter
  const signedPass = (email: string, until: number) =>
    `${until}.${createHmac('sha256', secret).update(`pass ${until} ${email.toLowerCase()}`).digest('base64url')}`

  return {
    ...openSecondStep(auth),
    ...openPasskeys(auth, new URL(config.publicUrl).origin),
    async findByEmail(email) {
      const found = await (await adapter()).findUserByEmail(email)
      return found ? toPerson(found.user) : null
    },
    async hashPassword(email, password) {
      // in the form in which better-auth writes and checks one; the salt is each address's own, and no other
      // house's
      const salt = createHmac('sha256', secret).update(`sign-up ${email}`).digest('hex').slice(0, 32)
      const key = await derive(password.normalize('NFKC'), salt, 64, {
        N: 16_384,
        r: 16,
        p: 1,
        maxmem: 128 * 16_384 * 16 * 2,
      })
      return `${salt}:${key.toString('hex')}`
    },
    hashAddress: (email) =>
      createHmac('sha256', secret).update(`address ${email.toLowerCase()}`).digest('base64url'),
    toldKey: (userId) => createHmac('sha256', secret).update(`told ${userId}`).digest('base64url'),
    isPassword: (password, hash) => verifyPassword({ password, hash }),
    async confirmEmail(email, headers) {
      const token = await createEmailVerificationToken(secret, email, undefined, 60)
      const answer = await auth.api.verifyEmail({ query: { token }, headers, returnHeaders: true })
      return { cookies: answer.headers }
    },
    async signIn(email, password, headers) {
      try {
        const { response, headers: cookies } = await auth.api.signInEmail({
          body: { email, password },
          headers,
          returnHeaders: true,
        })
        return { person: 'user' in response ? toPerson(response.user) : null, cookies }
      } catch (error) {
        throw refusalOf(error)
      }
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      return { cookies: answer.headers }
    },
    async sessionUser(headers) {
      const found = await sessions.find(headers, await cookieName())
      if (!found || found.expiresAt.getTime() - Date.now() > SESSION_RENEWED_BELOW_MS)
        return found?.person ?? null
      // one that has ended is cleared away, one that is in use lasts longer
      const renewed = await auth.api.getSession({ headers }).catch(tellUnreadable)
      return renewed ? toPerson(renewed.user) : null
    },
    async forget(headers, userId) {
      sessions.forget(headers, await cookieName())
      if (userId !== null) sessions.forgetAllOf(userId)
    },
    hint: sessions.hint,
    async sessionId(headers) {
      const found = await auth.api.getSession({ headers }).catch(tellUnreadable)
      return found?.session.id ?? null
    },
    async isConfirmedBy(userId, confirmation) {
      const { findAccounts, consumeVerificationValue } = await adapter()
      const hash = (await findAccounts(userId)).find(({ password }) => password)?.password
      if (hash) return verifyPassword({ password: confirmation, hash })
      // good once: it stands for the password of somebody who has none
      const code = await consumeVerificationValue(codeName(userId, confirmation.trim()))
      return code !== null && code.expiresAt > new Date()
    },
    async makeCode(userId) {
      const code = String(randomInt(10_000_000, 100_000_000))
      await (
        await adapter()
      ).createVerificationValue({
        identifier: codeName(userId, code),
        value: userId,
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      return code
    },
    async changePassword({ current, next }, headers) {
      try {
        const answer = await auth.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        })
        return { cookies: answer.headers }
      } catch (error) {
        throw refusalOf(error)
      }
    },
    async startReset(email) {
      const ctx = await auth.$context
      const found = await ctx.internalAdapter.findUserByEmail(email)
      const token = randomBytes(24).toString('base64url')
      // written in any case, so that time does not tell whether somebody has that address; what nobody is
      // sent opens nothing
      await ctx.internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: found?.user.id ?? randomUUID(),
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      return found && { person: toPerson(found.user), token }
    },
    async resetAddress(token) {
      const { findVerificationValue, findUserById } = await adapter()
      const found = await findVerificationValue(`reset-password:${token}`)
      if (!found || found.expiresAt <= new Date()) return null
      return (await findUserById(found.value))?.email ?? null
    },
    async resetPassword(token, password) {
      const { adapter: rows, internalAdapter } = await auth.$context
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password } })
      } catch (error) {
        throw refusalOf(error)
      }
      const userId = link?.value ?? ''
      sessions.forgetAllOf(userId)
      await rows.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
      return { userId, email: (await internalAdapter.findUserById(userId))?.email ?? '' }
    },
    passFor: (email) => signedPass(email, Date.now() + PASS_MS),
    isPassFor(email, pass) {
      const until = Number(pass.split('.', 1)[0])
      const [ours, shown] = [signedPass(email, until), pass].map((each) => Buffer.from(each)) as [
        Buffer,
        Buffer,
      ]
      const left = until - Date.now()
      return left > 0 && left <= PASS_MS && ours.length === shown.length && timingSafeEqual(ours, shown)
    },
    async startGoogle(termsVersion) {
      const { response, headers: cookies } = await auth.api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: '/sanctum/ask',
          errorCallbackURL: '/login',
          ...(termsVersion !== null && {
            requestSignUp: true,
            newUserCallbackURL: `${NEWCOMER}&terms=${encodeURIComponent(termsVersion)}`,
          }),
          disableRedirect: true,
        },
        returnHeaders: true,
      })
      if (!response.url) throw new Error('Google log-in gave no address')
      return { url: response.url, cookies }
    },
    async finishGoogle(request) {
      const answer = await auth.handler(request)
      const { createAuthCookie } = await auth.$context
      const cookies = answer.headers.getSetCookie()
      const hasCookie = (name: string) => cookies.some((cookie) => cookie.startsWith(`${name}=`))
      // the library leads on to the page asked for, whether or not a code is still to be typed
      if (hasCookie(createAuthCookie('two_factor').name))
        return { answer: leading('/login?step=code', cookies), made: null }
      const to = answer.headers.get('location') ?? ''
      if (to.endsWith('error=signup_disabled'))
        return { answer: leading('/login?step=terms', cookies), made: null }
      if (!to.startsWith(NEWCOMER)) return { answer, made: null }
      const own = new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })
      const found = await sessions.find(own, await cookieName())
      if (!found) throw new Error('Whoever came with Google is not signed in')
      const termsVersion = new URL(to, config.publicUrl).searchParams.get('terms') ?? ''
      return { answer: leading(NEWCOMER, cookies), made: { userId: found.person.id, termsVersion } }
    },
  }
}

const SESSION_RENEWED_BELOW_MS = (SESSION.expiresIn - SESSION.updateAge) * 1000

export const PASS_MS = 3_600_000

const codeName = (userId: string, code: string) => `confirm:${userId}:${code}`

const derive = promisify<string, string, number, object, Buffer>(scrypt)

/**
 * better-auth keeps to itself why a session could not be read; nothing but its database comes into question.
 */
function tellUnreadable(error: unknown): never {
  if (error instanceof APIError && error.status === 'INTERNAL_SERVER_ERROR')
    throw new AppError('unavailable', 'The session cannot be read at this moment', { cause: error })
  throw error
}
