import type { Foresight } from '@astrarium/contracts'
import type { Person } from './person.ts'

/** A forecast as the person reads it. */
export async function forecast(
  person: Person,
  timeline: string | null,
  customQuestion?: string,
): Promise<Foresight> {
  const { status, body } = await person.call('POST', '/api/generate-foresight', { timeline, customQuestion })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (await person.call<Foresight>('GET', `/api/foresights/${body.data.id}`)).body
}
