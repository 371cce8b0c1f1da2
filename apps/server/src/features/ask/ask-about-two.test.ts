/** Asking Arion about somebody of one's Circle: whose chart is read, and whose is not. */
import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, ANNA_FELDT, memberAt } from '../../../test/circle.ts'
import { link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})

/** Everything that was said and kept of a conversation. */
const kept = async (threadId: string) =>
  JSON.stringify((await mara.call('GET', `/api/threads/${threadId}`)).body)
const SIGNS =
  /\b(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/

describe('a question about somebody of the Circle', () => {
  it('is answered from both charts, and the facts say whose their points are', async () => {
    await addAnna(mara)
    const { words, frames } = await mara.ask('How do Anna and I get on?')
    expect(words).toMatch(
      /Anna’s (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|Chiron|North Node)/,
    )
    const facts: Json[] = frames.flatMap((frame: Json) => frame['astrarium']?.facts ?? [])
    expect(facts.length).toBeGreaterThan(1)
    for (const { whose, points } of facts) expect(whose).toHaveLength(points.length)
  })

  it('of somebody without a birth says so, and reads the own side', async () => {
    await addAnna(mara, { birth: null })
    const { words } = await mara.ask('why do Anna and I quarrel?')
    expect(words).toMatch(/no birth date/)
    expect(words).not.toMatch(/Anna’s (Sun|Moon|Mars)/)
  })

  it('of two with the name is asked back, and takes no Ask', async () => {
    await addAnna(mara)
    await addAnna(mara, { name: 'Anna Berg', relationshipTag: 'colleague', birth: null })
    const before = (await mara.call('GET', '/api/balance')).body
    const { frames } = await mara.ask('How do Anna and I get on?')
    const end = frames.at(-1) as Json
    expect(end['astrarium']).toMatchObject({ outcome: 'not_understood' })
    expect(end['astrarium'].asksBack.offers.map(({ label }: Json) => label).toSorted()).toEqual([
      'How do Anna Berg and I get on?',
      'How do Anna Feldt and I get on?',
    ])
    expect((await mara.call('GET', '/api/balance')).body).toEqual(before)
  })

  it('knows nobody of another account', async () => {
    const kiri = await house.visitor().arrive()
    await addAnna(kiri)
    const { words } = await mara.ask('How do Anna and I get on?')
    expect(words).not.toMatch(/Anna’s/)
  })

  it('is answered from both wheels where the other one shows theirs, and goes with their consent', async () => {
    const lu = await house.visitor().arrive(ANNA_FELDT.birth)
    await lu.call('PATCH', '/api/profile', { fullName: 'Lu Bernasconi' })
    const { ofSender } = await link(mara, lu, 'wheel')
    const { words, threadId, askId } = await mara.ask('How do Lu and I get on?')
    expect(words).toMatch(/Lu’s (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Asc|Mid)/)
    expect(await kept(threadId)).toMatch(/theirs/)
    await mara.call('PUT', `/api/asks/${askId}/favourite`, { isFavourite: true })
    house.clock.now = new Date(house.clock.now.getTime() + 1000)
    await lu.call('PUT', `/api/circle/members/${ofSender}/consent`, { scope: 'signs' })
    const first = words.split('. ', 1)[0]!
    for (const path of [
      `/api/threads/${threadId}`,
      `/api/threads/${threadId}/export?format=json`,
      '/api/threads',
      '/api/threads/search?q=Lu',
      '/api/asks/saved',
    ]) {
      const { status, body } = await mara.call('GET', path)
      expect(status, path).toBe(200)
      const said = JSON.stringify(body)
      expect(said, path).not.toContain(first)
      expect(said, path).not.toContain('theirs')
    }
    expect(await kept(threadId)).toMatch(/is not shared any more/)
    expect(house.asked).toContainEqual({ name: 'forget-unshared', key: expect.any(String) })
    await house.work()
    const next = await mara.ask('and why do we quarrel?', { threadId })
    expect(next.words).not.toMatch(/Lu’s (?!page)/)
  })

  it('of oneself, in a conversation that spoke of somebody, stays when they show their wheel no longer', async () => {
    const lu = await house.visitor().arrive(ANNA_FELDT.birth)
    await lu.call('PATCH', '/api/profile', { fullName: 'Lu Bernasconi' })
    const { ofSender } = await link(mara, lu, 'wheel')
    const { threadId } = await mara.ask('How do Lu and I get on?')
    const own = await mara.ask('What is my purpose?', { threadId })
    house.clock.now = new Date(house.clock.now.getTime() + 1000)
    await lu.call('DELETE', `/api/circle/members/${ofSender}/consent`)
    const answers = (await mara.call('GET', `/api/threads/${threadId}`)).body.messages.filter(
      ({ role }: Json) => role === 'arion',
    )
    expect(answers.map(({ content }: Json) => content as string)).toEqual([
      expect.stringMatching(/is not shared any more/),
      own.words,
    ])
  })

  it.each(['ring', 'withdrawn', 'unlinked'] as const)(
    'says no sign, degree or date of a linked person who shows: %s',
    async (shown) => {
      const lu = await house.visitor().arrive(ANNA_FELDT.birth)
      await lu.call('PATCH', '/api/profile', { fullName: 'Lu Bernasconi' })
      const { ofReceiver, ofSender } = await link(mara, lu, shown === 'ring' ? 'ring' : 'wheel')
      if (shown === 'withdrawn') await lu.call('DELETE', `/api/circle/members/${ofSender}/consent`)
      if (shown === 'unlinked') await lu.call('DELETE', `/api/circle/members/${ofSender}/link`)
      expect(ofReceiver).toBeTruthy()
      let threadId: string | null = null
      for (const question of [
        'How do Lu and I get on?',
        'what does Lu need this week?',
        'when is a good day to talk to Lu?',
        'what sign is Lu, and where is the Moon of Lu?',
        'what is Lu like?',
      ]) {
        const { words, threadId: thread } = await mara.ask(question, { threadId })
        threadId = thread
        expect(words, question).not.toMatch(/Lu’s (?!page)/)
        const signs = words.replaceAll(/[Yy]our [^.]*\./g, '').match(SIGNS)
        expect(signs, words).toBeNull()
      }
      const all = JSON.parse(await kept(threadId!)).messages.flatMap(({ facts }: Json) => facts)
      expect(all.filter(({ whose }: Json) => whose?.includes('theirs'))).toEqual([])
    },
  )
})

describe('what somebody wrote of themselves in their profile', () => {
  const writes = (personalContext: string) => mara.call('PATCH', '/api/profile', { personalContext })

  it('is kept in mind: who is named there is known, and asked about without their birth', async () => {
    await writes('Our son Leo is nine.')
    const { words } = await mara.ask('How is Leo doing this week?')
    expect(words).toMatch(/your son/)
    expect(words).toMatch(/no birth date/)
  })

  it('is kept in mind: whoever lost their husband is met, and given no forecast of love', async () => {
    await writes('My husband Sam died in May.')
    const { words } = await mara.ask('How does my love life look this winter?')
    expect(words).toMatch(/^I am (so |very )?sorry/)
    // a kind hour of these days may come from Venus, and is no forecast
    expect(words).not.toMatch(/202[7-9]|fifth house|seventh house|this winter/)
    expect((await mara.ask('How does my love life look this winter?')).words).toMatch(/Venus|20\d\d/)
  })

  it('is nobody else’s: another account knows nothing of it', async () => {
    await writes('Our son Leo is nine.')
    const kiri = await house.visitor().arrive()
    expect((await kiri.ask('How is Leo doing this week?')).words).not.toMatch(/your son/)
  })
})

it('who has died, as the person wrote, is spoken of as somebody missed', async () => {
  await addAnna(mara, { contextDescription: 'Died in 2019.' })
  const { words } = await mara.ask('what does Anna need this week')
  expect(words).toMatch(/What was between (you two|two people)/)
})

describe('a conversation about somebody of the Circle', () => {
  const threadOf = async (threadId: string) => (await mara.call('GET', `/api/threads/${threadId}`)).body
  const about = (id: string) => ({ circleMemberData: { id, name: 'whatever is typed here', birth: 'none' } })

  it('keeps the member by id, names them, and understands "us"', async () => {
    const anna = (await addAnna(mara)).body
    const { words, threadId } = await mara.ask('How do we get on?', about(anna['id']))
    expect(words).toMatch(/Anna’s/)
    expect((await threadOf(threadId))['about']).toEqual({ id: anna['id'], name: 'Anna Feldt' })
    const next = await mara.ask('and why do we quarrel?', { threadId })
    expect(next.words).toMatch(/Anna’s/)
    expect((await threadOf(threadId))['about']?.id).toBe(anna['id'])
  })

  it('keeps with each question whom it was about: another answer, or another question in its place, still is', async () => {
    const anna = (await addAnna(mara)).body
    const berta = (await addAnna(mara, { name: 'Berta Kern' })).body
    const { askId, threadId } = await mara.ask('How do we get on?', about(anna['id']))
    await mara.ask('How do we get on?', { threadId, ...about(berta['id']) })
    const again = await mara.send(`/api/asks/${askId}/regenerate`)
    expect(again.words).toMatch(/Anna’s/)
    expect(again.words).not.toMatch(/Berta/)
    const edited = await mara.send(`/api/asks/${askId}/edit`, { message: 'Why do we quarrel?' })
    expect(edited.words).toMatch(/Anna’s/)
    expect((await threadOf(threadId))['about']?.id).toBe(berta['id'])
  })

  it('is left by a question of one’s own, once it is about nobody', async () => {
    const { threadId } = await mara.ask('How do we get on?', about((await addAnna(mara)).body['id']))
    await mara.ask('What is my purpose?', { threadId, circleMemberData: null })
    const alone = await mara.ask('Why do we quarrel?', { threadId })
    expect(alone.words).not.toBe('')
    expect(alone.words).not.toMatch(/Anna/)
  })

  it('is about nobody any more once that is said, and once the member is removed', async () => {
    const anna = (await addAnna(mara)).body
    const { threadId } = await mara.ask('How do we get on?', about(anna['id']))
    await mara.ask('What is my purpose?', { threadId, circleMemberData: null })
    expect((await threadOf(threadId))['about']).toBeNull()
    await mara.ask('How do we get on?', { threadId, ...about(anna['id']) })
    await mara.call('DELETE', memberAt(anna['id']))
    expect((await threadOf(threadId))['about']).toBeNull()
  })

  it('refuses the member of another account, and takes no Ask for it', async () => {
    const kiri = await house.visitor().arrive()
    const theirs = (await addAnna(kiri)).body
    const before = (await mara.call('GET', '/api/balance')).body
    const refused = await mara.ask('How do we get on?', about(theirs['id']))
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'member_not_found' }])
    expect((await mara.call('GET', '/api/balance')).body).toEqual(before)
    expect((await mara.call('GET', '/api/threads')).body).toEqual([])
  })
})
