import { endpoint } from '@astrarium/contracts'
import { Hono } from 'hono'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'
import type { AnswerOf, FileAnswer, StreamAnswer } from './answer.ts'
import { respond } from './answer.ts'
import { answerError } from './error-answer.ts'
import { faultsOf } from './faults-of.ts'

const Placement = z.object({ name: z.string(), range: z.object({ from: z.number() }).nullable() })

describe('a contract', () => {
  it.each([
    ['what it says', { name: 'Sun', range: null }, []],
    ['a wrong value', { name: 7, range: null }, ['name: Invalid input: expected string, received number']],
    ['nothing', { name: 'Sun' }, ['range: Invalid input: expected object, received undefined']],
    ['more than it names', { name: 'Sun', range: { from: 1, to: 2 } }, ['range.to: not named there']],
  ])('is answered with %s', (_, answer, faults) => expect(faultsOf(Placement, answer)).toEqual(faults))

  it('is held to in each member of a list', () =>
    expect(faultsOf(z.array(Placement), [{ name: 'Sun', range: null, seal: 'x' }])).toEqual([
      '0.seal: not named there',
    ]))

  it('is held to in whichever form of several it has', () => {
    const either = z.union([z.object({ chart: Placement }), z.object({ care: z.string() })])
    expect(faultsOf(either, { care: 'words' })).toEqual([])
    expect(faultsOf(either, { care: 'words', seal: 'x' })).toEqual(['seal: not named there'])
  })
})

const common = { access: 'public', input: z.object({}) } as const
const shown = endpoint({ ...common, method: 'GET', path: '/api/shown', answers: 'json', output: Placement })
const heard = endpoint({ ...common, method: 'GET', path: '/api/heard', answers: 'stream', output: Placement })
const kept = endpoint({
  ...common,
  method: 'GET',
  path: '/api/kept',
  answers: 'file',
  output: z.literal('text/css'),
})

it('the compiler holds a verb to what its endpoint answers', () => {
  expectTypeOf<AnswerOf<typeof shown>>().toEqualTypeOf<z.infer<typeof Placement>>()
  expectTypeOf<AnswerOf<typeof heard>>().toEqualTypeOf<StreamAnswer<z.infer<typeof Placement>>>()
  expectTypeOf<AnswerOf<typeof kept>>().toEqualTypeOf<FileAnswer<'text/css'>>()
  expectTypeOf<Response>().not.toExtend<AnswerOf<typeof shown>>()
})

const wrong = { name: 'Sun', range: null, seal: 'secret' }
const sun = { name: 'Sun', range: null }

describe('in development', () => {
  it('an answer that breaks its contract is an error that names the field and is logged', async () => {
    const { answer, logged } = serve({ isProduction: false })
    const response = await answer('/api/shown')
    expect(response.status).toBe(500)
    const body = await response.text()
    expect(body).toContain('GET /api/shown breaks its contract: seal: not named there')
    expect(body).not.toContain('secret')
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('a stream breaks off before the event that does, and that is logged', async () => {
    const { answer, logged } = serve({ isProduction: false })
    const reader = (await answer('/api/heard')).body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(`data: ${JSON.stringify(sun)}\n\n`)
    await expect(reader.read()).rejects.toThrow('seal: not named there')
    expect(logged).toHaveBeenCalledTimes(1)
  })
})

describe('events that have all happened', () => {
  it('are sent as they would be one by one, in one piece', async () => {
    const { answer } = serve({ isProduction: true })
    const [atOnce, oneByOne] = await Promise.all([answer('/api/told'), answer('/api/heard')])
    expect(await atOnce.text()).toBe(await oneByOne.text())
    expect([...atOnce.headers]).toEqual([...oneByOne.headers])
  })

  it('are held to their contract before any of them is sent', async () => {
    const { answer, logged } = serve({ isProduction: false })
    const response = await answer('/api/told')
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining('seal: not named'),
    ])
    expect(logged).toHaveBeenCalledTimes(1)
  })
})

it('in production it is sent as it is', async () => {
  const { answer, logged } = serve({ isProduction: true })
  expect(await (await answer('/api/shown')).json()).toEqual(wrong)
  expect(await (await answer('/api/heard')).text()).toContain('secret')
  expect(logged).not.toHaveBeenCalled()
})

function serve(config: { isProduction: boolean }) {
  const logged = vi.fn<() => void>()
  const log = { info: logged, warn: logged, error: logged, debug: logged }
  const app = new Hono()
  app.onError((error, c) => answerError(c, error, log))
  app.get('/api/shown', (c) => respond(c, shown, wrong, { config, log }))
  const all = { events: [sun, wrong], headers: {} }
  app.get('/api/told', (c) => respond(c, heard, all, { config, log }))
  app.get('/api/heard', (c) => respond(c, heard, { events: events(), headers: {} }, { config, log }))
  return { answer: async (path: string) => app.request(path), logged }
}

async function* events() {
  yield sun
  yield wrong
}
