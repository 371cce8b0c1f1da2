import { randomUUID } from 'node:crypto'
import { MEMBERS_MAX } from '@astrarium/contracts'
import type { TestApp } from './open-test-app.ts'
import type { Answer, Json, Person } from './person.ts'

/** Somebody to add to a Circle: Padua, 14 July 1988, 09:30. */
export const ANNA_FELDT = {
  name: 'Anna Feldt',
  relationshipTag: 'friend',
  contextDescription: 'We met in a choir.',
  birth: {
    birthDate: '1988-07-14',
    birthTime: '09:30',
    birthTimeAccuracy: 'exact',
    birthPlace: 'Padua, Veneto, Italy',
    birthLatitude: 45.4064,
    birthLongitude: 11.8768,
    timezone: 'Europe/Rome',
  },
}

/** Another one with every call. */
export function addAnna(person: Person, changes: Json = {}): Promise<Answer> {
  return person.call('POST', '/api/circle/members', { sendId: randomUUID(), ...ANNA_FELDT, ...changes })
}

export async function circleOf(person: Person): Promise<Json[]> {
  const { members } = (await person.call('GET', '/api/circle/members')).body
  return members as Json[]
}

export const memberAt = (id: string) => `/api/circle/members/${id}`

/** All places of this person's Circle are taken but so many. */
export async function fillCircle(house: TestApp, person: Person, left: number): Promise<void> {
  const { userId } = (await person.call('GET', '/api/profile')).body
  await addAnna(person)
  await house.owner.query(
    `insert into circle_members (user_id, send_id, name, relationship_tag, ring, ring_source, ring_reading, created_at, updated_at)
     select user_id, gen_random_uuid(), name, relationship_tag, ring, ring_source, ring_reading, created_at, updated_at
     from circle_members, generate_series(1, $2) where user_id = $1`,
    [userId, MEMBERS_MAX - left - 1],
  )
}
