import { randomUUID } from 'node:crypto'
import { letterToken } from './letter-token.ts'

/** Of whoever arrives. */
export const PASSWORD = 'correct horse'

export const LONDON_1926 = {
  birthDate: '1926-04-21',
  birthTime: '02:40',
  birthPlace: 'London',
  birthLatitude: 51.5074,
  birthLongitude: -0.1278,
  timezone: 'Europe/London',
}

/** Somebody new at a server in development, confirmed and with a chart. Answers the cookie. */
export async function arrive(base: string, birth: object = LONDON_1926): Promise<string> {
  const call = (method: string, at: string, cookie: string, body?: object) =>
    fetch(`${base}${at}`, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
  const account = {
    name: 'Mara Lind',
    email: `${randomUUID().slice(0, 8)}@example.com`,
    password: PASSWORD,
  }
  const terms = { termsAccepted: true, termsVersion: '2025-05-21' }
  await call('POST', '/api/auth/sign-up', '', {
    ...account,
    ...terms,
    birth,
    currentTimeZone: 'Europe/London',
  })
  const token = await letterToken(async (path) => (await call('GET', path, '')).text(), account.email)
  const confirmed = await call('POST', '/api/auth/confirm-email', '', {
    token,
    password: account.password,
  })
  const cookie = confirmed.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const chart = await call('POST', '/api/chart', cookie, {})
  if (!chart.ok) throw new Error(`No chart: ${await chart.text()}`)
  return cookie
}
