import sharp from 'sharp'
import { expect, it } from 'vitest'
import { circleOf, memberAt } from '../../../test/circle.ts'
import { ask, incomingOf, link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

async function withPhoto(person: Person, background = '#884422'): Promise<Person> {
  const drawn = sharp({ create: { width: 60, height: 60, channels: 3, background } }).jpeg()
  await person.call('PUT', '/api/profile/photo', { photo: (await drawn.toBuffer()).toString('base64') })
  return person
}
const photoOf = async (person: Person, memberId: string) =>
  (await person.raw('GET', `${memberAt(memberId)}/photo`)).status
const urlOf = async (person: Person) =>
  (await circleOf(person)).map(({ photoUrl }) => photoUrl as string | null)

it('a photo is shown to whoever is linked, in the list and on the page, and is asked for anew each time', async () => {
  const [mara, lu] = [await house.visitor().arrive(), await withPhoto(await house.visitor().arrive())]
  const { ofReceiver, ofSender } = await link(mara, lu)
  const { photoUrl } = (await mara.call('GET', memberAt(ofReceiver))).body
  expect(await urlOf(mara)).toEqual([photoUrl])
  const shown = await mara.raw('GET', photoUrl as string)
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ])
  const own = await lu.raw('GET', '/api/profile/photo')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(await own.arrayBuffer()))
  expect(await urlOf(lu)).toEqual([null])
  expect(await photoOf(lu, ofSender)).toBe(404)
  const { links } = (await lu.call('GET', '/api/circle/sharing')).body
  expect(links.find(({ memberId }: Json) => memberId === ofSender).theySee.photoVersion).toBe(
    (photoUrl as string).split('v=')[1],
  )
  await withPhoto(lu, '#224488')
  expect((await urlOf(mara))[0]).not.toBe(photoUrl)
})

it.each([
  ['unlinks', (lu: Person, at: string) => lu.call('DELETE', `${at}/link`)],
  ['withdraws what they show', (lu: Person, at: string) => lu.call('DELETE', `${at}/consent`)],
  ['removes the photo', (lu: Person) => lu.call('DELETE', '/api/profile/photo')],
  ['takes the other out of their Circle', (lu: Person, at: string) => lu.call('DELETE', at)],
  [
    'erases the account',
    (lu: Person) => lu.call('POST', '/api/account/erasure', { confirmation: lu.password, when: 'now' }),
  ],
] as const)('is gone at once where somebody %s', async (_, end) => {
  const [mara, lu] = [await house.visitor().arrive(), await withPhoto(await house.visitor().arrive())]
  const { ofReceiver, ofSender } = await link(mara, lu)
  const [photoUrl] = await urlOf(mara)
  const etag = (await mara.raw('GET', photoUrl!)).headers.get('etag')!
  await end(lu, memberAt(ofSender))
  expect(await urlOf(mara)).toEqual([null])
  expect(await photoOf(mara, ofReceiver)).toBe(404)
  // also for a browser that has it
  expect((await mara.raw('GET', photoUrl!, undefined, { 'If-None-Match': etag })).status).toBe(404)
})

it('is nobody’s who is not linked: not with a request under way, and not by another’s member', async () => {
  const [mara, lu, kiri] = [
    await house.visitor().arrive(),
    await withPhoto(await house.visitor().arrive()),
    await house.visitor().arrive(),
  ]
  await ask(kiri, lu)
  expect(JSON.stringify(await incomingOf(lu))).not.toContain('photo')
  const { ofReceiver } = await link(mara, lu)
  expect(await photoOf(kiri, ofReceiver)).toBe(404)
  const { userId } = (await kiri.call('GET', '/api/profile')).body
  const { sql } = await import('drizzle-orm')
  const { rows } = await house.context.db.asCircle({ userId: userId as string }, (tx) =>
    tx.execute(sql`select user_id from profile_photos`),
  )
  expect(rows).toEqual([])
})

it('is shown by nobody who agreed to words without it, until they agree anew', async () => {
  const earlier = "'2026-11-23'"
  const [mara, lu] = [
    await withPhoto(await house.visitor().arrive()),
    await withPhoto(await house.visitor().arrive()),
  ]
  const { id } = await ask(mara, lu)
  await house.owner.query(`update circle_invites set consent_version = ${earlier} where id = $1`, [id])
  await lu.call('POST', '/api/accept-circle-invite', { inviteId: id, scope: 'signs' })
  const [ofLu] = await circleOf(mara)
  const [ofMara] = await circleOf(lu)
  // whoever asked did so by the earlier words, and whoever accepted by those of today
  expect([ofMara!['photoUrl'], ofLu!['photoUrl']]).toEqual([null, expect.any(String)])
  const { userId } = (await lu.call('GET', '/api/profile')).body
  await house.owner.query(`update circle_consents set version = ${earlier} where user_id = $1`, [userId])
  expect(await urlOf(mara)).toEqual([null])
  expect(await photoOf(mara, ofLu!['id'] as string)).toBe(404)
  const { links } = (await lu.call('GET', '/api/circle/sharing')).body
  expect(links[0].theySee).toMatchObject({ scope: 'signs', photoVersion: null })
  const consents = async () => (await lu.call('GET', '/api/account/privacy')).body.sharing as Json[]
  expect((await consents()).map(({ hasPhoto }) => hasPhoto as boolean)).toEqual([false])
  const { sql } = await import('drizzle-orm')
  const maras = (await mara.call('GET', '/api/profile')).body.userId as string
  const rows = async () =>
    (
      await house.context.db.asCircle({ userId: maras }, (tx) =>
        tx.execute(sql`select user_id from profile_photos where user_id = ${userId}`),
      )
    ).rows.length
  expect(await rows()).toBe(0)
  house.clock.now = new Date(house.clock.now.getTime() + 1000)
  await lu.call('PUT', `${memberAt(ofMara!['id'] as string)}/consent`, { scope: 'ring' })
  expect(await photoOf(mara, ofLu!['id'] as string)).toBe(200)
  expect(await rows()).toBe(1)
  expect((await consents()).map(({ hasPhoto }) => hasPhoto as boolean)).toEqual([true, false])
})

it('whoever agrees to newer words for the same shows their photo, and nothing that rests on it goes', async () => {
  const [mara, lu] = [await house.visitor().arrive(), await withPhoto(await house.visitor().arrive())]
  const { ofReceiver, ofSender } = await link(mara, lu, 'wheel')
  const { userId } = (await lu.call('GET', '/api/profile')).body
  await house.owner.query(`update circle_consents set version = '2026-11-23' where user_id = $1`, [userId])
  const { askId } = await mara.ask('How do we get on?', { circleMemberData: { id: ofReceiver } })
  const notes = `/api/circle/members/${ofReceiver}/notes`
  expect((await mara.call('PUT', `${notes}/${askId}`, { isKept: true })).status).toBe(200)
  const told = async () => {
    const { summary, ring } = (await mara.call('GET', memberAt(ofReceiver))).body
    return { summary, ring, notes: (await mara.call('GET', '/api/circle/notes')).body.notes }
  }
  const before = await told()
  const theirs = async () =>
    (await lu.call('GET', '/api/circle/sharing')).body.links.find(
      ({ memberId }: Json) => memberId === ofSender,
    )
  expect(await theirs()).toMatchObject({ hasEarlierWords: true, theySee: { photoVersion: null } })
  house.clock.now = new Date(house.clock.now.getTime() + 1000)
  await lu.call('PUT', `${memberAt(ofSender)}/consent`, { scope: 'wheel' })
  expect(await theirs()).toMatchObject({
    hasEarlierWords: false,
    theySee: { photoVersion: expect.any(String) as string },
  })
  expect(await photoOf(mara, ofReceiver)).toBe(200)
  expect(before.notes).toHaveLength(1)
  expect(await told()).toEqual(before)
})
