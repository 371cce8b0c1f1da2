import { makeDemoPerson } from '../../script/demo-person.ts'
import type { House } from './open-house.ts'

/** The person of `script/demo`, who has something of everything. Answers the cookie. */
export async function arriveLongAgo(house: House, origin: string): Promise<string> {
  const { email, password } = await makeDemoPerson(origin)
  const signedIn = await house.call('POST', '/api/auth/sign-in', '', { email, password })
  return signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}
