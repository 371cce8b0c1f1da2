import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress, perUser } from '../../platform/http/rate-limit.ts'
import { withCookies } from '../../platform/http/with-cookies.ts'
import { confirmPerson } from './service/confirm-person.ts'
import { listChanges } from './service/list-changes.ts'
import { removePasskey } from './service/remove-passkey.ts'
import { showSecurity } from './service/show-security.ts'
import { signInWithPasskey } from './service/sign-in-with-passkey.ts'
import { tellChange } from './service/tell-change.ts'

const MINUTE = 60
const HOUR = 3600
const SUCCESS = { success: true } as const
/** guessing a password from a browser that somebody left signed in */
const confirmations = [perUser<{ confirmation: string }>('security', 20, HOUR)]

export function securityRoutes(mounting: Mounting): void {
  const { auth } = mounting.context
  mount(mounting, contracts.listAccountChanges, ({ context }) => listChanges(context))
  mount(mounting, contracts.getAccountSecurity, ({ context }) => showSecurity(context))
  mount(
    mounting,
    contracts.beginSecondStep,
    async ({ context, input, request: { headers } }) =>
      auth.beginSecondStep(await confirmPerson(context, input.confirmation), headers),
    confirmations,
  )
  mount(
    mounting,
    contracts.confirmSecondStep,
    async ({ context, input, request }) => {
      const wasOn = (await auth.recoveryCodesLeft(context.actor.userId)) !== null
      withCookies(await auth.confirmSecondStep(input.code, request.headers), request)
      if (!wasOn) await tellChange(context, 'second_step_on')
      return SUCCESS
    },
    [perUser('second-step-code', 20, HOUR)],
  )
  mount(
    mounting,
    contracts.endSecondStep,
    async ({ context, input, request }) => {
      const password = await confirmPerson(context, input.confirmation)
      withCookies(await auth.endSecondStep(password, request.headers), request)
      await tellChange(context, 'second_step_off')
      return SUCCESS
    },
    confirmations,
  )
  mount(
    mounting,
    contracts.renewRecoveryCodes,
    async ({ context, input, request: { headers } }) => {
      const password = await confirmPerson(context, input.confirmation)
      const recoveryCodes = await auth.renewRecoveryCodes(password, headers)
      await tellChange(context, 'recovery_codes_changed')
      return { recoveryCodes }
    },
    confirmations,
  )
  mount(
    mounting,
    contracts.signInWithCode,
    async ({ input, request }) => {
      const { person } = withCookies(await auth.signInWithCode(input.code, request.headers), request)
      return { user: person }
    },
    [perAddress('sign-in-code', 60, MINUTE)],
  )
  passkeyRoutes(mounting)
}

function passkeyRoutes(mounting: Mounting): void {
  const { auth } = mounting.context
  mount(
    mounting,
    contracts.askForNewPasskey,
    async ({ context, input, request }) => {
      await confirmPerson(context, input.confirmation)
      return withCookies(await auth.askForNewPasskey(request.headers), request)
    },
    confirmations,
  )
  mount(mounting, contracts.addPasskey, async ({ context, input, request: { headers } }) => {
    await auth.addPasskey(input, headers)
    await tellChange(context, 'passkey_added')
    return SUCCESS
  })
  mount(mounting, contracts.removePasskey, ({ context, params }) => removePasskey(context, params.passkeyId))
  mount(
    mounting,
    contracts.askForPasskey,
    async ({ request }) => withCookies(await auth.askForPasskey(request.headers), request),
    [perAddress('passkey', 60, MINUTE)],
  )
  mount(
    mounting,
    contracts.signInWithPasskey,
    async ({ context, input, request }) => {
      const answer = await signInWithPasskey(context, input.response, request.headers)
      const { person } = withCookies(answer, request)
      return { user: person }
    },
    [perAddress('passkey', 60, MINUTE)],
  )
}
