import { randomUUID } from 'node:crypto'
import { ARCHIVE_MAX_MB, MEMBERS_MAX, NOTES_MAX } from '@astrarium/contracts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { addAnna, circleOf } from '../../../test/circle.ts'
import { hostilePhotos } from '../../../test/hostile-photos.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Json, Person } from '../../../test/person.ts'
import { openTestApp } from '../../../test/open-test-app.ts'
import type { TestApp } from '../../../test/open-test-app.ts'
import { testApp } from '../../../test/test-app.ts'
import { collectArchive } from './service/collect-archive.ts'

const house = testApp()
let archive: Json
beforeAll(async () => {
  const mara = await house.visitor().arrive()
  await mara.ask('What is my purpose?')
  const { userId } = (await mara.call('GET', '/api/profile')).body
  archive = JSON.parse(JSON.stringify(await collectArchive(house.context, userId as string))) as Json
})

/** The same conversation under ids of its own, so that it can come in beside the first. */
function another(): Json {
  const ids = [...archive['mine'].chat_threads, ...archive['mine'].asks, ...archive['mine'].chat_messages]
  const text = ids.reduce<string>(
    (said, { id }: Json) => said.replaceAll(id as string, randomUUID()),
    JSON.stringify(archive),
  )
  return JSON.parse(text) as Json
}

const take = (person: Person, sent: Json) => person.call('POST', '/api/account/import', { archive: sent })

describe('an archive that comes in', () => {
  it('stands among what was changed in the account', async () => {
    const ben = await house.visitor().arrive()
    expect((await take(ben, another())).status).toBe(200)
    const changes = (await ben.call<Json[]>('GET', '/api/account/changes')).body
    expect(changes.map(({ what }) => what as string)).toContain('data_imported')
  })

  it('brings no account of a person under sixteen, though people in a Circle may be of any age', async () => {
    const ben = await house.visitor().arrive()
    const sent = another()
    sent['mine'].profiles[0].birth.birthDate = `${new Date().getUTCFullYear() - 15}-01-01`
    const refused = await take(ben, sent)
    expect([refused.status, refused.body.code]).toEqual([403, 'too_young'])
    const before = (await ben.call('GET', '/api/profile')).body
    expect(before.birth.birthDate).toBe('1926-04-21')
  })

  it('keeps the birth that it replaces as a version, which brings back birth and chart', async () => {
    const ben = await house.visitor().arrive({ ...LONDON_1926, birthTime: '14:40' })
    const before = (await ben.call('GET', '/api/profile')).body
    const sent = another()
    const birth = { ...sent['mine'].profiles[0].birth, birthTime: '05:00' }
    sent['mine'].birth_versions = Array.from({ length: 20 }, (_, day) => ({
      birth,
      id: randomUUID(),
      replacedAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
    }))
    expect((await take(ben, sent)).status).toBe(200)
    expect((await ben.call('GET', '/api/profile')).body.birth).toMatchObject({ birthTime: '02:40' })
    const { versions } = (await ben.call('GET', '/api/chart/birth/versions')).body
    expect(versions).toHaveLength(20)
    expect(versions[0].birth).toEqual(before.birth)
    await ben.call('POST', `/api/chart/birth/versions/${versions[0].id}/restore`)
    const after = (await ben.call('GET', '/api/profile')).body
    expect([after.birth, after.chart.ascendant]).toEqual([before.birth, before.chart.ascendant])
  })

  it('places people anew who were placed by the birth that it replaces', async () => {
    const ben = await house.visitor().arrive({ ...LONDON_1926, birthDate: '1991-10-03' })
    await addAnna(ben)
    const [before] = await circleOf(ben)
    expect((await take(ben, another())).status).toBe(200)
    const [placed] = await circleOf(ben)
    await addAnna(ben)
    const [, added] = await circleOf(ben)
    const told = ({ ring, summary, astrologicalFactors }: Json) => ({ ring, summary, astrologicalFactors })
    expect(told(placed!)).toEqual(told(added!))
    expect(told(placed!)).not.toEqual(told(before!))
  })

  it('leaves what stands for the same day: the chart of the day and the insight that were told here', async () => {
    const arrive = async (app: TestApp, birth?: Json) => {
      const person = await app.visitor().arrive(birth)
      await person.call('POST', '/api/generate-user-daily-chart', { forDate: '2026-11-20' })
      expect((await person.call('POST', '/api/generate-daily-insight', {})).status).toBe(200)
      return person
    }
    const today = async (person: Person) => {
      const { transits } = (await person.call('GET', '/api/daily-chart')).body
      return { transits, insight: (await person.call('GET', '/api/daily-insights/today')).body.insight }
    }
    const other = await openTestApp()
    try {
      const old = await arrive(house)
      const { userId } = (await old.call('GET', '/api/profile')).body
      const sent = JSON.parse(JSON.stringify(await collectArchive(house.context, userId as string))) as Json
      const ben = await arrive(other, { ...LONDON_1926, birthDate: '1991-10-03' })
      const before = await today(ben)
      expect(before).not.toEqual(await today(old))
      expect((await take(ben, sent)).status).toBe(200)
      expect(await today(ben)).toEqual(before)
      expect((await take(ben, sent)).body.code).toBe('import_conflict')
    } finally {
      await other.close()
    }
  }, 60_000)

  it('leaves what it says nothing of: birth, chart, context and photo of one’s own', async () => {
    const ben = await house.visitor().arrive()
    await ben.call('PATCH', '/api/profile', { personalContext: 'I am moving house.' })
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    await ben.call('PUT', '/api/profile/photo', { photo: photo.toString('base64') })
    const before = (await ben.call('GET', '/api/profile')).body
    const sent = another()
    Object.assign(sent['mine'].profiles[0] as Json, { birth: null, birthChart: null, personalContext: null })
    sent['mine'].profiles[0].fullName = 'Ben'
    expect((await take(ben, sent)).status).toBe(200)
    expect((await ben.call('GET', '/api/profile')).body).toEqual({ ...before, fullName: 'Ben' })
    sent['mine'] = {}
    expect((await take(ben, sent)).status).toBe(200)
  })

  it('may hold more than one statement does: 4,000 questions, each after the one before it', async () => {
    const sent = another()
    const [first] = sent['mine'].asks as Json[]
    let parentId = first!['id'] as string
    for (let each = 0; each < 4000; each++) {
      const id = randomUUID()
      sent['mine'].asks.unshift({
        ...first,
        id,
        parentId,
        turnId: randomUUID(),
        idempotencyKey: randomUUID(),
      })
      parentId = id
    }
    const ben = await house.visitor().arrive()
    expect((await take(ben, sent)).status).toBe(200)
    const { rows } = await house.owner.query<{ depth: number }>(
      `with recursive path as (select parent_id, 1 as depth from asks where id = $1
       union all select a.parent_id, depth + 1 from asks a join path on a.id = path.parent_id)
       select max(depth)::int as depth from path`,
      [parentId],
    )
    expect(rows).toEqual([{ depth: 4001 }])
  }, 60_000)

  it('brings no more people and no more notes than there is room for', async () => {
    const anna = (await addAnna(await house.visitor().arrive())).body
    const owner = await house.owner.query<{ user_id: string }>(
      'select user_id from circle_members where id = $1',
      [anna['id']],
    )
    const sent = JSON.parse(
      JSON.stringify(await collectArchive(house.context, owner.rows[0]!.user_id)),
    ) as Json
    const [member] = sent['mine'].circle_members as Json[]
    const of = (count: number, row: () => Json) => Array.from({ length: count }, row)
    const others = (count: number) => of(count, () => ({ ...member, id: randomUUID(), sendId: randomUUID() }))
    const notes = (count: number) => {
      const at = '2026-11-20T18:00:00.000Z'
      const words = { content: 'Hello', wordCount: 1, source: 'own', version: 1, askId: null }
      const marks = { isFavourite: false, isCompleted: false, createdAt: at, updatedAt: at }
      return of(count, () => ({ id: randomUUID(), circleMemberId: member!['id'], ...words, ...marks }))
    }
    const ben = await house.visitor().arrive()
    sent['mine'].circle_members = others(MEMBERS_MAX + 1)
    expect(await take(ben, sent)).toMatchObject({ status: 409, body: { code: 'circle_full' } })
    sent['mine'].circle_members = others(1)
    member!['id'] = sent['mine'].circle_members[0].id
    sent['mine'].circle_notes = notes(NOTES_MAX + 1)
    expect(await take(ben, sent)).toMatchObject({ status: 409, body: { code: 'notes_full' } })
    sent['mine'].circle_notes.pop()
    expect(await take(ben, sent)).toMatchObject({ status: 200 })
  }, 60_000)

  it.each([
    ['a number too large for its column', 'asks.version', (mine: Json) => (mine['asks'][0].version = 3e9)],
    ['a number that is not whole', 'asks.version', (mine: Json) => (mine['asks'][0].version = 0.5)],
    [
      'a date that no calendar has',
      'asks',
      (mine: Json) => (mine['asks'][0].askedAt = '+275000-01-01T00:00:00Z'),
    ],
    [
      'a word that the column does not know',
      'asks_outcome',
      (mine: Json) => (mine['asks'][0].outcome = 'odd'),
    ],
    ['an id that is none', 'asks', (mine: Json) => (mine['asks'][0].turnId = 'none')],
    [
      'a time zone that there is not',
      'profiles.currentTimeZone',
      (mine: Json) => (mine['profiles'][0].currentTimeZone = 'Atlantis/Poseidonis'),
    ],
    [
      'a birth in such a time zone',
      'profiles.birth',
      (mine: Json) => (mine['profiles'][0].birth.timezone = 'Atlantis/Poseidonis'),
    ],
    [
      'a birth that is none',
      'profiles.birth',
      (mine: Json) => (mine['profiles'][0].birth.birthDate = 'never'),
    ],
    [
      'a link to an id of a table that nobody declared',
      'asks.threadId points',
      (mine: Json) => {
        const id = randomUUID()
        mine['anything'] = [{ id }]
        mine['asks'][0].threadId = id
      },
    ],
  ])('is refused for %s, and says where', async (_, place, spoil) => {
    const sent = another()
    spoil(sent['mine'] as Json)
    const ben = await house.visitor().arrive()
    const { status, body } = await take(ben, sent)
    expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'import_invalid' })
    expect(body['error']).toContain(place)
    expect((await ben.call('GET', '/api/threads')).body).toEqual([])
  })

  it('draws its photo anew, as one that is uploaded, and names that one', async () => {
    const sent = another()
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Copyright: 'CANARY' } })
      .webp()
      .toBuffer()
    expect(photo.includes('CANARY')).toBe(true)
    sent['mine'].profile_photos = [{ photo: photo.toString('base64') }]
    sent['mine'].profiles[0].photoVersion = 'of elsewhere'
    const ben = await house.visitor().arrive()
    expect((await take(ben, sent)).status).toBe(200)
    const { profilePhotoUrl } = (await ben.call('GET', '/api/profile')).body
    const shown = await ben.raw('GET', profilePhotoUrl as string)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('CANARY')).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(64)
    expect(profilePhotoUrl).toContain(shown.headers.get('etag')!.replaceAll('"', ''))
  })

  it('may be as large as the page says, and no larger', async () => {
    const ben = await house.visitor().arrive()
    const sized = async (mb: number) => (await take(ben, { filler: 'x'.repeat(mb * 1024 * 1024) })).body.code
    expect([await sized(ARCHIVE_MAX_MB - 1), await sized(ARCHIVE_MAX_MB)]).toEqual([
      'import_invalid',
      'too_large',
    ])
  })

  it('is refused whole for a photo that would be refused', async () => {
    const hostile = await hostilePhotos()
    const ben = await house.visitor().arrive()
    for (const wanted of ['photo_type', 'photo_unreadable', 'photo_too_many_pixels', 'photo_moves']) {
      const sent = another()
      const photo = hostile.find(({ code }) => code === wanted)!.bytes.toString('base64')
      sent['mine'].profile_photos = [{ photo }]
      expect((await take(ben, sent)).body['code']).toBe(wanted)
    }
    expect((await ben.call('GET', '/api/threads')).body).toEqual([])
  }, 30_000)

  it('may be of a time before a column that has something to stand in for it', async () => {
    const sent = another()
    delete sent['mine'].profiles[0].isRestricted
    delete sent['mine'].asks[0].version
    const ben = await house.visitor().arrive()
    expect((await take(ben, sent)).status).toBe(200)
    const { rows } = await house.owner.query('select again as version from asks where id = $1', [
      sent['mine'].asks[0].id,
    ])
    expect(rows).toEqual([{ version: 0 }])
  })

  it('brings an answer that was on its way as one that was returned', async () => {
    const sent = another()
    sent['mine'].asks[0].status = 'reserved'
    const ben = await house.visitor().arrive()
    expect((await take(ben, sent)).status).toBe(200)
    const { rows } = await house.owner.query(`select status from asks where id = $1`, [
      sent['mine'].asks[0].id,
    ])
    expect(rows).toEqual([{ status: 'returned' }])
  })
})
