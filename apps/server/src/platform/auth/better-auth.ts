import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PASSWORD_MAX, PASSWORD_MIN } from '@astrarium/contracts'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { withHashedSessions } from './hashed-sessions.ts'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from './tables.ts'

/** Only the way back from Google is open below this path; everything else goes through our own endpoints. */
const AUTH_PATH = '/api/better-auth'
export const GOOGLE_RETURN_PATH = `${AUTH_PATH}/callback/google`

/** How many seconds a session lasts, and how old it is when it is renewed. */
export const SESSION = {
  expiresIn: 30 * 86_400,
  updateAge: 86_400,
  // what asks for a fresh sign-in at better-auth asks for the password here
  freshAge: 0,
}

export type BetterAuth = ReturnType<typeof openBetterAuth>

/** The library, as it is set up here; its own endpoints are called, never mounted. */
export function openBetterAuth(pool: pg.Pool, config: Pick<Config, 'publicUrl' | 'google'>, secret: string) {
  return betterAuth({
    appName: 'Astrarium',
    baseURL: config.publicUrl,
    basePath: AUTH_PATH,
    secret,
    database: withHashedSessions(
      drizzleAdapter(drizzle(pool), {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: accounts,
          verification: verifications,
          twoFactor: twoFactors,
          passkey: passkeys,
        },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
    },
    emailVerification: { autoSignInAfterVerification: true, sendOnSignUp: false, sendOnSignIn: false },
    // no account before the terms are accepted: see startGoogle
    ...(config.google && { socialProviders: { google: { ...config.google, disableImplicitSignUp: true } } }),
    session: SESSION,
    // every call comes through our own endpoints, which count for themselves
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: 'astrarium',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    plugins: [
      // whoever came in with Google has no password; who asks is found out before these are called
      askedAfterGoogleToo(),
      passkey({
        rpName: 'Astrarium',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => askForOwner(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => askForOwner(verification.authenticationInfo.userVerified),
        },
      }),
    ],
    verification: { storeIdentifier: 'hashed' },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** The library asks for the code after a password alone; whoever comes back from Google is asked as well. */
function askedAfterGoogleToo(): ReturnType<typeof twoFactor<{ allowPasswordless: true }>> {
  const plugin = twoFactor({ allowPasswordless: true })
  for (const hook of plugin.hooks.after) {
    const { matcher } = hook
    hook.matcher = (context) => matcher(context) || context.path?.startsWith('/callback/') === true
  }
  return plugin
}

/** A key stands for password and code together, so its device has to have asked who is there. */
async function askForOwner(isVerified: boolean | undefined): Promise<undefined> {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
  return undefined
}
