/** Questions about the sky alone, answered from the engine in a sentence or two; nobody's chart is needed. */
import type { Planet, Sky } from '@astrarium/sky'
import { signAt } from '../brief/certainty.ts'
import { clock } from '../brief/frame.ts'
import { dateWords, pointName, skyName } from '../brief/statements.ts'
import type { AskInput } from '../types.ts'

const DAY = 86_400_000
const RETROGRADES: readonly Planet[] = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

/** null when the question is about something of the sky that is not told here. */
export function skyReply(sky: Sky, { question, asker, at }: AskInput): string | null {
  const text = question.toLowerCase()
  const when = (date: Date) => `${dateWords(sky, asker.timeZone, date)} around ${clock(sky, asker.timeZone, date)}`
  const body = (['sun', 'moon', ...RETROGRADES] as const).find((name) => new RegExp(`\\b${name}\\b`).test(text)) ?? null
  if (/\bretrograde/.test(text)) return retrogrades(sky, at, when, body)
  if (/\beclipse/.test(text)) {
    const [next] = sky.eclipses(at, new Date(at.getTime() + 400 * DAY))
    return next ? `The next eclipse is one of the ${next.of === 'solar' ? 'Sun' : 'Moon'}, on ${when(next.at)}.` : null
  }
  const phase = /\bfull moon/.test(text) ? 'full' : /\bnew moon/.test(text) ? 'new' : null
  if (phase) {
    const next = sky.lunations(at, new Date(at.getTime() + 31 * DAY)).find(({ kind }) => kind === phase)
    return next ? `The next ${phase} moon is on ${when(next.at)}, in ${signAt(next.longitude)}.` : null
  }
  if (/\bmoon\b/.test(text)) return moonNow(sky, at, when)
  return body ? `${capital(skyName(body))} is in ${signAt(sky.position(body, at).longitude)} now.` : null
}

function retrogrades(sky: Sky, at: Date, when: (date: Date) => string, body: Planet | null): string {
  const asked = body && RETROGRADES.includes(body) ? [body] : RETROGRADES
  if (body === 'sun' || body === 'moon') return `${capital(skyName(body))} is never retrograde.`
  const backwards = asked.filter((one) => sky.position(one, at).speed < 0)
  if (!body && backwards.length === 0) return 'None of the planets is retrograde now.'
  if (!body)
    return `Retrograde now: ${backwards.map((one) => `${pointName(one)} (direct again on ${turnOf(sky, one, at, when)})`).join(', ')}.`
  return backwards.length > 0
    ? `Yes. ${pointName(body)} is retrograde now, in ${signAt(sky.position(body, at).longitude)}, and turns direct on ${turnOf(sky, body, at, when)}.`
    : `No. ${pointName(body)} moves forward now, in ${signAt(sky.position(body, at).longitude)}; it turns retrograde next on ${turnOf(sky, body, at, when)}.`
}

function turnOf(sky: Sky, body: Planet, at: Date, when: (date: Date) => string): string {
  const next = sky.stations(at, new Date(at.getTime() + 830 * DAY)).find((station) => station.body === body)
  return next ? when(next.at) : 'a day beyond two years from now'
}

function moonNow(sky: Sky, at: Date, when: (date: Date) => string): string {
  const { name } = sky.moonPhase(at)
  const [next] = sky.signIngresses('moon', at, new Date(at.getTime() + 4 * DAY))
  const sign = signAt(sky.position('moon', at).longitude)
  return `The Moon is in ${sign} now, ${name.replaceAll('_', ' ')}${next ? `, and enters ${next.to} on ${when(next.at)}` : ''}.`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
