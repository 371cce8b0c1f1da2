import { runToEnd } from '../../script/child.ts'
import type { House } from './open-house.ts'

/** The person of `script/demo`, who has something of everything. Answers the cookie. */
export async function arriveLongAgo(house: House, origin: string): Promise<string> {
  const { output } = await runToEnd(['node', 'script/demo.ts', origin], { isKept: true })
  const { email, password } = JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, string>
  const signedIn = await house.call('POST', '/api/auth/sign-in', '', { email, password })
  return signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}
