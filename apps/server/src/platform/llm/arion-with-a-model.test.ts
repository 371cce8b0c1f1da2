/** Arion over the wire: a model that lies shows nothing false, and one that fails fails the ask. */
import { answerWith, openReader, withReadings } from '@astrarium/arion'
import { openSky } from '@astrarium/sky'
import { afterEach, describe, expect, it } from 'vitest'
import { openHandClock } from './hand-clock.ts'
import { openModelServer } from './model-server.ts'
import type { ModelServer, Turn } from './model-server.ts'
import { openModel, PATIENCE } from './model.ts'

const sky = await openSky()
const reader = await openReader()
const chart = sky.chart({ at: new Date('1926-04-21T01:40:00Z'), latitude: 51.5, longitude: -0.14 })
const asker = { seed: 'user-9', chart, timeZone: 'Europe/London' }

let server: ModelServer | undefined
afterEach(() => server?.close())

async function ask(question: string, ...turns: Turn[]) {
  server = await openModelServer('openai', ...turns)
  const clock = openHandClock()
  void server.stalled.then(() => clock.elapse(PATIENCE.beginMs))
  const model = openModel({ provider: 'openai', url: server.url, key: null, model: 'm' }, PATIENCE, clock)
  const heard = { text: '', plan: '', held: 0, outcome: '' }
  const at = new Date('2026-11-20T09:00:00Z')
  const input = withReadings(sky, reader, { question, asker, at, thread: [], usedPhrases: [] })
  const { signal } = new AbortController()
  for await (const event of answerWith(sky, input, { speak: model.speak, signal, secrets: ['Eve'] })) {
    if (event.kind === 'text') heard.text += event.text
    else Object.assign(heard, { plan: event.plan, held: event.rejected.length, outcome: event.outcome })
  }
  return heard
}
const says = (text: string): Turn => ({ kind: 'says', pieces: text.match(/[^]{1,7}/g) ?? [] })

describe('Arion with a model', () => {
  it('shows the engine’s statement where the reference stood', async () => {
    const { text, plan } = await ask(
      'What is my purpose?',
      says('You build slowly. It shows early, because [[f1]]. Keep one promise today.'),
    )
    expect(text).toMatch(
      /^You build slowly\. It shows early, because your \w+ is in \w+, in your \w+ house\. Keep one promise today\.$/,
    )
    expect(plan).toBe('v1.purpose')
  })
  it.each([
    'Your Sun is in Gemini.',
    'With a Virgo Moon, you tidy first.',
    'Your Sun squares your Pluto.',
    'Saturn stays in your fifth house until 3 May 2030.',
    'Mercury is retrograde in your chart and turns direct on 9 December 2026.',
    'The full moon on 3 December 2026 lights up your tenth house.',
  ])('does not show «%s»', async (lie) => {
    const { text, held } = await ask(
      'What is my purpose?',
      says(`You build slowly. ${lie} Keep one promise today.`),
    )
    expect(text).not.toContain(lie)
    expect(text).toMatch(/^You build slowly\..* Keep one promise today\.$/)
    expect(held).toBe(1)
  })
  it.each<[string, Turn]>([
    ['timed_out', { kind: 'stalls', pieces: ['You build slowly. And'] }],
    ['broke_off', { kind: 'breaks_off', pieces: ['You build slowly. And'] }],
    ['rate_limited', { kind: 'status', status: 429 }],
  ])('fails as %s, so that the Ask can be given back', async (code, turn) => {
    await expect(ask('What is my purpose?', turn)).rejects.toMatchObject({ code })
  })
  it('fails when everything that was said is false', async () => {
    await expect(
      ask('What is my purpose?', says('The universe loves you! Your North Node is in Leo.')),
    ).rejects.toThrow('outside voice')
  })
  it('sends no word about who, when or where', async () => {
    await ask(
      'Should I move to Oslo with Eve and Tom? I was born on 21 April 1926 at 02:40.',
      says('You may. Pack one box today.'),
    )
    const sent = JSON.stringify(server!.asked)
    expect(sent).toMatch(/f1: your \w+ is in \w+/)
    expect(sent).not.toMatch(/\b(Eve|Tom|Oslo|1926|02:40|London|51\.5|user-9)\b/)
    // a transit may begin or end on any day
    expect(sent.replace(/f\d+: .*?\\n/g, '')).not.toContain('21 April')
  })
  it('asks no model about a wish to die', async () => {
    const { outcome, text } = await ask('I want to die', says('No.'))
    expect(outcome).toBe('crisis')
    expect(text).toContain('116 123')
    expect(server!.asked).toEqual([])
  })
})
