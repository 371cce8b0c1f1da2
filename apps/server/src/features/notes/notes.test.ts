import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna } from '../../../test/circle.ts'
import { link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { sealed } from './sealed.ts'

const house = testApp()
const NOTES = '/api/circle/notes'
let mara: Person
let anna: Json
beforeEach(async () => {
  mara = await house.visitor().arrive()
  anna = (await addAnna(mara)).body
})

const note = async (content: string): Promise<Json> =>
  (await mara.call('POST', NOTES, { circleMemberId: anna['id'], content })).body
const list = async (query = ''): Promise<Json> => (await mara.call('GET', `${NOTES}${query}`)).body
const overview = async (query = ''): Promise<Json> =>
  (await mara.call('GET', `/api/circle/notes-overview${query}`)).body
const wordsOf = async (query = '') => (await list(query))['notes'].map(({ content }: Json) => content)
const later = (days: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + days * 86_400_000)
}

/** So many notes about Anna, "Note 0" the latest, several of each moment. */
async function keepMany({ count, ofOneMoment }: { count: number; ofOneMoment: number }): Promise<void> {
  const { userId } = (await mara.call('GET', '/api/profile')).body
  const numbers = Array.from({ length: count }, (_, index) => index)
  const words = numbers.map((index) => house.context.vault.seal(sealed.content, userId, `Note ${index}`))
  const moments = numbers.map((index) => {
    const minutesAgo = Math.floor(index / ofOneMoment) + 1
    return new Date(house.clock.now.getTime() - minutesAgo * 60_000).toISOString()
  })
  await house.owner.query(
    `insert into circle_notes (user_id, circle_member_id, source, content, word_count, created_at, updated_at)
     select $1, $2, 'own', words, 2, at, at from unnest($3::text[], $4::timestamptz[]) as made (words, at)`,
    [userId, anna['id'], words, moments],
  )
}

describe('notes about people', () => {
  it('are listed newest first, with numbers of all of them', async () => {
    await note('Calls before noon.')
    later(8)
    const second = await note('Likes long walks by the river.')
    await mara.call('PUT', `${NOTES}/${second['id']}/favourite`, { isFavourite: true })
    await mara.call('PUT', `${NOTES}/${second['id']}/completed`, { isCompleted: true })
    expect(await list()).toMatchObject({
      notes: [
        { content: 'Likes long walks by the river.', source: 'own', isFavourite: true, isCompleted: true },
        { content: 'Calls before noon.', wordCount: 3, isFavourite: false, isCompleted: false, version: 1 },
      ],
      next: null,
    })
    expect((await overview())['statistics']).toEqual({
      total: 2,
      favourites: 1,
      completed: 1,
      recent: 1,
      averageWords: 5,
    })
  })

  it('are found by favourites, by completed ones, and by when they were made', async () => {
    const first = await note('First')
    const between = new Date(house.clock.now.getTime() + 43_200_000).toISOString()
    later(1)
    const second = await note('Second')
    await mara.call('PUT', `${NOTES}/${first['id']}/favourite`, { isFavourite: true })
    await mara.call('PUT', `${NOTES}/${second['id']}/completed`, { isCompleted: true })
    expect(await wordsOf('?favourites=true')).toEqual(['First'])
    expect(await wordsOf('?completed=true')).toEqual(['Second'])
    expect(await wordsOf(`?from=${between}`)).toEqual(['Second'])
    expect(await wordsOf(`?until=${between}`)).toEqual(['First'])
    expect(await overview('?completed=true')).toMatchObject({
      people: [{ circleMemberId: anna['id'], total: 2, count: 1 }],
      statistics: { total: 2 },
    })
  })

  it('come in pages, each where the one before ended, whatever comes in between', async () => {
    // several of one moment, so that the moment alone does not say where a page ends
    await keepMany({ count: 120, ofOneMoment: 40 })
    const seen: string[] = []
    let page = await list()
    await note('Comes in meanwhile')
    for (;;) {
      expect(page['notes'].length).toBeLessThanOrEqual(50)
      seen.push(...page['notes'].map(({ content }: Json) => content))
      if (page['next'] === null) break
      page = await list(`?after=${encodeURIComponent(page['next'])}`)
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen)).toEqual(new Set(Array.from({ length: 120 }, (_, index) => `Note ${index}`)))
    expect((await overview())['statistics']).toMatchObject({ total: 121 })
    expect(await mara.call('GET', `${NOTES}?after=yesterday`)).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    })
  })

  it('are found by words in them and by names, of all there are and of one person, page by page', async () => {
    const berta = (await addAnna(mara, { name: 'Berta Kern' })).body
    await keepMany({ count: 700, ofOneMoment: 1 })
    await mara.call('POST', NOTES, { circleMemberId: berta['id'], content: 'Met at Note 12, by the RIVER' })
    expect(await wordsOf('?search=river')).toEqual(['Met at Note 12, by the RIVER'])
    expect(await wordsOf('?search=%20berta%20')).toEqual(['Met at Note 12, by the RIVER'])
    expect(await wordsOf('?search=Note%2012,')).toEqual(['Met at Note 12, by the RIVER'])
    // of 700, newest first, each page is reached by what fits, not by what was looked into
    const first = await list('?search=note%201')
    expect(first['notes']).toHaveLength(50)
    const second = await list(`?search=note%201&after=${encodeURIComponent(first['next'])}`)
    expect(second['notes']).toHaveLength(50)
    const rest: string[] = await wordsOf(`?search=note%201&after=${encodeURIComponent(second['next'])}`)
    expect(rest.length + 100).toBe(1 + 111)
    expect(await overview('?search=note%201')).toMatchObject({
      people: [
        { circleMemberId: berta['id'], count: 1, total: 1 },
        { circleMemberId: anna['id'], count: 111, total: 700 },
      ],
      statistics: { total: 701 },
    })
    expect(await wordsOf(`?circleMemberId=${berta['id']}`)).toHaveLength(1)
    expect(await wordsOf('?search=nowhere')).toEqual([])
    expect((await overview('?search=nowhere'))['people']).toMatchObject([{ count: 0 }, { count: 0 }])
  })

  it('are read one by one as they stand now', async () => {
    const kept = await note('As it is')
    expect((await mara.call('GET', `${NOTES}/${kept['id']}`)).body).toEqual(kept)
    expect(await mara.call('GET', `${NOTES}/${randomUUID()}`)).toMatchObject({ status: 404 })
  })

  it('lose no word where two edits cross: the second hears of it, and nothing of it is kept', async () => {
    const { id } = await note('As it was')
    const answers = await Promise.all(
      ['One way', 'The other way'].map((content) =>
        mara.call('PATCH', `${NOTES}/${id}`, { version: 1, content }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'note_changed' })
    const kept = answers.find(({ status }) => status === 200)!.body
    expect((await list())['notes']).toEqual([kept])
    expect(kept).toMatchObject({ version: 2 })
  })

  it('are nobody else’s: a stranger with the right id reads, changes, marks and deletes nothing', async () => {
    const { id } = await note('Mine alone')
    const ben = await house.visitor().arrive()
    for (const answer of [
      await ben.call('GET', `${NOTES}/${id}`),
      await ben.call('PATCH', `${NOTES}/${id}`, { version: 1, content: 'Yours' }),
      await ben.call('PUT', `${NOTES}/${id}/favourite`, { isFavourite: true }),
      await ben.call('PUT', `${NOTES}/${id}/completed`, { isCompleted: true }),
      await ben.call('DELETE', `${NOTES}/${id}`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'note_not_found', error: 'Note not found' } })
    expect(await ben.call('POST', NOTES, { circleMemberId: anna['id'], content: 'Hello' })).toMatchObject({
      status: 404,
      body: { code: 'member_not_found' },
    })
    expect((await ben.call('GET', NOTES)).body).toEqual({ notes: [], next: null })
    expect((await ben.call('GET', `${NOTES}?circleMemberId=${anna['id']}`)).body['notes']).toEqual([])
    expect((await ben.call('GET', '/api/circle/notes-overview?search=mine')).body).toMatchObject({
      people: [],
      statistics: { total: 0 },
    })
    expect(await wordsOf()).toEqual(['Mine alone'])
  })

  it('go one by one, and all with the person they are about', async () => {
    const { id } = await note('For a while')
    await note('Until the end')
    expect((await mara.call('DELETE', `${NOTES}/${id}`)).body).toEqual({ success: true })
    expect(await mara.call('DELETE', `${NOTES}/${id}`)).toMatchObject({ status: 404 })
    await mara.call('DELETE', `/api/circle/members/${anna['id']}`)
    expect(await wordsOf()).toEqual([])
    expect(await overview()).toMatchObject({ people: [], statistics: { total: 0, averageWords: 0 } })
  })

  it('say something', async () => {
    for (const content of ['', '   ', 'x'.repeat(10_001)])
      expect(await mara.call('POST', NOTES, { circleMemberId: anna['id'], content })).toMatchObject({
        status: 400,
        body: { code: 'bad_request' },
      })
  })
})

describe('an answer about somebody', () => {
  const keep = (askId: string, isKept: boolean, who: Person = mara) =>
    who.call('PUT', `/api/circle/members/${anna['id']}/notes/${askId}`, { isKept })

  it('is kept once, as it was said, and taken out again', async () => {
    const { askId, words } = await mara.ask('How do Anna and I get on?')
    expect((await keep(askId, true)).body).toEqual({ isKept: true })
    await keep(askId, true)
    const { notes } = await list()
    expect(notes).toMatchObject([{ circleMemberId: anna['id'], content: words, source: 'arion', askId }])
    expect(
      await mara.call('PATCH', `${NOTES}/${notes[0].id}`, { version: 1, content: 'Otherwise' }),
    ).toMatchObject({ status: 400 })
    await keep(askId, false)
    expect(await wordsOf()).toEqual([])
  })

  it('outlives its question', async () => {
    const { askId, words } = await mara.ask('How do Anna and I get on?')
    await keep(askId, true)
    await mara.call('DELETE', `/api/asks/${askId}`)
    expect((await list())['notes']).toMatchObject([{ content: words, askId: null }])
  })

  it('is one’s own', async () => {
    const ben = await house.visitor().arrive()
    const { askId } = await ben.ask('How do Anna and I get on?')
    expect((await keep(askId, true)).body).toMatchObject({ code: 'ask_not_found' })
    expect((await keep(askId, true, ben)).body).toMatchObject({ code: 'member_not_found' })
    expect((await keep(randomUUID(), true)).body).toMatchObject({ code: 'ask_not_found' })
  })

  it('goes to whoever it is about and to nobody else', async () => {
    const berta = (await addAnna(mara, { name: 'Berta Kern' })).body
    const { askId } = await mara.ask('How do we get on?', { circleMemberData: { id: berta['id'] } })
    expect(await keep(askId, true)).toMatchObject({
      status: 400,
      body: { code: 'bad_request', fields: { memberId: 'the member whom it is about' } },
    })
    expect(await wordsOf()).toEqual([])
  })

  it('says in its conversation whom it is about, and whether it is kept', async () => {
    const { askId, threadId } = await mara.ask('How do we get on?', { circleMemberData: { id: anna['id'] } })
    const said = async () => (await mara.call('GET', `/api/threads/${threadId}`)).body['messages']
    const about = { id: anna['id'], name: 'Anna Feldt' }
    expect(await said()).toMatchObject([{ about }, { about, isFavourite: false }])
    await keep(askId, true)
    expect((await said())[1]).toMatchObject({ about, isFavourite: true })
    await mara.call('DELETE', `${NOTES}/${(await list())['notes'][0].id}`)
    expect((await said())[1]).toMatchObject({ about, isFavourite: false })
    await mara.call('DELETE', `/api/circle/members/${anna['id']}`)
    expect((await said())[1]).toMatchObject({ about: null, isFavourite: false })
  })

  it.each([
    ['asks', 'ask_not_found'],
    ['circle_members', 'member_not_found'],
  ])('is refused where its row of %s goes in the same moment', async (table, code) => {
    const { askId } = await mara.ask('How do Anna and I get on?')
    const owner = await house.owner.connect()
    try {
      await owner.query('begin')
      await owner.query(`delete from ${table} where id = $1`, [table === 'asks' ? askId : anna['id']])
      const keeping = keep(askId, true)
      await expect
        .poll(async () => {
          await owner.query('select pg_stat_clear_snapshot()')
          const { rows } = await owner.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBe(1)
      await owner.query('commit')
      expect(await keeping).toMatchObject({ status: 404, body: { code } })
    } finally {
      owner.release()
    }
  })

  it.each(['withdrawn', 'given anew', 'unlinked'] as const)(
    'of somebody linked is not kept once the consent was %s',
    async (ending) => {
      const ben = await house.visitor().arrive()
      const { ofReceiver, ofSender } = await link(mara, ben)
      const { askId } = await mara.ask('How do we get on?', { circleMemberData: { id: ofReceiver } })
      later(1)
      const theirs = `/api/circle/members/${ofSender}`
      if (ending === 'withdrawn') await ben.call('DELETE', `${theirs}/consent`)
      if (ending === 'given anew') await ben.call('PUT', `${theirs}/consent`, { scope: 'wheel' })
      if (ending === 'unlinked') await ben.call('DELETE', `${theirs}/link`)
      const star = `/api/circle/members/${ofReceiver}/notes`
      expect(await mara.call('PUT', `${star}/${askId}`, { isKept: true })).toMatchObject({
        status: 409,
        body: { code: 'not_shared' },
      })
      expect((await list())['notes']).toEqual([])
      if (ending !== 'given anew') return
      const next = await mara.ask('How do we get on?', { circleMemberData: { id: ofReceiver } })
      expect((await mara.call('PUT', `${star}/${next.askId}`, { isKept: true })).status).toBe(200)
    },
  )

  it('goes with the link, or the consent, of somebody linked; one’s own words stay', async () => {
    for (const ending of ['consent', 'link'] as const) {
      const ben = await house.visitor().arrive()
      const { ofReceiver, ofSender } = await link(mara, ben)
      const { askId } = await mara.ask('What does Ben need this week?')
      await mara.call('PUT', `/api/circle/members/${ofReceiver}/notes/${askId}`, { isKept: true })
      await mara.call('POST', NOTES, { circleMemberId: ofReceiver, content: `Mine after ${ending}` })
      await ben.call('DELETE', `/api/circle/members/${ofSender}/${ending}`)
      const left = (await list())['notes'].filter(({ circleMemberId }: Json) => circleMemberId === ofReceiver)
      expect(left).toMatchObject([{ content: `Mine after ${ending}`, source: 'own' }])
      await mara.call('DELETE', `/api/circle/members/${ofReceiver}`)
    }
  })
})
