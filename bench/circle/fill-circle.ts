import { randomUUID } from 'node:crypto'
import { RELATIONSHIP_TAGS } from '@astrarium/contracts'
import { randomFrom } from '../../packages/arion/evals/random.ts'
import type { Servers } from '../house/open-servers.ts'

/** made through the server, as anybody makes them; the others are their likes */
const MADE = 40
export const NAMES = 'Anna Tom Vera Jonas Elin Ruth Claire Marek Noor Iris Lev Mina Otto Paula Sana'.split(
  ' ',
)

/** A Circle of so many; answers how long each of those took that were made through the server. */
export async function fillCircle(
  { query }: Servers,
  { base, cookie, people, notes }: { base: string; cookie: string; people: number; notes: number },
): Promise<number[]> {
  const random = randomFrom(12)
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(base + path, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { id: string }
  }
  await call('PATCH', '/api/profile', { isFindable: false })
  const times: number[] = []
  for (let each = 0; each < MADE; each++) {
    const birth = {
      birthDate: new Date(Date.UTC(1940, 0, 1) + random() * 70 * 365.25 * 86_400_000)
        .toISOString()
        .slice(0, 10),
      birthTime: '09:30',
      birthTimeAccuracy: each % 4 === 0 ? 'unknown' : 'exact',
      birthPlace: 'Padua, Veneto, Italy',
      birthLatitude: 45.4064,
      birthLongitude: 11.8768,
      timezone: 'Europe/Rome',
    }
    const name = `${NAMES[each % NAMES.length]} ${String.fromCodePoint(65 + (each % 26))}`
    const relationshipTag = RELATIONSHIP_TAGS[each % RELATIONSHIP_TAGS.length]
    const began = performance.now()
    const { id } = await call('POST', '/api/circle/members', {
      sendId: randomUUID(),
      name,
      relationshipTag,
      birth,
    })
    times.push(performance.now() - began)
    await call('POST', '/api/circle/notes', {
      circleMemberId: id,
      content: `${name} likes the river. `.repeat(1 + (each % 20)),
    })
  }
  const columns = async (table: string, own: string) => {
    const [row] = await query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name::text <> all ($2::text[])`,
      [table, own.split(' ')],
    )
    return row!.columns
  }
  const ofMember = await columns('circle_members', 'id send_id')
  await query(
    `insert into circle_members (send_id, ${ofMember})
     select gen_random_uuid(), ${ofMember} from circle_members, generate_series(2, $1) limit $2`,
    [Math.ceil(people / MADE), people - MADE],
  )
  const ofNote = await columns('circle_notes', 'id circle_member_id created_at')
  // a quarter of them about one person
  await query(
    `insert into circle_notes (circle_member_id, created_at, ${ofNote})
     select member.id, note.created_at - n * interval '50 minutes', ${ofNote}
     from generate_series(1, $1) n
     join (select *, row_number() over () as at from circle_notes) note on note.at = 1 + n % $2
     join (select id, row_number() over (order by id) as at from circle_members) member
       on member.at = case when n % 4 = 0 then 1 else 1 + n * 7919 % $3 end`,
    [notes - MADE, MADE, people],
  )
  const [count] = await query<{ people: number; notes: number }>(
    `select (select count(*)::int from circle_members) as people, (select count(*)::int from circle_notes) as notes`,
  )
  if (count?.people !== people || count.notes !== notes)
    throw new Error(`Not filled: ${JSON.stringify(count)}`)
  await query('analyze')
  return times
}
