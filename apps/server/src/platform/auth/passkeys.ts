import type { BetterAuth } from './better-auth.ts'
import { refuse } from './refusal.ts'
import { toPerson } from './to-person.ts'
import type { Account } from './to-person.ts'

/** What a browser is asked for, and what it answers, as WebAuthn says them in JSON. */
type Said = Record<string, unknown>
type Answer = NonNullable<Parameters<BetterAuth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

/** Keys of a device, in place of password and code. The questions set a cookie that ties answers to them. */
export interface Passkeys {
  askForNewPasskey(headers: Headers): Promise<{ options: Said; cookies: Headers }>
  /** Throws passkey_refused. */
  addPasskey(answer: { response: Said; name: string }, headers: Headers): Promise<void>
  askForPasskey(headers: Headers): Promise<{ options: Said; cookies: Headers }>
  /** Throws passkey_refused. */
  signInWithPasskey(response: unknown, headers: Headers): Promise<{ person: Account; cookies: Headers }>
}

/** @param origin of our pages: what a browser says it answers for */
export function openPasskeys({ api }: BetterAuth, origin: string): Passkeys {
  const from = (headers: Headers) => {
    const told = new Headers(headers)
    // behind a proxy, and in a test, the header may be left out; a browser signs the origin in any case
    told.set('origin', origin)
    return told
  }
  return {
    async askForNewPasskey(headers) {
      const answer = await api
        .generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
        .catch(refuse)
      return { options: { ...answer.response }, cookies: answer.headers }
    },
    async addPasskey(body, headers) {
      await api.verifyPasskeyRegistration({ body, headers: from(headers) }).catch(refuse)
    },
    async askForPasskey(headers) {
      const answer = await api
        .generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
        .catch(refuse)
      return { options: { ...answer.response, userVerification: 'required' }, cookies: answer.headers }
    },
    async signInWithPasskey(response, headers) {
      const answer = await api
        .verifyPasskeyAuthentication({
          // the library looks into it itself, whatever it is
          body: { response: response as Answer },
          headers: from(headers),
          returnHeaders: true,
        })
        .catch(refuse)
      return { person: toPerson(answer.response.user), cookies: answer.headers }
    },
  }
}
