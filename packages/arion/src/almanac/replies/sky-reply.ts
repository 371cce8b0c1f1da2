/** Questions about the sky alone, answered from the engine in a sentence or two; nobody's chart is needed. */
import type { Planet, Sign, Sky } from '@astrarium/sky'
import { PLANETS } from '@astrarium/sky'
import { signStays } from '../../brief/cycle/stays.ts'
import { clock } from '../../brief/time-frame.ts'
import { brightReply } from './bright-tonight.ts'
import { dateWords, pointName, skyName } from '../../language/statements.ts'
import { phaseWords } from './sky-of-day.ts'
import type { Asking } from '../../question/read-ask.ts'
import type { SkyAsked, SkyMatter } from '../../question/sky-asked.ts'
import { capital } from '../../language/text.ts'
import { signAt } from '../../chart/zodiac.ts'

const DAY = 86_400_000
const RETROGRADES: readonly Planet[] = PLANETS.filter((body) => body !== 'sun' && body !== 'moon')

/** null when the question is about something of the sky that is not told here. */
export function skyReply(sky: Sky, { bright, of }: SkyAsked, { asker, at }: Asking): string | null {
  const zone = asker.timeZone
  const seen = bright && brightReply(sky, bright.side, { chart: asker.chart, zone, at })
  if (seen || !of) return seen
  const when = (date: Date) => `${dateWords(sky, zone, date)} around ${clock(sky, zone, date)}`
  switch (of.is) {
    case 'void_moon':
      return voidMoon(sky, at, when, of.asks)
    case 'retrograde':
      return retrogrades(sky, at, when, of.body)
    case 'eclipse': {
      const next = sky
        .eclipses(at, new Date(at.getTime() + 800 * DAY))
        .find((eclipse) => !of.of || eclipse.of === of.of)
      return next
        ? `The next eclipse is ${next.kind.startsWith('a') ? 'an' : 'a'} ${next.kind} one of the ${next.of === 'solar' ? 'Sun' : 'Moon'}, on ${when(next.at)}, in ${signAt(next.longitude)}.`
        : null
    }
    case 'phase': {
      const { phase } = of
      const next = sky.lunations(at, new Date(at.getTime() + 31 * DAY)).find(({ kind }) => kind === phase)
      return next ? `The next ${phase} moon is on ${when(next.at)}, in ${signAt(next.longitude)}.` : null
    }
    case 'season':
      return season(sky, at, when, of.sign)
    case 'stay':
      return change(sky, at, when, of)
    case 'moon':
      return moonNow(sky, zone, at, when)
    case 'place':
      return `${capital(skyName(of.body))} is in ${signAt(sky.position(of.body, at).longitude)} now.`
  }
}

type When = (date: Date) => string

function voidMoon(sky: Sky, at: Date, when: When, asked: 'yes_no' | 'when'): string | null {
  const [next] = sky.voidMoons(at, new Date(at.getTime() + 4 * DAY))
  if (!next) return null
  return next.begins <= at
    ? `${asked === 'yes_no' ? 'Yes. ' : ''}The Moon is void of course now, until it enters ${next.towards} on ${when(next.ends)}.`
    : `${asked === 'yes_no' ? 'No. ' : ''}The Moon is in ${signAt(sky.position('moon', at).longitude)} and still has meetings ahead; it is void of course next from ${when(next.begins)} until ${when(next.ends)}, when it enters ${next.towards}.`
}

/** The Sun's sign, or when it comes to the one that is named. */
function season(sky: Sky, at: Date, when: When, named: Sign | null): string | null {
  const [now, ...rest] = signStays(sky, 'sun', at, (sign, index) => (named ? sign === named : index === 1))
  const next = named && named !== now?.place ? rest.find(({ place }) => place === named) : rest[0]
  if (!now || !next?.enters) return null
  return named && named !== now.place
    ? `${named} season begins on ${when(next.enters)}, when the Sun enters ${named}.`
    : `It is ${now.place} season: the Sun is in ${now.place} until ${when(next.enters)}, and in ${next.place} after that.`
}

/** When a body comes into a sign or leaves it; without a name, the next change. */
function change(
  sky: Sky,
  at: Date,
  when: When,
  { body, sign, turn }: Extract<SkyMatter, { is: 'stay' }>,
): string {
  const isWanted = (place: Sign, index: number) =>
    sign ? place === sign : index === (turn === 'leaves' ? 0 : 1)
  const name = capital(skyName(body))
  const found = signStays(sky, body, at, isWanted).find(({ place }, index) => isWanted(place, index))
  if (!found)
    return `${name} does not come to ${sign ?? 'another sign'} within the years that are worth looking ahead.`
  const { place, enters, leaves } = found
  if (enters && enters > at)
    return `${name} enters ${place} on ${when(enters)}${leaves ? ` and stays there until ${when(leaves)}` : ''}.`
  if (turn === 'leaves' && leaves) return `${name} leaves ${place} on ${when(leaves)}.`
  return `${name} is in ${place} already${enters ? `, since ${when(enters)}` : ''}${leaves ? `, and stays until ${when(leaves)}` : ''}.`
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

function moonNow(sky: Sky, zone: string, at: Date, when: (date: Date) => string): string {
  const phase = phaseWords(sky.phaseOfDay(...sky.localDay(zone, sky.localDate(zone, at))))
  const [next] = sky.signIngresses('moon', at, new Date(at.getTime() + 4 * DAY))
  const sign = signAt(sky.position('moon', at).longitude)
  return `The Moon is in ${sign} now, ${phase}${next ? `, and enters ${next.to} on ${when(next.at)}` : ''}.`
}
