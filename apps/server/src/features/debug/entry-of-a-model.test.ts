import type { DebugEntry } from '@astrarium/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'
import type { LlmSettings } from '../../platform/config/llm-config.ts'
import { openModelServer } from '../../platform/llm/model-server.ts'
import type { ModelServer, Turn } from '../../platform/llm/model-server.ts'
import { openModel } from '../../platform/llm/model.ts'

const house = testApp()
let mara: Person
let twin: ModelServer
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
afterEach(() => twin.close())

async function model(turn: Turn, fallback: LlmSettings['fallback'] = 'none'): Promise<void> {
  twin = await openModelServer('openai', turn)
  const settings = { provider: 'openai' as const, url: twin.url, key: 'k-1', model: 'twin', fallback }
  house.context.config.llm = settings
  house.context.model = openModel(settings)
}
const says = (text: string): Turn => ({ kind: 'says', pieces: [text] })
const newestEntry = async () => (await mara.call<DebugEntry[]>('GET', '/api/debug/entries')).body[0]!
const PURPOSE = 'What is my purpose?'
const LIES = ['Your Sun is in Gemini.', 'With a Virgo Moon, you tidy first.', 'Your Sun squares your Pluto.']

it('shows the model, all that was sent, and what was held back', async () => {
  await model(says(`You build slowly. ${LIES[0]} Keep one promise today.`))
  await mara.ask(PURPOSE)
  const entry = await newestEntry()
  expect(entry).toMatchObject({
    model: 'openai:twin',
    outcome: 'answered',
    error: null,
    held: [{ sentence: LIES[0] }],
  })
  const [{ body }] = twin.asked as [ModelServer['asked'][0]]
  for (const { role, content } of body.messages)
    expect(entry['systemPrompt']).toContain(`${role}: ${content}`)
})

it('is there for a failed one, too', async () => {
  await model(says(LIES.join(' ')))
  await mara.ask(PURPOSE)
  const entry = await newestEntry()
  expect(entry).toMatchObject({
    model: 'openai:twin',
    outcome: 'failed',
    error: expect.stringContaining('outside voice'),
  })
  expect(entry['held'].length).toBeGreaterThan(0)
})

it('names both voices where one stepped in', async () => {
  await model({ kind: 'status', status: 500 }, 'almanac')
  await mara.ask(PURPOSE)
  expect(await newestEntry()).toMatchObject({
    model: 'openai:twin, then almanac',
    outcome: 'answered',
    error: expect.stringContaining('500'),
  })
})
