/** The days or stretches that one question holds against each other: "monday or thursday to hand it in". */
import { weekday, WEEKDAYS } from '../../language/calendar.ts'
import { plainText } from '../../time/plain-text.ts'
import { dayName } from '../../time/point.ts'
import type { Span, TimeFrame } from '../../time/span.ts'
import { plain } from '../plain-text.ts'
import { hoursAsked } from '../scale/hours-asked.ts'
import type { Choice } from './choices.ts'
import { named } from './choice-name.ts'
import { afterWhich } from './days-asked-of.ts'
import { daysListed } from './days-listed.ts'
import { isForeseen } from './foreseen.ts'
import { partsIn } from './held.ts'
import type { Held } from './held.ts'
import { inOrder, weekdayIn } from './in-order.ts'
import { linkBetween, weighsIn, wordsOf } from './linked.ts'

const MOST = 5

/** null where no two times are held against each other, or it is foreseen when somebody else does it. */
export function timesBetween(typed: string, frame: TimeFrame): Choice[] | null {
  const held = heldIn(typed, frame)
  if (!held) return null
  const dated = inOrder(held, frame.today)
  if (new Set(dated.map(({ from, to }) => `${from}${to}`)).size < dated.length) return null
  const hours = hoursOf(typed, dated)
  return dated.map((one, index) => choiceOf(one, hours[index] ?? null, frame.today))
}

/** The only time that a few words name: "and the 16th instead?"; null where they name none, or more. */
export function timeAlone(typed: string, frame: TimeFrame): Choice | null {
  const [one, ...others] = partsIn(typed, frame)
  if (!one || others.length > 0) return null
  const [dated] = frame.previous ? [one] : inOrder([one], frame.today)
  return choiceOf(dated!, hoursOf(typed, [one])[0] ?? null, frame.today)
}

/** A day that was asked about by itself. */
export function dayAsChoice({ from, to, phrase }: Span, today: string): Choice {
  return choiceOf({ from, to, at: [0, 0], words: phrase, name: phrase, grain: 'day' }, null, today)
}

/** What is asked of them, without the times: "should I sign the lease?" */
export function besideTimes(typed: string, today: string): string {
  const held = heldIn(typed, { today, isSouthern: false })
  if (!held) return typed
  const before = typed.slice(0, held[0]!.at[0]).trim().split(' ')
  while (before.length > 0 && LEADS.has(before.at(-1)!.toLowerCase())) before.pop()
  const after = typed.slice(held.at(-1)!.at[1]).trim().split(' ')
  while (after.length > 0 && TRAILS.has(after[0]!.toLowerCase().replaceAll('?', ''))) after.shift()
  const rest = after.join(' ')
  const joint = before.length === 0 || '?.!,'.includes(rest.charAt(0)) ? '' : ' '
  return `${before.join(' ')}${joint}${rest}`.trim()
}

const LEADS: ReadonlySet<string> = new Set(
  'on in at the for either between until till by from is are was does would will what how about choose'.split(
    ' ',
  ),
)
const TRAILS: ReadonlySet<string> = new Set(
  'after be better best suit suits instead first morning afternoon evening night'.split(' '),
)

/** "Will he ring on Friday or Saturday?": two times, and none of them is chosen. */
export function foreseesTimes(typed: string, frame: TimeFrame): boolean {
  const named = namedIn(typed, frame)
  return named !== null && isForeseen(typed, placeOf(named))
}

function heldIn(typed: string, frame: TimeFrame): Held[] | null {
  const held = namedIn(typed, frame)
  return held && !isForeseen(typed, placeOf(held)) ? held : null
}

/** Days of a list of which one is asked for in words, or that somebody offers: nothing has to ask besides. */
export function holdsOutDays(typed: string, frame: TimeFrame): boolean {
  return daysListed(typed, frame)?.isHeldOut === true && timesBetween(typed, frame) !== null
}

/** A new moon is told of one of them, and not asked for. */
export function asksOfDaysAlone(
  typed: string,
  frame: TimeFrame,
  isOfSky: (text: string) => boolean,
): boolean {
  return holdsOutDays(typed, frame) && !isOfSky(plain(afterWhich(plainText(typed).text)))
}

function namedIn(typed: string, frame: TimeFrame): Held[] | null {
  const chain = firstChain(typed, partsIn(typed, frame), weighsIn(typed))
  const held = chain && !isRange(chain) ? chain : null
  const listed = daysListed(typed, frame)
  return listed && listed.held.length >= (held?.length ?? 0) ? listed.held : held
}

function placeOf(held: readonly Held[]): [number, number] {
  return [held[0]!.at[0], held.at(-1)!.at[1]]
}

function choiceOf({ words, name, ...time }: Held, hours: Choice['hours'] | null, today: string): Choice {
  const from = time.from < today ? today : time.from
  const isDay = time.from === time.to
  const said = isDay ? weekdayIn(words) : null
  const own = WEEKDAYS[weekday(time.from) - 1]!
  const day = NEAR.includes(words.toLowerCase()) ? words.toLowerCase() : `${own} ${dayName(from, today)}`
  return {
    words,
    span: { from, to: time.to, phrase: isDay ? day : name },
    ...named(isDay ? day : name),
    isPutOff: false,
    isLater: false,
    matter: null,
    isDone: false,
    deed: null,
    isTime: true,
    ...(hours && { hours }),
    ...(said !== null && said !== own && { misnamed: said }),
  }
}

const NEAR: readonly string[] = ['today', 'tomorrow', 'tonight']

/** The first times in a row of which the last is set against the others. */
function firstChain(typed: string, parts: readonly Held[], weighs: boolean): Held[] | null {
  const chains: { held: Held[]; isClosed: boolean }[] = []
  for (const part of parts) {
    const chain = chains.at(-1)
    const before = chain?.held.at(-1)
    const link =
      before && (before.at === part.at ? 'or' : linkBetween(typed.slice(before.at[1], part.at[0]), weighs))
    if (chain && link) {
      chain.held.push(part)
      chain.isClosed = link === 'or'
    } else chains.push({ held: [part], isClosed: false })
  }
  return chains.find(({ held, isClosed }) => isClosed && held.length > 1 && held.length <= MOST)?.held ?? null
}

/** "Between now and the 15th": the days from the one to the other, and no two of them. */
function isRange([first, ...others]: readonly Held[]): boolean {
  return others.length === 1 && first!.name.toLowerCase().startsWith('between now')
}

/** "friday or saturday evening" are two evenings; "on tuesday or on friday morning" is one morning. */
function hoursOf(typed: string, held: readonly Held[]): (Choice['hours'] | null)[] {
  const own = held.map(({ at }) => {
    const next = wordsOf(typed.slice(at[1]))[0] ?? ''
    return hoursAsked(plain(`${typed.slice(...at)} ${next}`))
  })
  const last = held.at(-1)!
  const isApart = wordsOf(typed.slice(0, last.at[0])).at(-1) === 'on'
  return own.some((one, index) => one && index < own.length - 1) || isApart
    ? own
    : own.map(() => own.at(-1) ?? null)
}
