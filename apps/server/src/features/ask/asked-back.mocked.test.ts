import { randomUUID } from 'node:crypto'
import type { ArionEvent, AskedBack, AskInput } from '@astrarium/arion'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Json, Person } from '../../../test/person.ts'
import type { speakAnswer } from '../guide/service/speak-answer.ts'

const UNCLEAR = 'should i ring her, its been 3 yrs'
const ASKED_BACK: AskedBack = {
  heard: [
    { text: 'should i ', label: null, isOpen: false },
    { text: 'ring', label: 'a call', isOpen: false },
    { text: ' ', label: null, isOpen: false },
    { text: 'her', label: 'who is she?', isOpen: true },
    { text: ', its been 3 yrs', label: null, isOpen: false },
  ],
  offers: [
    { label: 'When is a good day for a talk?', detail: 'One day and its hour', sign: 'day' },
    { label: 'What should I focus on today?', detail: 'Both looked at, with dates', sign: 'choice' },
    { label: 'What is my purpose?', detail: 'Your side of it, from your chart', sign: 'between' },
  ],
  readings: [
    { about: 'conversation', wants: 'when' },
    { about: 'conversation', wants: 'which' },
    { about: 'family', wants: 'why' },
  ],
}

// Arion asks this one question back; all else it answers itself
const told = vi.hoisted(() => ({ inputs: [] as AskInput[] }))
vi.mock('../guide/service/speak-answer.ts', async (load) => {
  const own = await load<{ speakAnswer: typeof speakAnswer }>()
  const speak: typeof speakAnswer = (context, input, options) => {
    told.inputs.push(input)
    return input.question === UNCLEAR ? askBack() : own.speakAnswer(context, input, options)
  }
  return { ...own, speakAnswer: speak }
})
async function* askBack(): AsyncIterable<ArionEvent> {
  yield { kind: 'text', text: 'I did not quite follow, so I ask before I read.', facts: [] }
  yield {
    kind: 'end',
    topic: 'general',
    facts: [],
    usedPhrases: [],
    outcome: 'not_understood',
    asksBack: ASKED_BACK,
    rejected: [],
    plan: 'not_understood',
    title: 'Ring her',
  }
}

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
  told.inputs.length = 0
})
/** The order of what is asked is that of its instants. */
const aSecondLater = () => {
  house.clock.now = new Date(house.clock.now.getTime() + 1000)
}

const end = ({ frames }: { frames: Json[] }) => frames.at(-1)!['astrarium'] as Json
const thread = async (threadId: string) => (await mara.call('GET', `/api/threads/${threadId}`)).body
const edit = async (askId: string, changes: Record<string, unknown>) => {
  const response = await mara.raw('POST', `/api/asks/${askId}/edit`, {
    sendId: randomUUID(),
    message: 'What is my purpose?',
    ...changes,
  })
  const text = await response.text()
  return { status: response.status, text, askId: response.headers.get('x-ask-id') }
}

describe('a question that is not understood', () => {
  it('is asked back: with the person’s own words, three questions to choose from, and no Ask', async () => {
    const asked = await mara.ask(UNCLEAR)
    const { outcome, asksBack } = end(asked)
    expect(outcome).toBe('not_understood')
    expect(asksBack).toEqual({ heard: ASKED_BACK.heard, offers: ASKED_BACK.offers })
    expect(await mara.balance()).toBe(5)
  })

  it('is asked back by Arion’s own voice, with offers that it answers', async () => {
    const asked = await mara.ask('asdf qwer')
    const { outcome, asksBack } = end(asked)
    expect(outcome).toBe('not_understood')
    expect(asksBack.heard.map(({ text }: Json) => text).join('')).toBe('asdf qwer')
    expect(asksBack.offers.length).toBeGreaterThan(1)
    // the first is what was typed, of which nobody can say what it is about; the next is one of Arion's
    const place = { threadId: asked.threadId, parentId: asked.askId, offer: 1 }
    expect(end(await mara.ask(asksBack.offers[1].label, place)).outcome).toBe('answered')
  })

  it('stands there after a reload, in the stream, among the favourites and in both files', async () => {
    const asked = await mara.ask(UNCLEAR)
    const { asksBack } = end(asked)
    expect((await thread(asked.threadId)).messages).toMatchObject([
      { role: 'user', asksBack: null, offer: null },
      { role: 'arion', asksBack, offer: null, outcome: 'not_understood' },
    ])
    const stream = await (await mara.raw('GET', `/api/asks/${asked.askId}/stream`)).text()
    expect(stream).toContain(JSON.stringify(asksBack))

    await mara.call('PUT', `/api/asks/${asked.askId}/favourite`, { isFavourite: true })
    expect((await mara.call('GET', '/api/asks/saved')).body).toMatchObject([{ asksBack }])

    const file = (format: string) => mara.raw('GET', `/api/threads/${asked.threadId}/export?format=${format}`)
    expect(JSON.parse(await (await file('json')).text()).asks).toMatchObject([{ asksBack, offer: null }])
    const markdown = await (await file('markdown')).text()
    expect(markdown).toContain('- her: *who is she?*')
    for (const { label, detail } of asksBack.offers) expect(markdown).toContain(`- ${label} (${detail})`)
    expect(await mara.balance()).toBe(5)
  })

  it('is kept sealed', async () => {
    const { askId } = await mara.ask(UNCLEAR)
    const { rows } = await house.owner.query<{ asks_back: string }>(
      'select asks_back from asks where id = $1',
      [askId],
    )
    expect(rows[0]!.asks_back).toMatch(/^k1\./)
    expect(rows[0]!.asks_back).not.toContain('ring')
  })
})

describe('an offer that is taken up', () => {
  it('is answered, takes its Ask, and stays marked', async () => {
    const asked = await mara.ask(UNCLEAR)
    const { label } = end(asked).asksBack.offers[1]
    const chosen = await mara.ask(label, { threadId: asked.threadId, parentId: asked.askId, offer: 1 })
    expect(end(chosen)).toMatchObject({ outcome: 'answered', asksBack: null })
    expect(await mara.balance()).toBe(4)
    expect((await thread(asked.threadId)).messages).toMatchObject([
      { role: 'user', offer: null },
      { role: 'arion', askId: asked.askId },
      { role: 'user', content: label, offer: 1 },
      { role: 'arion', asksBack: null, offer: null },
    ])
  })

  it('is known to Arion with the readings that were meant, also for another answer', async () => {
    const asked = await mara.ask(UNCLEAR)
    const { asksBack } = end(asked)
    const chosen = await mara.ask(asksBack.offers[0].label, {
      threadId: asked.threadId,
      parentId: asked.askId,
      offer: 0,
    })
    const again = { sendId: randomUUID() }
    await (await mara.raw('POST', `/api/asks/${chosen.askId}/regenerate`, again)).text()
    expect(told.inputs[0]).toMatchObject({ offer: null, thread: [] })
    for (const input of told.inputs.slice(1)) {
      expect(input.offer).toBe(0)
      expect(input.thread).toMatchObject([{ question: UNCLEAR, asksBack: ASKED_BACK }])
    }
    expect(told.inputs).toHaveLength(3)
  })

  it.each([
    ['of an answer that made none', async () => (await mara.ask('What is my purpose?')).askId],
    ['of another conversation', async () => (await mara.ask(UNCLEAR)).askId],
  ])('%s is refused by name: nothing is taken and nothing is kept', async (which, other) => {
    const { threadId, askId } = await mara.ask('What is my purpose?')
    const parentId = which.startsWith('of an answer') ? askId : await other()
    const balance = await mara.balance()
    const refused = await mara.ask('On which day?', { threadId, parentId, offer: 0 })
    expect(refused.status).toBe(404)
    expect(refused.body).toMatchObject({
      code: which.startsWith('of an answer') ? 'offer_not_found' : 'ask_not_found',
    })
    expect(await mara.balance()).toBe(balance)
    expect((await thread(threadId)).messages).toHaveLength(2)
  })

  it.each([{ offer: 3 }, { offer: -1 }, { offer: 'first' }])('is one of three: %o', async (changes) => {
    const { body } = await mara.ask('On which day?', changes)
    expect(body).toMatchObject({ code: 'bad_request', fields: { offer: expect.any(String) } })
  })

  it('may be chosen anew in the place of the first choice', async () => {
    const asked = await mara.ask(UNCLEAR)
    const { offers } = end(asked).asksBack
    const place = { threadId: asked.threadId, parentId: asked.askId }
    const first = await mara.ask(offers[0].label, { ...place, offer: 0 })
    aSecondLater()
    const other = await edit(first.askId, { message: offers[2].label, parentId: asked.askId, offer: 2 })
    expect((await thread(asked.threadId)).messages[2]).toMatchObject({
      askId: other.askId,
      offer: 2,
      versions: [first.askId, other.askId],
    })
  })
})

describe('a send names the answer it follows', () => {
  it('so that two pages on two branches do not mix', async () => {
    const first = await mara.ask('What is my purpose?')
    const { threadId } = first
    const love = await mara.ask('Will I find love soon?', { threadId, parentId: first.askId })
    const work = await mara.ask('What about my work?', { threadId, parentId: first.askId })
    const ofLove = await mara.ask('And next month?', { threadId, parentId: love.askId })
    const ofWork = await mara.ask('And next year?', { threadId, parentId: work.askId })
    expect(told.inputs.slice(-2).map(({ thread: turns }) => turns.map(({ question }) => question))).toEqual([
      ['What is my purpose?', 'Will I find love soon?'],
      ['What is my purpose?', 'What about my work?'],
    ])
    const shown = async (askId: string) => {
      const { body } = await mara.call('PUT', `/api/threads/${threadId}/branch`, { askId })
      return body['messages'].filter(({ role }: Json) => role === 'user').map(({ content }: Json) => content)
    }
    expect(await shown(ofLove.askId)).toEqual([
      'What is my purpose?',
      'Will I find love soon?',
      'And next month?',
    ])
    expect(await shown(ofWork.askId)).toEqual([
      'What is my purpose?',
      'What about my work?',
      'And next year?',
    ])
  })

  it('and a page that names what it shows stays on its branch', async () => {
    const first = await mara.ask('What is my purpose?')
    const { threadId } = first
    const place = { threadId, parentId: first.askId }
    aSecondLater()
    const love = await mara.ask('Will I find love soon?', place)
    aSecondLater()
    const work = await mara.ask('What about my work?', place)
    const last = async (through: string) =>
      (await mara.call('GET', `/api/threads/${threadId}?through=${through}`)).body['messages'].at(-1).askId
    expect(await last(love.askId)).toBe(love.askId)
    aSecondLater()
    const next = await mara.ask('And next month?', { threadId, parentId: love.askId })
    expect([await last(love.askId), await last(work.askId)]).toEqual([next.askId, work.askId])
    // what is gone leads to what was last shown
    expect(await last(randomUUID())).toBe(next.askId)
    expect((await thread(threadId)).messages.at(-1).askId).toBe(next.askId)
  })

  it('and null begins the conversation anew', async () => {
    const { threadId, askId } = await mara.ask('What is my purpose?')
    aSecondLater()
    const other = await mara.ask('Will I find love soon?', { threadId, parentId: null })
    expect(told.inputs.at(-1)!.thread).toEqual([])
    expect((await thread(threadId)).messages[0]).toMatchObject({ versions: [askId, other.askId] })
  })

  it('and left out it follows what was last shown', async () => {
    const { threadId } = await mara.ask('What is my purpose?')
    await mara.ask('And next month?', { threadId })
    expect(told.inputs.at(-1)!.thread).toMatchObject([{ question: 'What is my purpose?' }])
  })

  it('with the facts that stood under it', async () => {
    const first = await mara.ask('How will the next three months be for me?')
    await mara.ask('Why then?', { threadId: first.threadId, parentId: first.askId })
    const { facts } = end(first)
    expect(facts.length).toBeGreaterThan(0)
    expect(told.inputs.at(-1)!.thread[0]).toMatchObject({ facts, asksBack: null })
  })

  it.each([
    ['somebody else’s', async () => (await (await house.visitor().arrive()).ask('Why me?')).askId],
    ['of another conversation', async () => (await mara.ask('What is my purpose?')).askId],
    ['that never was', async () => randomUUID()],
  ])('and one %s is not found: nothing is taken', async (_, other) => {
    const { threadId, askId } = await mara.ask('What is my purpose?')
    const parentId = await other()
    const balance = await mara.balance()
    const sent = await mara.ask('And next month?', { threadId, parentId })
    const edited = JSON.parse((await edit(askId, { parentId })).text)
    for (const body of [sent.body, edited])
      expect(body).toMatchObject({ code: 'ask_not_found', fields: { parentId: expect.any(String) } })
    expect(await mara.balance()).toBe(balance)
    expect((await thread(threadId)).messages).toHaveLength(2)
  })

  it('and only within a conversation', async () => {
    const { askId } = await mara.ask('What is my purpose?')
    const { status, body } = await mara.ask('And next month?', { parentId: askId })
    expect([status, body['code'], body['fields']]).toEqual([
      400,
      'bad_request',
      { parentId: 'null without a threadId' },
    ])
  })
})
