import type { BetterAuth } from './better-auth.ts'
import { refuse } from './refusal.ts'
import { toPerson } from './to-person.ts'
import type { Account } from './to-person.ts'

/** Codes of an app (TOTP), asked for after the password, with recovery codes for when the app is lost. */
export interface SecondStep {
  /** A secret for the app, as an address that it reads, and recovery codes. Throws second_step_changed. */
  beginSecondStep(
    password: string | undefined,
    headers: Headers,
  ): Promise<{ uri: string; recoveryCodes: string[] }>
  /** The first code shows that the app has the secret: a sign-in asks for one then. Throws code_wrong. */
  confirmSecondStep(code: string, headers: Headers): Promise<{ cookies: Headers }>
  endSecondStep(password: string | undefined, headers: Headers): Promise<{ cookies: Headers }>
  /** New ones; the old ones open nothing any more. Throws second_step_changed. */
  renewRecoveryCodes(password: string | undefined, headers: Headers): Promise<string[]>
  /** null: there is no second step. */
  recoveryCodesLeft(userId: string): Promise<number | null>
  /** After the password: a code of the app, or a recovery code. Throws code_wrong, code_expired. */
  signInWithCode(code: string, headers: Headers): Promise<{ person: Account; cookies: Headers }>
}

export function openSecondStep({ api, $context }: BetterAuth): SecondStep {
  const body = (password: string | undefined) => (password === undefined ? {} : { password })
  return {
    async beginSecondStep(password, headers) {
      const begun = await api
        .enableTwoFactor({ body: { ...body(password), method: 'totp' }, headers })
        .catch(refuse)
      if (!('totpURI' in begun)) throw new Error('No secret came')
      return { uri: begun.totpURI, recoveryCodes: begun.backupCodes }
    },
    async confirmSecondStep(code, headers) {
      const answer = await api.verifyTOTP({ body: { code }, headers, returnHeaders: true }).catch(refuse)
      return { cookies: answer.headers }
    },
    async endSecondStep(password, headers) {
      const answer = await api
        .disableTwoFactor({ body: body(password), headers, returnHeaders: true })
        .catch(refuse)
      return { cookies: answer.headers }
    },
    async renewRecoveryCodes(password, headers) {
      return (await api.generateBackupCodes({ body: body(password), headers }).catch(refuse)).backupCodes
    },
    async recoveryCodesLeft(userId) {
      const { adapter } = await $context
      const where = [{ field: 'userId', value: userId }]
      const row = await adapter.findOne<{ verified: boolean }>({ model: 'twoFactor', where })
      if (!row?.verified) return null
      return (await api.viewBackupCodes({ body: { userId } })).backupCodes.length
    },
    async signInWithCode(typed, headers) {
      const code = typed.replaceAll(/\s/g, '')
      const step = { headers, returnHeaders: true } as const
      const answer = await (
        /^\d{6}$/.test(code)
          ? api.verifyTOTP({ body: { code }, ...step })
          : api.verifyBackupCode({ body: { code }, ...step })
      ).catch(refuse)
      return { person: toPerson(answer.response.user), cookies: answer.headers }
    },
  }
}
