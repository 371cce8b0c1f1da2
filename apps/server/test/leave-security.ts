import type { TestApp } from './open-test-app.ts'
import type { Json, Person } from './person.ts'
import { Authenticator } from './authenticator.ts'
import { codeOf } from './code-of.ts'

/** A second step and a passkey, through the API. */
export async function leaveSecurity(house: TestApp, person: Person): Promise<void> {
  const confirmation = person.password
  const { uri } = (await person.call('POST', '/api/account/second-step', { confirmation })).body
  await person.call('POST', '/api/account/second-step/confirm', { code: codeOf(uri as string) })
  const { options } = (await person.call('POST', '/api/account/passkeys/question', { confirmation })).body
  const device = new Authenticator(new URL(house.context.config.publicUrl).origin)
  const response = device.register(options as Json)
  await person.call('POST', '/api/account/passkeys', { response, name: 'Phone' })
}
