import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAnna, memberAt } from '../../../test/circle.ts'
import { circleStream } from '../../../test/circle-stream.ts'
import type { CircleStream } from '../../../test/circle-stream.ts'
import { ask, findable, link } from '../../../test/linked.ts'
import type { Person } from '../../../test/person.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import type { SecondServer } from '../../../test/second-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { HINTS } from '../../background-jobs.ts'
import { openListener } from '../../platform/db/listener.ts'
import { forgetEvents } from './service/forget-events.ts'

const house = testApp()
let second: SecondServer
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  second = openSecondServer(house)
  closing.push(() => second.close())
  const url = house.owner.options.connectionString!
  for (const { context } of [house, second]) {
    const listener = await openListener(url, context, HINTS)
    closing.unshift(() => listener.close())
  }
})
afterAll(async () => {
  for (const close of closing) await close()
})

let mara: Person
const streams: CircleStream[] = []
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})
async function listen(person: Person, lastId?: string): Promise<CircleStream> {
  const stream = await circleStream(person, lastId)
  streams.push(stream)
  return stream
}

describe('a change of the Circle', () => {
  it('is heard by whoever listens, with what it was and no word of it', async () => {
    const heard = await listen(mara)
    const { id } = (await addAnna(mara)).body
    expect(await heard.next()).toEqual({
      seq: expect.any(Number),
      subject: 'member',
      id,
      change: 'added',
    })
    await mara.call('PUT', `${memberAt(id)}/ring`, { ring: 'sacred_challenger' })
    expect(await heard.next()).toMatchObject({ subject: 'member', id, change: 'changed' })
    const note = (await mara.call('POST', '/api/circle/notes', { circleMemberId: id, content: 'Hello' })).body
    expect(await heard.next()).toMatchObject({ subject: 'note', id: note.id, change: 'added' })
    await mara.call('PUT', `/api/circle/notes/${note.id}/completed`, { isCompleted: true })
    expect(await heard.next()).toMatchObject({ subject: 'note', id: note.id, change: 'changed' })
    await mara.call('DELETE', memberAt(id))
    expect(await heard.next()).toMatchObject({ subject: 'member', id, change: 'removed' })
  })

  it('is heard across servers', async () => {
    const heard = await listen(await second.signIn(mara))
    const { id } = (await addAnna(mara)).body
    expect(await heard.next()).toMatchObject({ subject: 'member', id })
  })

  it('is heard by nobody else', async () => {
    const ben = await house.visitor().arrive()
    const heard = await listen(ben)
    const { id } = (await addAnna(mara)).body
    await mara.call('POST', '/api/circle/notes', { circleMemberId: id, content: 'Hello' })
    expect(await heard.within(400)).toEqual([])
    expect(await house.visitor().call('GET', '/api/circle/events')).toMatchObject({ status: 401 })
  })

  it('that is refused is told to nobody', async () => {
    const { id } = (await addAnna(mara)).body
    const heard = await listen(mara)
    await mara.call('PATCH', memberAt(id), { version: 7, name: 'Annie' })
    expect(await heard.within(300)).toEqual([])
  })
})

describe('a line that was lost', () => {
  it('goes on after the last event that was heard', async () => {
    const heard = await listen(mara)
    await addAnna(mara)
    await heard.next()
    await heard.close()
    const { id } = (await addAnna(mara)).body
    const again = await listen(mara, heard.lastId())
    let missed = await again.next()
    while (missed['id'] !== id) missed = await again.next()
    expect(missed).toMatchObject({ subject: 'member', change: 'added' })
  })

  it('that missed many is told once that all may have changed', async () => {
    const heard = await listen(mara)
    await addAnna(mara)
    const first = await heard.next()
    await heard.close()
    await house.owner.query(
      `insert into circle_events (seq, user_id, subject, subject_id, change)
       select seq + n, user_id, subject, subject_id, change from circle_events, generate_series(1, 30) n
       where seq = $1`,
      [first['seq']],
    )
    const again = await listen(mara, heard.lastId())
    expect(await again.next()).toMatchObject({ subject: 'all' })
    expect(await again.within(300)).toEqual([])
  })

  it.each([
    ['a loss among many', 30, 'link', 'removed', 'removed'],
    ['longer than changes are kept', 0, 'link', 'removed', 'removed'],
    ['many, and no loss', 30, 'link', 'changed', 'changed'],
  ])('that missed %s is told so', async (_, more, subject, change, told) => {
    const { rows } = await house.owner.query<{ seq: string }>(
      `select (extract(epoch from clock_timestamp()) * 1000000)::bigint as seq`,
    )
    const { userId } = (await mara.call('GET', '/api/profile')).body
    await house.owner.query(
      `insert into circle_events (seq, user_id, subject, subject_id, change)
       select $1::bigint + n, $2, $3, gen_random_uuid(), $4 from generate_series(1, $5::int) n`,
      [rows[0]!.seq, userId, subject, change, more],
    )
    const since = Number(rows[0]!.seq) - (more > 0 ? 0 : 25 * 3600 * 1e6)
    const again = await listen(mara, String(since))
    expect(await again.next()).toMatchObject({ subject: 'all', change: told })
    expect(await again.within(300)).toEqual([])
  })

  it('begins anew with a number that no event can have yet', async () => {
    const again = await listen(mara, '9999999999999999')
    const { id } = (await addAnna(mara)).body
    expect(await again.next()).toMatchObject({ id })
  })

  it('to the database is made again, and nothing of what happened meanwhile is missed', async () => {
    const heard = await listen(mara)
    await house.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    )
    const { id } = (await addAnna(mara)).body
    expect(await heard.next()).toMatchObject({ subject: 'member', id })
  })
})

describe('requests between two', () => {
  it('are heard on both sides, and so is what comes of them', async () => {
    const ben = await house.visitor().arrive()
    await findable(ben)
    const [ofMara, ofBen] = [await listen(mara), await listen(ben)]
    const { id } = await ask(mara, ben)
    for (const stream of [ofMara, ofBen])
      expect(await stream.next()).toMatchObject({ subject: 'invite', id, change: 'added' })
    await ben.call('POST', '/api/accept-circle-invite', { inviteId: id })
    for (const stream of [ofMara, ofBen]) {
      const subjects = (await stream.within(300)).map(({ subject }) => subject as string)
      expect(new Set(subjects)).toEqual(new Set(['member', 'link', 'invite']))
    }
  })

  it('by letter reach whoever has the address', async () => {
    const ben = await house.visitor().arrive()
    const ofBen = await listen(ben)
    await mara.call('POST', '/api/send-invitation-email', { inviteeEmail: ben.email })
    expect(await ofBen.next()).toMatchObject({ subject: 'invite', change: 'added' })
  })

  it('that are declined without telling are not told', async () => {
    const ben = await house.visitor().arrive()
    const { id } = await ask(mara, ben)
    const ofMara = await listen(mara)
    await ben.call('POST', `/api/circle/requests/${id}/decline`, { how: 'quiet' })
    expect(await ofMara.within(300)).toEqual([])
  })

  it.each([
    ['a withdrawal', 'DELETE', undefined],
    ['a narrower consent', 'PUT', { scope: 'ring' }],
  ] as const)(
    'and what is shown of oneself: %s is heard as a loss by who loses it',
    async (_, method, body) => {
      const ben = await house.visitor().arrive()
      const { ofReceiver, ofSender } = await link(mara, ben, 'signs')
      const ofMara = await listen(mara)
      await ben.call(method, `${memberAt(ofSender)}/consent`, body)
      const lost = { subject: 'link', id: ofReceiver, change: 'removed' }
      expect(await ofMara.next()).toMatchObject(lost)
    },
  )
})

it('whoever agrees anew to the same is heard as a change, and not as a loss', async () => {
  const ben = await house.visitor().arrive()
  const { ofReceiver, ofSender } = await link(mara, ben, 'signs')
  const ofMara = await listen(mara)
  await ben.call('PUT', `${memberAt(ofSender)}/consent`, { scope: 'signs' })
  expect(await ofMara.next()).toMatchObject({ subject: 'link', id: ofReceiver, change: 'changed' })
})

it('events are forgotten after a day', async () => {
  await addAnna(mara)
  await house.owner.query(`update circle_events set seq = seq - 25 * 3600 * 1000000::bigint`)
  await addAnna(mara)
  expect(await forgetEvents(house.context)).toBeGreaterThan(0)
  const { rows } = await house.owner.query('select count(*)::int as left from circle_events')
  expect(rows).toEqual([{ left: 1 }])
})

it('an erased account leaves no event behind', async () => {
  await addAnna(mara)
  const { userId } = (await mara.call('GET', '/api/profile')).body
  await house.owner.query('delete from users where id = $1', [userId])
  const { rowCount } = await house.owner.query('select 1 from circle_events where user_id = $1', [userId])
  expect(rowCount).toBe(0)
})
