import { afterEach, describe, expect, it } from 'vitest'
import { openHandClock } from './hand-clock.ts'
import { openModelServer } from './model-server.ts'
import type { ModelServer, Turn } from './model-server.ts'
import { openModel, PATIENCE } from './model.ts'

const MESSAGES = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: 'Hello' },
] as const

let server: ModelServer
afterEach(() => server.close())

/**
 * No test waits, and none depends on how fast the machine is: time goes by when the twin has fallen silent.
 */
async function hear(
  provider: 'openai' | 'anthropic',
  turns: Turn[],
  { patience = PATIENCE, signal = new AbortController().signal, clock = openHandClock() } = {},
) {
  server = await openModelServer(provider, ...turns)
  void server.stalled.then(() => clock.elapse(patience.beginMs))
  const url = provider === 'openai' ? `${server.url}/v1` : server.url
  let text = ''
  for await (const piece of openModel({ provider, url, key: 'k-123', model: 'm-1' }, patience, clock).speak(
    MESSAGES,
    signal,
  ))
    text += piece
  return text
}
const failure = async (...all: Parameters<typeof hear>) =>
  hear(...all).then(
    (text) => `no failure: ${text}`,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

describe.each(['openai', 'anthropic'] as const)('a model that speaks %s', (provider) => {
  it('is heard piece by piece', async () => {
    expect(await hear(provider, [{ kind: 'says', pieces: ['You ', 'build.\n', 'Für später: ✓'] }])).toBe(
      'You build.\nFür später: ✓',
    )
  })
  it('that is busy is asked again', async () => {
    const busy: Turn = { kind: 'status', status: 429 }
    expect(
      await hear(provider, [busy, { kind: 'status', status: 503 }, { kind: 'says', pieces: ['Now.'] }]),
    ).toBe('Now.')
    expect(server.asked).toHaveLength(3)
  })
  it('that names a time is asked again then, and not before', async () => {
    const clock = openHandClock()
    const busy: Turn = { kind: 'status', status: 429, headers: { 'retry-after': '7' } }
    expect(await hear(provider, [busy, { kind: 'says', pieces: ['Now.'] }], { clock })).toBe('Now.')
    expect(clock.waited).toEqual([7000])
  })
  it.each<[string, Turn]>([
    ['rate_limited', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }],
    ['refused', { kind: 'status', status: 401 }],
    ['unreachable', { kind: 'status', status: 500 }],
    ['timed_out', { kind: 'stalls', pieces: ['You '] }],
    ['timed_out', { kind: 'stalls', pieces: [] }],
    ['broke_off', { kind: 'breaks_off', pieces: ['You '] }],
    ['broke_off', { kind: 'ends_early', pieces: ['You '] }],
    ['cut_short', { kind: 'runs_out', pieces: ['You '] }],
    ['unreadable', { kind: 'raw', text: 'data: <html>\n\n' }],
    ['broke_off', { kind: 'raw', text: '' }],
  ])('fails as %s', async (code, turn) => {
    expect(await failure(provider, [turn])).toBe(code)
  })
  it('is waited for exactly as long as was said', async () => {
    const clock = openHandClock()
    server = await openModelServer(provider, { kind: 'stalls', pieces: [] })
    let failed = ''
    const reading = (async () => {
      for await (const _ of openModel(
        { provider, url: server.url, key: null, model: 'm' },
        PATIENCE,
        clock,
      ).speak(MESSAGES, new AbortController().signal));
    })().catch((error: { code: string }) => (failed = error.code))
    await server.stalled
    clock.elapse(PATIENCE.beginMs - 1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(failed).toBe('')
    clock.elapse(1)
    await reading
    expect(failed).toBe('timed_out')
  })
  it('is not asked again once it has spoken', async () => {
    await failure(provider, [
      { kind: 'ends_early', pieces: ['You '] },
      { kind: 'says', pieces: ['Again.'] },
    ])
    expect(server.asked).toHaveLength(1)
  })
  it('that never stops is stopped', async () => {
    expect(
      await failure(provider, [{ kind: 'says', pieces: Array(50).fill('word '.repeat(40)) }], {
        patience: { ...PATIENCE, maxTokens: 100 },
      }),
    ).toBe('cut_short')
  })
  it('is let go when the asker stops', async () => {
    const stop = new AbortController()
    server = await openModelServer(provider, { kind: 'stalls', pieces: ['You '] })
    const model = openModel({ provider, url: server.url, key: null, model: 'm' }, PATIENCE, openHandClock())
    const reading = (async () => {
      for await (const _ of model.speak(MESSAGES, stop.signal)) stop.abort(new Error('stopped by the person'))
    })()
    await expect(reading).rejects.toThrow('stopped by the person')
    await expect.poll(() => server.letGo()).toBe(1)
  })
})

describe('what is asked', () => {
  it('of OpenAI: model, messages, budget, stream and key', async () => {
    await hear('openai', [{ kind: 'says', pieces: ['x'] }])
    const [{ path, headers, body }] = server.asked as [(typeof server.asked)[0]]
    expect(path).toBe('/v1/chat/completions')
    expect(headers.authorization).toBe('Bearer k-123')
    expect(body).toEqual({ model: 'm-1', messages: MESSAGES, max_tokens: 900, stream: true })
  })
  it('of Anthropic: the system prompt apart', async () => {
    await hear('anthropic', [{ kind: 'says', pieces: ['x'] }])
    const [{ path, headers, body }] = server.asked as [(typeof server.asked)[0]]
    expect(path).toBe('/v1/messages')
    expect(headers['x-api-key']).toBe('k-123')
    expect(body).toMatchObject({
      system: 'Be kind.',
      messages: [{ role: 'user', content: 'Hello' }],
      max_tokens: 900,
    })
  })
  it('with the other name of the budget where the server wants it', async () => {
    const complaint: Turn = {
      kind: 'status',
      status: 400,
      body: '{"error":{"message":"Use max_completion_tokens"}}',
    }
    expect(await hear('openai', [complaint, { kind: 'says', pieces: ['Fine.'] }])).toBe('Fine.')
    expect(server.asked[1]!.body).toMatchObject({ max_completion_tokens: 900 })
    expect(server.asked[1]!.body).not.toHaveProperty('max_tokens')
  })
  it('is never longer than its budget', async () => {
    expect(
      await failure('openai', [{ kind: 'says', pieces: ['x'] }], {
        patience: { ...PATIENCE, maxPromptTokens: 2 },
      }),
    ).toBe('refused')
    expect(server.asked).toHaveLength(0)
  })
  it('a failure tells neither key nor prompt', async () => {
    const error = await hear('openai', [{ kind: 'status', status: 401, body: 'bad key k-123' }]).catch(
      (caught: unknown) => caught,
    )
    expect(String(error)).not.toMatch(/k-123|Hello|Be kind/)
  })
  it('goes to no other house by a redirect', async () => {
    expect(
      await failure('openai', [
        { kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/' } },
      ]),
    ).toBe('unreachable')
  })
})
