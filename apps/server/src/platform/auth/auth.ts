import { createHmac, randomBytes, randomUUID, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { SessionUser } from '@astrarium/contracts'
import { PASSWORD_MAX, PASSWORD_MIN } from '@astrarium/contracts'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createEmailVerificationToken } from 'better-auth/api'
import { verifyPassword } from 'better-auth/crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { AppError } from '../app-error.ts'
import type { Config } from '../config/config.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

/** Only the way back from Google is open below this path; everything else goes through our own endpoints. */
const AUTH_PATH = '/api/better-auth'
export const GOOGLE_RETURN_PATH = `${AUTH_PATH}/callback/google`

interface Person {
  id: string
  email: string
  name: string
  isEmailConfirmed: boolean
}

/**
 * The sign-in machinery: passwords, sessions and their cookies. `cookies` are the headers that carry them to
 * the browser.
 */
export interface Auth {
  findByEmail(email: string): Promise<Person | null>
  /**
   * What an account keeps of a password. The same for the same address and password, so that a sign-up can be
   * found by it.
   */
  hashPassword(email: string, password: string): Promise<string>
  isPassword(password: string, hash: string): Promise<boolean>
  /** Confirms the address of an account and signs in. */
  confirmEmail(email: string, headers: Headers): Promise<{ cookies: Headers }>
  /** Throws invalid_credentials or email_not_confirmed. */
  signIn(email: string, password: string, headers: Headers): Promise<{ person: Person; cookies: Headers }>
  signOut(headers: Headers): Promise<{ cookies: Headers }>
  sessionUser(headers: Headers): Promise<SessionUser | null>
  /** A token for a new password, good for an hour; null when nobody has that address. */
  startReset(email: string): Promise<{ person: Person; token: string } | null>
  isResetTokenGood(token: string): Promise<boolean>
  /** Sets the password and ends every session. Throws reset_link_invalid. */
  resetPassword(token: string, password: string): Promise<void>
  /** Where to send the browser for a Google log-in. Only when Google is configured. */
  startGoogle(): Promise<{ url: string; cookies: Headers }>
  /** The browser comes back from Google. */
  finishGoogle(request: Request): Promise<Response>
}

/** @param pool connections that stand in the role `app_auth` */
export function openAuth(pool: pg.Pool, config: Pick<Config, 'publicUrl' | 'google'>, secret: string): Auth {
  const auth = betterAuth({
    appName: 'Astrarium',
    baseURL: config.publicUrl,
    basePath: AUTH_PATH,
    secret,
    database: drizzleAdapter(drizzle(pool), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
    },
    emailVerification: { autoSignInAfterVerification: true, sendOnSignUp: false, sendOnSignIn: false },
    ...(config.google && { socialProviders: { google: config.google } }),
    session: { expiresIn: 30 * 86_400, updateAge: 86_400 },
    // every call comes through our own endpoints, which count for themselves
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: 'astrarium',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    verification: { storeIdentifier: 'hashed' },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  const adapter = async () => (await auth.$context).internalAdapter

  return {
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
        return { person: toPerson(response.user), cookies }
      } catch (error) {
        throw refusalOf(error)
      }
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      return { cookies: answer.headers }
    },
    async sessionUser(headers) {
      const found = await auth.api.getSession({ headers }).catch(tellUnreadable)
      return found ? toPerson(found.user) : null
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
    async isResetTokenGood(token) {
      const found = await (await adapter()).findVerificationValue(`reset-password:${token}`)
      return found !== null && found !== undefined && found.expiresAt > new Date()
    },
    async resetPassword(token, password) {
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password } })
      } catch (error) {
        throw refusalOf(error)
      }
    },
    async startGoogle() {
      const { response, headers: cookies } = await auth.api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: '/sanctum/ask',
          errorCallbackURL: '/login',
          disableRedirect: true,
        },
        returnHeaders: true,
      })
      if (!response.url) throw new Error('Google log-in gave no address')
      return { url: response.url, cookies }
    },
    finishGoogle: (request) => auth.handler(request),
  }
}

const derive = promisify<string, string, number, object, Buffer>(scrypt)

function toPerson(user: { id: string; email: string; name: string; emailVerified: boolean }): Person {
  return { id: user.id, email: user.email, name: user.name, isEmailConfirmed: user.emailVerified }
}

/**
 * better-auth keeps to itself why a session could not be read; nothing but its database comes into question.
 */
function tellUnreadable(error: unknown): never {
  if (error instanceof APIError && error.status === 'INTERNAL_SERVER_ERROR')
    throw new AppError('unavailable', 'The session cannot be read at this moment', { cause: error })
  throw error
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  switch (error.body?.code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new AppError('invalid_credentials', 'Invalid login credentials')
    case 'EMAIL_NOT_VERIFIED':
      return new AppError('email_not_confirmed', 'Email not confirmed')
    case 'INVALID_TOKEN':
    case 'USER_NOT_FOUND':
      return new AppError('reset_link_invalid', 'The reset link is invalid or has expired')
    case 'PASSWORD_TOO_SHORT':
      return new AppError('password_too_short', 'Password must be at least 6 characters long', {
        fields: { password: 'at least 6 characters' },
      })
    case undefined:
    default:
      return error
  }
}
