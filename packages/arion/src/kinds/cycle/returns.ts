/** When a planet comes back to its place at birth; of the Sun, the year that begins then. */
import type { EventFact, TransitFact } from '../../brief/facts.ts'
import { pointName } from '../../language/statements.ts'
import type { Subject } from '../../claims/claim.ts'
import { daysBetween } from '../../language/calendar.ts'
import type { Composer } from '../../almanac/composer.ts'
import { full } from '../../language/text.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import { withoutHouses } from '../../almanac/plans/shared.ts'
import { moment, say, whereIs } from './lines.ts'
import type { EventOf } from './lines.ts'
import { heaviestOf, yearLore, yearName } from './profection.ts'
import { ORDINALS } from '../../language/numbers.ts'
import { must } from '../../must.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import { day, range } from '../../almanac/date-names.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'
import type { Cycle } from '../../question/cycle.ts'

/** `beside`: the year that begins with it, or the return of the same body on the other side of today. */
export function* returned(
  composer: Composer,
  fact: EventOf<'return'>,
  beside: readonly EventFact[],
  cycle: Cycle,
): Iterable<LineOrBreak> {
  const { body } = fact.event
  const { frame } = composer.context
  const year = beside.find(isYear) ?? null
  const other = beside.find(isReturn) ?? null
  if (cycle.is === 'return' && cycle.which === 'last' && firstOf(fact) > frame.at)
    yield* say(composer, 'return.notyet')
  const isPast = lastOf(fact) < frame.at
  if (cycle.is === 'birthday') yield birthday(composer, fact)
  else {
    const asksWhether = other !== null || (!isPast && composer.context.intent.particulars?.asksIfNow === true)
    const answer = isPast ? 'It is behind you: your' : isNear(composer, fact) ? 'Yes: your' : 'Not now: your'
    yield dated(composer, fact, asksWhether ? answer : 'Your')
    if (other)
      yield dated(composer, other, lastOf(other) < frame.at ? 'The one before, your' : 'The next one, your')
  }
  composer.lead(fact)
  if (body === 'sun') {
    yield* say(composer, 'return.sun.feels')
    yield* yearAhead(composer, fact, year)
    return
  }
  if (body === 'moon') yield* say(composer, 'return.moon.feels')
  else if (isPast) {
    const feels = composer.unit([`${body}>${body}.conj.feels`, `${body}>${body}.hard.feels`], {
      isOptional: true,
    })
    const frameLine = feels && composer.unit('past.frame')
    if (feels && frameLine)
      yield composer.line(`${frameLine.text} ${full(feels.text.replaceAll('{now}', 'then'))}`)
  } else yield* meaning(composer, asTransit(fact), 'self')
  yield* withoutHouses(composer)
  yield composer.paragraph()
  const own = composer.context.placements.find(({ point }) => point === body)
  if (own) {
    yield* whereIs(composer, own)
    yield* placementReason(composer, own, ['lived', 'self', 'work'])
  }
  yield composer.paragraph()
  const isRepeated = (fact.event.number ?? 1) > 1
  yield* say(
    composer,
    body === 'moon' ? 'return.moon.do' : isPast ? 'past.ask' : isRepeated ? 'return.do.again' : 'return.do',
  )
}

function isYear(fact: EventFact): fact is EventOf<'profection'> {
  return fact.event.is === 'profection'
}

function isReturn(fact: EventFact): fact is EventOf<'return'> {
  return fact.event.is === 'return'
}

/** "Am I in my Saturn return?": while one of its passes is within a good half year. */
function isNear(composer: Composer, { event: { exact, between } }: EventOf<'return'>): boolean {
  const { at } = composer.context.frame
  return [...exact, ...(between ?? [])].some(
    (one) => Math.abs(one.getTime() - at.getTime()) <= 220 * 86_400_000,
  )
}

/** "Your first Saturn return was exact on …" */
function dated(composer: Composer, fact: EventOf<'return'>, lead: string): Line {
  const { name, when } = nameAndTime(composer, fact)
  return composer.line(`${lead} ${name} ${when}.`, [fact])
}

function birthday(composer: Composer, fact: EventOf<'return'>): Line {
  const { frame } = composer.context
  const days = daysBetween(frame.today, composer.sky.localDate(frame.zone, firstOf(fact)))
  composer.claim({ kind: 'days_ahead', days })
  const count = `In ${days} day${days === 1 ? '' : 's'}`
  const { name, when } = nameAndTime(composer, fact)
  return composer.line(
    fact.event.exact[0]
      ? `${count}, ${when.replace(/^is /, '')}: that is your ${name}.`
      : `${count} at the earliest: your ${name} ${when}.`,
    [fact],
  )
}

/** What it is called, and when it is or was exact; its claims are those of the line in hand. */
function nameAndTime(composer: Composer, fact: EventOf<'return'>): { name: string; when: string } {
  const { body, exact, between, number } = fact.event
  const of: Subject = { kind: 'transit', body, aspect: 0, point: body }
  composer.claim({ kind: 'subject', subject: of })
  const nth = number ? ORDINALS[number - 1] : undefined
  if (nth && number) composer.claim({ kind: 'return_number', body, number })
  const isPast = lastOf(fact) < composer.context.frame.at
  const be = isPast ? 'was' : 'is'
  const [only] = exact
  const when = between
    ? `${isPast ? 'fell' : 'falls'} ${range(composer, between[0], between[1], of, 'between').replace(/^around /, 'on ')}`
    : only && exact.length === 1
      ? `${be} ${moment(composer, only, 'at', of)}`
      : `${be} exact on ${exact
          .map((at) => day(composer, at, 'exact', of))
          .join(', on ')
          .replace(/, on ([^,]*)$/, ' and on $1')}`
  return { name: `${nth ? `${nth} ` : ''}${RETURN_NAMES[body] ?? pointName(body)} return`, when }
}

const RETURN_NAMES: Record<string, string> = { sun: 'solar', moon: 'lunar' }

/** The first moment at which it may be; with a sure day, its first pass. */
function firstOf({ event: { exact, between } }: EventOf<'return'>): Date {
  return must(exact[0] ?? between?.[0], 'day of the return')
}

function lastOf({ event: { exact, between } }: EventOf<'return'>): Date {
  return must(exact.at(-1) ?? between?.[1], 'day of the return')
}

/** A return as the transit that it is, for the lore of it. */
function asTransit(returning: EventOf<'return'>): TransitFact {
  const { event, ...fact } = returning
  const { body, exact, between } = event
  return {
    ...fact,
    kind: 'transit',
    body,
    point: body,
    aspect: 0,
    tone: 'conj',
    enters: firstOf(returning),
    leaves: lastOf(returning),
    exact,
    between,
    isMiss: false,
    rules: null,
  }
}

/**
 * What the year that begins then is about: by its house where the Ascendant is known, and by the heaviest
 * transit in it.
 */
function* yearAhead(
  composer: Composer,
  fact: EventOf<'return'>,
  year: EventOf<'profection'> | null,
): Iterable<LineOrBreak> {
  const begin = firstOf(fact)
  yield* withoutHouses(composer)
  if (year) {
    yield composer.paragraph()
    const of: Subject = { kind: 'profection', house: year.event.house }
    const from = day(composer, year.event.from, 'from', of)
    yield composer.line(`From ${from} you are in ${yearName(composer, year)}.`, [year])
    yield* yearLore(composer, year)
  }
  yield composer.paragraph()
  yield* heaviestOf(composer, begin, new Date(begin.getTime() + 365 * 86_400_000))
  yield* say(composer, year ? `year#${year.event.house}.do` : 'year.do')
}
