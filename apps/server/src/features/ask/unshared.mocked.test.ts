/** What was read from a shown wheel while the consent to it ends: it is told and kept no longer. */
import { randomUUID } from 'node:crypto'
import type { ArionEvent, Fact } from '@astrarium/arion'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberAt } from '../../../test/circle.ts'
import { link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import type { SecondServer } from '../../../test/second-server.ts'
import { slowVoice } from '../../../test/slow-voice.ts'
import { frames } from '../../../test/stream-frames.ts'
import { testApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'
import { markShownBy } from './repository.ts'

const speaking = vi.hoisted(() => ({ voice: null as { speak(): AsyncIterable<ArionEvent> } | null }))
vi.mock('../guide/service/speak-answer.ts', async (load) => ({
  ...(await load<object>()),
  speakAnswer: () => speaking.voice!.speak(),
}))

const house = testApp()
let elsewhere: SecondServer
let voice: ReturnType<typeof slowVoice>
let mara: Person
let lu: Person
/** Mara's member who Lu is, and the other way round */
let ids: { ofReceiver: string; ofSender: string }
beforeAll(async () => {
  elsewhere = openSecondServer(house)
  lu = await house.visitor().arrive()
  await lu.call('PATCH', '/api/profile', { fullName: 'Lu Bernasconi' })
})
afterAll(() => elsewhere.close())
beforeEach(async () => {
  voice = slowVoice()
  speaking.voice = voice
  mara = await house.visitor().arrive()
  ids = await link(mara, lu, 'wheel')
  house.clock.now = new Date(house.clock.now.getTime() + 1000)
})
afterEach(() => voice.end())

const FIRST = 'The Moon of Lu is at 4 degrees. '
const GONE = /is not shared any more/
const fact: Fact = {
  id: 'moon',
  kind: 'placement',
  statement: 'Lu’s Moon at 4°',
  points: ['moon'],
  whose: ['theirs'],
}

/** A question about Lu, of whose wheel a sentence was heard. */
async function heardOfLu() {
  const response = await mara.raw('POST', '/api/ask', {
    message: 'How do Lu and I get on?',
    sendId: randomUUID(),
    includeDebugInfo: true,
  })
  const stream = frames(response)
  voice.say(FIRST, fact)
  expect(await stream.words()).toBe(FIRST)
  return {
    stream,
    askId: response.headers.get('x-ask-id')!,
    threadId: response.headers.get('x-thread-id')!,
  }
}

/** As a lost job would have it: nobody comes to forget, but who reads. */
async function withdraws(): Promise<void> {
  house.clock.now = new Date(house.clock.now.getTime() + 1000)
  await lu.call('DELETE', `${memberAt(ids.ofSender)}/consent`)
}

const answerOf = async (threadId: string) =>
  (await mara.call('GET', `/api/threads/${threadId}`)).body.messages.at(-1) as Json
const rowOf = async (askId: string) => {
  const { rows } = await house.owner.query<{
    facts: string | null
    state: string | null
    shown_by: string[] | null
  }>('select facts, state, shown_by from asks where id = $1', [askId])
  return rows[0]!
}

async function restOf(stream: ReturnType<typeof frames>): Promise<string> {
  let rest = ''
  for (let frame = await stream.next(); frame !== 'done'; frame = await stream.next())
    rest += JSON.stringify(frame)
  return rest
}

describe('an answer read from a wheel, whose consent ends while it is given', () => {
  it('is kept as gone where it is stopped, and no row holds a fact of it', async () => {
    const { stream, askId } = await heardOfLu()
    await withdraws()
    expect((await mara.call('POST', `/api/asks/${askId}/stop`)).body).toEqual({ outcome: 'stopped' })
    expect(await rowOf(askId)).toEqual({ facts: null, state: null, shown_by: null })
    expect(await restOf(stream)).not.toMatch(/degrees|theirs/)
  })

  it('is not heard to its end, at the server that gives it or at another', async () => {
    const { stream, askId, threadId } = await heardOfLu()
    const there = frames(await (await elsewhere.signIn(mara)).raw('GET', `/api/asks/${askId}/stream`))
    expect(await there.words()).toBe(FIRST)
    await withdraws()
    voice.end({ readWith: [ids.ofReceiver], facts: [fact] })
    for (const each of [stream, there]) expect(await restOf(each)).not.toMatch(/theirs|not shared/)
    expect(await answerOf(threadId)).toMatchObject({ content: expect.stringMatching(GONE) as string })
  })

  it('is told as gone to whoever follows it later, without a job that had forgotten it', async () => {
    const { stream, askId } = await heardOfLu()
    voice.end({ readWith: [ids.ofReceiver], facts: [fact] })
    expect(await restOf(stream)).toMatch(/theirs/)
    await withdraws()
    const later = await restOf(frames(await mara.raw('GET', `/api/asks/${askId}/stream`)))
    expect(later).toMatch(GONE)
    expect(later).not.toMatch(/degrees|theirs/)
  })

  it('is in no archive that is made afterwards, and no entry of the debug panel', async () => {
    const { stream } = await heardOfLu()
    voice.end({ readWith: [ids.ofReceiver], facts: [fact] })
    await restOf(stream)
    const entries = async () => JSON.stringify((await mara.call('GET', '/api/debug/entries')).body)
    expect(await entries()).toContain('How do Lu and I get on?')
    await withdraws()
    expect(await entries()).toBe('[]')
    house.asked.length = 0
    await mara.call('POST', '/api/account/export', {})
    await house.work()
    const file = await mara.raw('GET', '/api/account/export/archive')
    const archive = unzip(Buffer.from(await file.arrayBuffer()))['astrarium.json']!
    expect(archive).toMatch(GONE)
    expect(archive).not.toMatch(/4 degrees|theirs/)
  })

  it('goes with whoever it was read from by a server that ended, too', async () => {
    const { askId, stream } = await heardOfLu()
    const [by] = (await rowOf(askId)).shown_by!
    const { userId } = (await mara.call('GET', '/api/profile')).body
    const other = randomUUID()
    await house.context.db.asUser(userId as string, (tx) => markShownBy(tx, askId, [other, by!]))
    expect((await rowOf(askId)).shown_by!.toSorted()).toEqual([by!, other].toSorted())
    voice.end()
    await restOf(stream)
  })
})
