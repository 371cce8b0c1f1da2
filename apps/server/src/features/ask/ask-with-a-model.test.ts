/**
 * The whole way from a send to the screen with an outside model behind it: the local twin lies, stalls,
 * breaks off and is too busy.
 */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Json, Person } from '../../../test/person.ts'
import type { LlmSettings } from '../../platform/config/llm-config.ts'
import { openHandClock } from '../../platform/llm/hand-clock.ts'
import type { HandClock } from '../../platform/llm/hand-clock.ts'
import { openModelServer } from '../../platform/llm/model-server.ts'
import type { ModelServer, Turn } from '../../platform/llm/model-server.ts'
import { openModel, PATIENCE } from '../../platform/llm/model.ts'

const house = testApp()
let mara: Person
let twin: ModelServer
let clock: HandClock
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
afterEach(() => twin.close())

type Provider = LlmSettings['provider']
async function model(
  turns: Turn[],
  {
    provider = 'openai',
    fallback = 'none',
  }: { provider?: Provider; fallback?: LlmSettings['fallback'] } = {},
) {
  twin = await openModelServer(provider, ...turns)
  clock = openHandClock()
  const settings = { provider, url: twin.url, key: 'k-1', model: 'twin', fallback }
  house.context.config.llm = settings
  house.context.model = openModel(settings, PATIENCE, clock)
}
const says = (text: string): Turn => ({ kind: 'says', pieces: text.match(/[^]{1,7}/g) ?? [] })
const PURPOSE = 'What is my purpose?'
const TRUE_WORDS = 'You build slowly. It shows early, because [[f1]]. Keep one promise today.'
const LIES = [
  'Your Sun is in Gemini.',
  'With a Virgo Moon, you tidy first.',
  'Your Sun squares your Pluto.',
  'Saturn stays in your fifth house until 3 May 2030.',
  'Mercury is retrograde in your chart and turns direct on 9 December 2026.',
]
const reserved = async () =>
  (await mara.call<{ entries: Json[] }>('GET', '/api/balance/entries')).body.entries
    .filter(({ reason }) => reason === 'reserve' || reason === 'return')
    .map(({ change }) => change as number)

it('whoever wants only what is needed is answered by the built-in voice, and the model hears nothing', async () => {
  await model([says(TRUE_WORDS)])
  await mara.call('PATCH', '/api/profile', { isRestricted: true })
  const { words, isDone } = await mara.ask(PURPOSE)
  expect(isDone).toBe(true)
  expect(words).not.toContain('You build slowly')
  expect(twin.asked).toEqual([])
})

describe.each<Provider>(['openai', 'anthropic'])('Arion with a model that speaks %s', (provider) => {
  it('shows the engine’s statement where the reference stood, keeps its fact, and books one Ask', async () => {
    await model([says(TRUE_WORDS)], { provider })
    const { words, frames, isDone, threadId } = await mara.ask(PURPOSE)
    expect(words).toMatch(
      /^You build slowly\. It shows early, because your \w+ is in \w+, in your \w+ house\. Keep one promise today\.$/,
    )
    expect(frames.at(-1)).toMatchObject({
      astrarium: { outcome: 'answered', facts: [{ kind: 'placement' }] },
    })
    expect(isDone).toBe(true)
    expect(await mara.balance()).toBe(4)
    expect((await mara.call('GET', `/api/threads/${threadId}`)).body.messages[1]).toMatchObject({
      content: words,
      facts: [{ kind: 'placement' }],
    })
  })

  it('lets no false claim reach the reader', async () => {
    await model([says(`You build slowly. ${LIES.join(' ')} Keep one promise today.`)], { provider })
    const { words } = await mara.ask(PURPOSE)
    for (const lie of LIES) expect(words).not.toContain(lie)
    expect(words).toMatch(/^You build slowly\.[^]* Keep one promise today\.$/)
  })

  it.each<[string, Turn]>([
    ['falls silent', { kind: 'stalls', pieces: ['You build slowly. And '] }],
    ['never begins', { kind: 'stalls', pieces: [] }],
    ['breaks off', { kind: 'breaks_off', pieces: ['You build slowly. And '] }],
    ['ends before its end', { kind: 'ends_early', pieces: ['You build slowly. And '] }],
    ['is too long', { kind: 'runs_out', pieces: ['You build slowly. And '] }],
    ['is too busy', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }],
    ['does not know the key', { kind: 'status', status: 401 }],
    ['speaks nonsense', { kind: 'raw', text: 'data: <html>\n\n' }],
    ['only lies', says(LIES.join(' '))],
  ])('gives the Ask back and leaves nothing behind when it %s', async (_, turn) => {
    await model([turn], { provider })
    void twin.stalled.then(() => clock.elapse(PATIENCE.beginMs))
    const { frames } = await mara.ask(PURPOSE)
    expect(frames.at(-1)).toEqual({
      error: { code: 'answer_failed', error: 'Failed to send message. Please try again.' },
    })
    expect(await mara.balance()).toBe(5)
    expect(await reserved()).toEqual([1, -1])
    expect((await mara.call('GET', '/api/threads')).body).toEqual([])
  })

  it('asks a busy model again and takes one Ask', async () => {
    await model(
      [
        { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
        { kind: 'status', status: 503 },
        says(TRUE_WORDS),
      ],
      {
        provider,
      },
    )
    expect((await mara.ask(PURPOSE)).words).toContain('You build slowly.')
    expect(twin.asked).toHaveLength(3)
    expect(await reserved()).toEqual([-1])
  })

  it('hears nothing of what somebody wrote about themselves, nor the names in it', async () => {
    await model([says(TRUE_WORDS)], { provider })
    await mara.call('PATCH', '/api/profile', { personalContext: 'Our son Tobias is nine. I mend violins.' })
    await mara.ask('What is my purpose, besides Tobias?')
    expect(twin.asked).toHaveLength(1)
    expect(JSON.stringify(twin.asked[0]!.body)).not.toMatch(/Tobias|nine|violin/)
  })

  it('shows on request what it would be sent, as it is sent then, and sends nothing by that', async () => {
    await model([says(TRUE_WORDS)], { provider })
    const { question, messages } = (await mara.call('GET', '/api/ask/sent')).body as Json & {
      messages: { role: string; content: string }[]
    }
    expect(twin.asked).toEqual([])
    expect(JSON.stringify(messages)).not.toMatch(/Mara|London|1926|02:40/)
    await mara.ask(question)
    const told = JSON.stringify(twin.asked[0]!.body)
    for (const { content } of messages) expect(told).toContain(JSON.stringify(content).slice(1, -1))
  })

  it('sends nothing but facts and a question without names', async () => {
    await model([says(TRUE_WORDS)], { provider })
    const first = await mara.ask(
      'mara lind and Tom in London ask: How will the next three months be for me? I am Mara, born in london on 21 April 1926 at 02:40.',
    )
    await mara.ask(`My mail is ${mara.email}. On April 21st, at 2:40, in england, what is my purpose?`, {
      threadId: first.threadId,
    })
    await mara.ask('I turn a hundred on the 21st of April (4/21, 21/04). What is my purpose?', {
      threadId: first.threadId,
    })
    expect(twin.asked).toHaveLength(3)
    const profile = (await mara.call('GET', '/api/profile')).body
    for (const { body } of twin.asked) {
      const sent = JSON.stringify(body)
      expect(sent).not.toMatch(
        /\b(mara|lind|tom|london|england|united kingdom|1926|0?2:40|51\.5|0\.12|Sun \w+ your Sun)\b/i,
      )
      // a transit may be exact on any day
      expect(sent.replace(/f\d+: .*?\\n/g, '')).not.toMatch(
        /\b(21(st)?( of)? april|april 21(st)?|21[/.]0?4|0?4\/21)\b/i,
      )
      expect(sent).not.toContain(mara.email)
      expect(sent).not.toContain(profile['userId'])
      expect(sent).toMatch(/f1: your \w+ is in \w+/)
    }
  })

  it('ends upstream when the person stops, keeps what was said with its facts, and books one Ask', async () => {
    await model(
      [{ kind: 'stalls', pieces: ['You build slowly. ', 'It shows early, because [[f1]]. And '] }],
      { provider },
    )
    const response = await mara.raw('POST', '/api/ask', { message: PURPOSE, sendId: randomUUID() })
    const askId = response.headers.get('x-ask-id')!
    const path = `/api/threads/${response.headers.get('x-thread-id')}`
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    while (!heard.includes('house.')) heard += (await reader.read()).value ?? ''
    expect((await mara.call('POST', `/api/asks/${askId}/stop`)).body).toEqual({ outcome: 'stopped' })
    await vi.waitFor(() => expect(twin.letGo()).toBe(1))
    await reader.cancel()
    expect((await mara.call('GET', path)).body.messages[1]).toMatchObject({
      outcome: 'stopped',
      facts: [{ kind: 'placement' }],
    })
    expect(await reserved()).toEqual([-1])
  })
})

describe('where the built-in voice may step in', () => {
  it('an answer is given, and says whose it is', async () => {
    await model([{ kind: 'status', status: 500 }], { fallback: 'almanac' })
    const { words, frames } = await mara.ask(PURPOSE)
    expect(words).toMatch(
      /^The language model that speaks for me here cannot be reached just now, so this is my built-in voice\.\n\n[A-Z]/,
    )
    expect(words.split(' ').length).toBeGreaterThan(80)
    expect(frames.at(-1)).toMatchObject({ astrarium: { outcome: 'answered' } })
    expect(await reserved()).toEqual([-1])
  })

  it('an answer that broke off goes on, and no fact is named twice below', async () => {
    await model(
      [{ kind: 'breaks_off', pieces: ['You build slowly. It shows early, because [[f1]]. And '] }],
      { fallback: 'almanac' },
    )
    const { words, frames } = await mara.ask(PURPOSE)
    expect(words).toMatch(
      /^You build slowly\. It shows early, because your [^.]+\.\n\nThe language model that spoke up to here has broken off\./,
    )
    const { facts } = frames.at(-1)!['astrarium'] as { facts: { id: string }[] }
    expect(facts[0]).toMatchObject({ kind: 'placement' })
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
  })

  it('a stop is no failure: nobody steps in', async () => {
    await model([{ kind: 'stalls', pieces: [] }], { fallback: 'almanac' })
    const response = await mara.raw('POST', '/api/ask', { message: PURPOSE, sendId: randomUUID() })
    await twin.stalled
    expect((await mara.call('POST', `/api/asks/${response.headers.get('x-ask-id')}/stop`)).body).toEqual({
      outcome: 'withdrawn',
    })
    expect(await response.text()).not.toContain('built-in voice')
    expect(await reserved()).toEqual([1, -1])
  })
})
