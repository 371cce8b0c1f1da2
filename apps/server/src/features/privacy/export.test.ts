import { getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApp } from '../../../test/open-test-app.ts'
import type { TestApp } from '../../../test/open-test-app.ts'
import type { Json, Person } from '../../../test/person.ts'
import { readEverything } from '../../../test/read-everything.ts'
import { testApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'
import { REGISTER } from './register.ts'
import { findExport, makeArchivesAnew } from './repository.ts'
import { makeExport } from './service/make-export.ts'

const house = testApp()
const DAY = 86_400_000

async function archiveOf(app: TestApp, person: Person): Promise<{ json: Json; html: string; schema: Json }> {
  await person.call('POST', '/api/account/export')
  await app.work()
  const response = await person.raw('GET', '/api/account/export/archive')
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  return {
    json: JSON.parse(files['astrarium.json']!) as Json,
    html: files['astrarium.html']!,
    schema: JSON.parse(files['schema.json']!) as Json,
  }
}

async function withEverything(): Promise<Person> {
  const mara = await house.visitor().arrive()
  await mara.call('PATCH', '/api/profile', { personalContext: 'I am moving house.' })
  await mara.ask('What is my purpose?')
  await mara.call('POST', '/api/generate-user-daily-chart', { forDate: '2026-11-20' })
  await readEverything(house, mara)
  return mara
}

describe('an archive', () => {
  it('holds every column that the register says is exported, opened, and no secret', async () => {
    const mara = await withEverything()
    const { json, html, schema } = await archiveOf(house, mara)
    const form = z.fromJSONSchema(schema)
    expect(form.safeParse(json).error).toBeUndefined()
    const { fullName: _, ...nameless } = json.mine.profiles[0] as Json
    for (const profile of [nameless, { ...json.mine.profiles[0], preparesDay: 'yes' }])
      expect(form.safeParse({ ...json, mine: { ...json.mine, profiles: [profile] } }).success).toBe(false)
    for (const { table, columns } of REGISTER) {
      const name = getTableName(table)
      const wanted = Object.entries(columns).filter(([, { kind }]) => kind === 'exported')
      if (wanted.length === 0 || name === 'debug_roles') continue
      const rows = [...(json.account[name] ?? []), ...(json.mine[name] ?? [])] as Json[]
      const keys = new Set(rows.flatMap((row) => Object.keys(row)))
      const missing = wanted.map(([key]) => key.replace(/Sealed$/, '')).filter((key) => !keys.has(key))
      expect(missing, name).toEqual([])
    }
    expect(json.mine.profiles[0]).toMatchObject({
      personalContext: 'I am moving house.',
      birth: { birthDate: '1926-04-21' },
    })
    const { rows } = await house.owner.query<{ secret: string }>(
      `select token as secret from sessions union all select password from accounts`,
    )
    for (const { secret } of rows) expect(JSON.stringify(json)).not.toContain(secret)
    for (const drawn of [
      'Your birth chart',
      'Your Circle, from',
      'The birth chart of Anna Feldt',
      'What touches your chart',
    ])
      expect(html).toMatch(new RegExp(`<figure><svg[^>]*aria-label="${drawn}`))
    expect(html).toMatch(/<dt>Where the ring comes from<\/dt><dd>Reasoned<\/dd>|<dd>reasoned<\/dd>/)
    expect(html).not.toMatch(/<dd>[\da-f]{8}-[\da-f]{4}-|T\d\d:\d\d:\d\d\.\d{3}Z/)
    expect(html).toContain('What is my purpose?')
    expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/)
  }, 60_000)

  it('that was begun before somebody was erased is neither kept nor told of, since it may hold their name', async () => {
    const mara = await house.visitor().arrive()
    const { userId } = (await mara.call('GET', '/api/profile')).body as { userId: string }
    await mara.call('POST', '/api/account/export')
    const { db, now } = house.context
    const erasing: typeof db.asJobs = async (work) => {
      await db.asJobs((tx) => makeArchivesAnew(tx, [userId], new Date(now().getTime() + 1000)))
      return db.asJobs(work)
    }
    await makeExport({ ...house.context, db: { ...db, asJobs: erasing } }, userId)
    const { rowCount } = await house.owner.query('select 1 from letters where user_id = $1', [userId])
    expect(rowCount).toBe(0)
    expect(await db.asUser(userId, (tx) => findExport(tx, userId))).toMatchObject({
      state: 'making',
      archiveSealed: null,
    })
  })

  it('is announced by a letter whose link works once, for seven days', async () => {
    const mara = await house.visitor().arrive()
    await archiveOf(house, mara)
    const byLink = (token = mara.linkToken()) => house.visitor().raw('POST', '/api/export-by-link', { token })
    expect((await byLink('another')).status).toBe(404)
    expect((await byLink()).headers.get('content-type')).toBe('application/zip')
    expect((await byLink()).status).toBe(404)
    expect((await mara.raw('GET', '/api/account/export/archive')).status).toBe(200)

    await archiveOf(house, mara)
    house.clock.now = new Date(house.clock.now.getTime() + 7 * DAY)
    expect((await byLink()).status).toBe(404)
    expect((await mara.raw('GET', '/api/account/export/archive')).status).toBe(404)
  })

  it('comes into an account that has a blueprint already, as every new one has, and takes its place', async () => {
    const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
    for (const person of [mara, ben]) await person.call('POST', '/api/generate-blueprint')
    await house.work()
    const { json } = await archiveOf(house, mara)
    await mara.call('POST', '/api/account/erasure', { confirmation: mara.password, when: 'now' })
    const { status, body } = await ben.call('POST', '/api/account/import', { archive: json })
    expect(status, JSON.stringify(body)).toBe(200)
    const again = (await archiveOf(house, ben)).json
    expect(again.mine.blueprint_answers).toEqual(json.mine.blueprint_answers)
  })

  it('comes back on another server, and its archive is the same again', async () => {
    const mara = await withEverything()
    const { json } = await archiveOf(house, mara)
    const other = await openTestApp()
    try {
      const there = other.visitor()
      await there.signUp()
      await there.confirm()
      const answer = await there.call('POST', '/api/account/import', { archive: json })
      expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ rows: expect.any(Number) as number })
      const again = (await archiveOf(other, there)).json
      // drawn anew like any that arrives: the same picture in other bytes, under another name
      for (const { mine } of [json, again]) {
        expect(mine.profile_photos).toEqual([{ photo: expect.stringMatching(/^UklGR/) as string }])
        delete mine.profile_photos
        mine.profiles[0].photoVersion = typeof mine.profiles[0].photoVersion
      }
      expect(again.mine).toEqual(json.mine)
      expect((await there.call('GET', '/api/profile')).body).toMatchObject({
        birth: { birthDate: '1926-04-21' },
      })
      const [thread] = (await there.call<Json[]>('GET', '/api/threads')).body
      expect((await there.call('GET', `/api/threads/${thread!.id}`)).status).toBe(200)
      expect(await there.balance()).toBe(5)
    } finally {
      await other.close()
    }
  }, 60_000)

  it('is taken in whole or not at all, and refused where it points elsewhere', async () => {
    const mara = await house.visitor().arrive()
    await mara.ask('What is my purpose?')
    const { json } = await archiveOf(house, mara)
    const ben = await house.visitor().arrive()
    const take = (archive: unknown) => ben.call('POST', '/api/account/import', { archive })
    expect((await take(json)).body.code).toBe('import_conflict')
    expect((await take({ product: 'Other' })).body.code).toBe('import_invalid')
    const stranger = structuredClone(json)
    stranger.mine.chat_threads = []
    expect((await take(stranger)).body.code).toBe('import_invalid')
    const wrong = structuredClone(json)
    wrong.mine.profiles[0].birth = { birthDate: 'never' }
    expect((await take(wrong)).body.code).toBe('import_invalid')
    expect((await ben.call('GET', '/api/threads')).body).toEqual([])
  })
})

describe('sessions and password', () => {
  it('are listed, ended one by one or all, and end when the password changes', async () => {
    const mara = await house.visitor().arrive()
    const enter = async (password = mara.password) => {
      const visitor = house.visitor()
      await visitor.call('POST', '/api/auth/sign-in', { email: mara.email, password })
      return visitor
    }
    const isIn = async (person: Person) => (await person.call('GET', '/api/profile')).status === 200
    const [phone, tablet] = [await enter(), await enter()]
    const listed = (await mara.call<Json[]>('GET', '/api/account/sessions')).body
    expect(listed.map(({ isThisOne }) => isThisOne)).toEqual([true, false, false])
    await mara.call('DELETE', `/api/account/sessions/${listed[1]!.id}`)
    expect([await isIn(phone), await isIn(tablet)].filter(Boolean)).toHaveLength(1)
    await mara.call('DELETE', '/api/account/sessions')
    expect([await isIn(phone), await isIn(tablet), await isIn(mara)]).toEqual([false, false, true])

    const changedAt = async () =>
      Date.parse((await mara.call('GET', '/api/account/privacy')).body['passwordChangedAt'] as string)
    const before = await changedAt()
    const again = await enter()
    const change = (current: string, next: string) =>
      mara.call('POST', '/api/account/password', { current, next })
    expect((await change('wrong', 'another horse 8')).body.code).toBe('invalid_credentials')
    expect((await change(mara.password, 'abc')).body.code).toBe('password_too_short')
    expect((await change(mara.password, 'another horse 8')).status).toBe(200)
    expect(await changedAt()).toBeGreaterThan(before)
    expect([await isIn(again), await isIn(mara)]).toEqual([false, true])
    expect(await isIn(await enter('another horse 8'))).toBe(true)
  })
})
