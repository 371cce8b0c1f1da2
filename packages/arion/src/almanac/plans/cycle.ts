/** When something in the sky comes round, where it falls in the chart, what it is about, and one thing to do. */
import { voicesOf } from '../../brief/natal-facts.ts'
import { transitFacts } from '../../brief/transit-facts.ts'
import type { EventFact, PlacementFact, SkyEvent, TransitFact } from '../../brief/facts.ts'
import type { Planet } from '@astrarium/sky'
import { houseAt, sureHouse } from '../../brief/certainty.ts'
import { pointName, skyName } from '../../brief/statements.ts'
import type { DateRole, Subject } from '../../check/claims.ts'
import type { Cycle } from '../../question/cycle-question.ts'
import { daysBetween } from '../../question/calendar.ts'
import { day, hour, houseName, isBegun, natal, range, weekdayDate } from '../name.ts'
import type { Pen, Stroke } from '../pen.ts'
import { placementReason } from '../reason-lines.ts'
import { capital, full } from '../text.ts'
import { meaning, passageMeaning, windowAfter } from '../weather-lines.ts'
import { pastPlan } from './past.ts'
import { rarity } from './rarity.ts'
import { withoutHouses } from './shared.ts'

type EventOf<Is extends SkyEvent['is']> = EventFact & { event: Extract<SkyEvent, { is: Is }> }

export function* cyclePlan(pen: Pen): Iterable<Stroke> {
  const cycle = pen.matter.reading.cycle!
  if (cycle.is === 'past') yield* pastPlan(pen)
  else if (cycle.is === 'big') yield* bigPlan(pen)
  else yield* eventPlan(pen, cycle)
}

function* eventPlan(pen: Pen, cycle: Cycle): Iterable<Stroke> {
  const [first, second] = pen.matter.events
  if (!first) {
    yield* nothingToDate(pen, cycle)
    return
  }
  if (isEvent(first, 'return')) yield* returned(pen, first, second && isEvent(second, 'profection') ? second : null, cycle)
  else if (isEvent(first, 'profection')) yield* yearOfLife(pen, first)
  else if (isEvent(first, 'lunation')) yield* lunation(pen, first, second && isEvent(second, 'lunation') ? second : null)
  else if (isEvent(first, 'retrograde')) yield* retrograde(pen, first)
  else if (isEvent(first, 'stay')) yield* stay(pen, first, cycle)
  else if (isEvent(first, 'progressed')) yield* progressed(pen, first)
}

function isEvent<Is extends SkyEvent['is']>(fact: EventFact, is: Is): fact is EventOf<Is> {
  return fact.event.is === is
}

/** "on Tuesday 13 July 2027, around 20:15" */
function moment(pen: Pen, at: Date, role: DateRole, of: Subject): string {
  const date = pen.sky.localDate(pen.matter.frame.zone, at)
  return `on ${weekdayDate(pen, at, role, of)}, around ${hour(pen, at, role, of, date)}`
}

function* say(pen: Pen, keys: string | readonly string[], more: Record<string, string> = {}): Iterable<Stroke> {
  const unit = pen.unit(keys)
  if (unit) yield pen.line(full(Object.entries(more).reduce((text, [name, words]) => text.replaceAll(`{${name}}`, words), unit.text)))
}

// ── returns and the years that they begin ──

const RETURN_NAMES: Record<string, string> = { sun: 'solar', moon: 'lunar' }
const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']

function* returned(pen: Pen, fact: EventOf<'return'>, year: EventOf<'profection'> | null, cycle: Cycle): Iterable<Stroke> {
  const { body, exact, between, number } = fact.event
  const { frame } = pen.matter
  if (cycle.is === 'return' && cycle.which === 'last' && (exact[0] ?? between![0]) > frame.at) yield* say(pen, 'return.notyet')
  const of: Subject = { kind: 'transit', body, aspect: 0, point: body }
  pen.claim({ kind: 'subject', subject: of })
  const nth = number ? NTH[number - 1] : undefined
  if (nth) pen.claim({ kind: 'return_number', body, number: number! })
  const isPast = (exact.at(-1) ?? between![1]) < frame.at
  const name = `${nth ? `${nth} ` : ''}${RETURN_NAMES[body] ?? pointName(body)} return`
  const be = isPast ? 'was' : 'is'
  const [only] = exact
  const when = between
    ? `${isPast ? 'fell' : 'falls'} ${range(pen, between[0], between[1], of, 'between').replace(/^around /, 'on ')}`
    : exact.length === 1
      ? `${be} ${moment(pen, only!, 'at', of)}`
      : `${be} exact on ${exact
          .map((at) => day(pen, at, 'exact', of))
          .join(', on ')
          .replace(/, on ([^,]*)$/, ' and on $1')}`
  if (cycle.is === 'birthday') {
    const days = daysBetween(frame.today, pen.sky.localDate(frame.zone, only ?? between![0]))
    pen.claim({ kind: 'days_ahead', days })
    const count = `In ${days} day${days === 1 ? '' : 's'}`
    yield pen.line(
      only ? `${count}, ${when.replace(/^is /, '')}: that is your ${name}.` : `${count} at the earliest: your ${name} ${when}.`,
      [fact],
    )
  } else {
    // "Am I in my Saturn return?": not while none of its passes is within a good half year
    const isFar = Math.min(...[...exact, ...(between ?? [])].map((one) => Math.abs(one.getTime() - frame.at.getTime()))) > 220 * 86_400_000
    const isAsked = /^(so |and )?(am|is|are)\b/i.test(pen.input.question.trim()) && !isPast
    yield pen.line(`${isAsked && isFar ? 'Not now: your' : 'Your'} ${name} ${when}.`, [fact])
  }
  pen.lead(fact)
  if (body === 'sun') {
    yield* say(pen, 'return.sun.feels')
    yield* yearAhead(pen, fact, year)
    return
  }
  if (body === 'moon') yield* say(pen, 'return.moon.feels')
  else if (isPast) {
    const feels = pen.unit([`${body}>${body}.conj.feels`, `${body}>${body}.hard.feels`], { isOptional: true })
    const frameLine = feels && pen.unit('past.frame')
    if (feels && frameLine) yield pen.line(`${frameLine.text} ${full(feels.text.replaceAll('{now}', 'then'))}`)
  } else yield* meaning(pen, asTransit(fact), 'self')
  yield* withoutHouses(pen)
  yield pen.paragraph()
  const own = pen.matter.placements.find(({ point }) => point === body)
  if (own) {
    yield* whereIs(pen, own)
    yield* placementReason(pen, own, ['lived', 'self', 'work'])
  }
  yield pen.paragraph()
  yield* say(pen, body === 'moon' ? 'return.moon.do' : isPast ? 'past.ask' : 'return.do')
}

/** A return as the transit that it is, for the lore of it. */
function asTransit({ event: { body, exact, between }, ...fact }: EventOf<'return'>): TransitFact {
  const [enters, leaves] = [exact[0] ?? between![0], exact.at(-1) ?? between![1]]
  return {
    ...fact,
    kind: 'transit',
    body,
    point: body,
    aspect: 0,
    tone: 'conj',
    enters,
    leaves,
    exact,
    between,
    isMiss: false,
    rules: null,
  }
}

/** What the year that begins then is about: by its house where the Ascendant is known, and by the heaviest transit in it. */
function* yearAhead(pen: Pen, fact: EventOf<'return'>, year: EventOf<'profection'> | null): Iterable<Stroke> {
  const begin = fact.event.exact[0] ?? fact.event.between![0]
  yield* withoutHouses(pen)
  if (year) {
    yield pen.paragraph()
    const of: Subject = { kind: 'profection', house: year.event.house }
    const from = day(pen, year.event.from, 'from', of)
    yield pen.line(`From ${from} you are in ${yearName(pen, year)}.`, [year])
    yield* yearLore(pen, year)
  }
  yield pen.paragraph()
  yield* heaviestOf(pen, begin, new Date(begin.getTime() + 365 * 86_400_000))
  yield* say(pen, year ? `year#${year.event.house}.do` : 'year.do')
}

function* yearOfLife(pen: Pen, fact: EventOf<'profection'>): Iterable<Stroke> {
  const { from, to, house } = fact.event
  const of: Subject = { kind: 'profection', house }
  yield pen.line(`${isBegun(pen, { enters: from }) ? 'You are in' : 'You enter'} ${yearName(pen, fact)}, ${range(pen, from, to, of)}.`, [
    fact,
  ])
  pen.lead(fact)
  yield* yearLore(pen, fact)
  yield pen.paragraph()
  yield* heaviestOf(pen, new Date(Math.max(from.getTime(), pen.matter.frame.at.getTime())), to)
  yield* say(pen, `year#${house}.do`)
}

/** "a ninth-house year, a year of Virgo, with Mercury as its lord" */
function yearName(pen: Pen, { event: { house, sign, lord } }: EventOf<'profection'>): string {
  pen.claim({ kind: 'subject', subject: { kind: 'profection', house } })
  pen.claim({ kind: 'profection_sign', sign })
  pen.claim({ kind: 'profection_lord', body: lord })
  return `${/^[ei]/.test(NTH[house - 1]!) ? 'an' : 'a'} ${NTH[house - 1]}-house year, a year of ${sign}, with ${skyName(lord)} as its lord`
}

function* yearLore(pen: Pen, { event: { house, lord } }: EventOf<'profection'>): Iterable<Stroke> {
  yield* say(pen, `year#${house}`)
  yield* say(pen, `lord.${lord}`)
  const own = pen.matter.placements.find(({ point }) => point === lord)
  if (own) {
    yield* whereIs(pen, own)
    yield* placementReason(pen, own, ['lived', 'work', 'self'])
  }
}

function* heaviestOf(pen: Pen, from: Date, to: Date): Iterable<Stroke> {
  const { chart, frame } = pen.matter
  const bodies = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
  const [heaviest] = pen.freshFirst(
    transitFacts(pen.sky, chart, frame, voicesOf(chart, 'today'), { from, to, bodies }).filter(
      ({ leaves, exact }) => leaves && exact.some((at) => at > from && at < to),
    ),
  )
  if (!heaviest) return
  yield windowAfter(
    pen,
    pen.form('year.heaviest', [
      () => 'The transit with most weight in it is',
      () => 'What counts most in it is',
      () => 'Its longest chapter is',
    ]),
    heaviest,
  )
  yield* meaning(pen, heaviest, 'self', true)
}

/** "Your Mercury in Leo is in your third house, the house of talk and siblings." */
function* whereIs(pen: Pen, { point }: PlacementFact): Iterable<Stroke> {
  const house = sureHouse(pen.matter.chart, point)
  if (!house) return
  pen.named.add(`placed${point}`)
  const text = `In your chart ${natal(pen, point)} is in ${houseName(pen, house)}.`
  pen.claim({ kind: 'house', point, house })
  yield pen.line(text)
}

// ── moons and eclipses ──

function* lunation(pen: Pen, fact: EventOf<'lunation'>, touching: EventOf<'lunation'> | null): Iterable<Stroke> {
  const { event } = fact
  yield pen.line(`The next ${event.eclipse ? 'eclipse is ' : ''}${lunationWords(pen, fact, event.eclipse ? '' : 'is ')}`, [fact])
  pen.lead(fact)
  if (event.eclipse && event.touches.length === 0) yield* say(pen, 'eclipse.quiet')
  yield* lunationLore(pen, fact)
  yield* withoutHouses(pen)
  if (touching) {
    yield pen.paragraph()
    yield pen.line(`The next that does come near is ${lunationWords(pen, touching, '')}`, [touching])
    yield* lunationLore(pen, touching)
  }
  yield pen.paragraph()
  const { touches, house } = (touching ?? fact).event
  const own =
    pen.matter.placements.find((one) => one.point === touches[0]?.point) ??
    pen.matter.placements.find((one) => house !== null && one.house === house)
  if (own) yield* placementReason(pen, own, ['lived', 'love', 'work', 'self'])
  yield* say(pen, event.eclipse ? 'eclipse.do' : `lun.${event.phase}.do`)
}

/** "full moon is on Tuesday 24 November, around 15:55, in Gemini, in your fifth house. That full moon is opposite your Venus in Libra." */
function lunationWords(pen: Pen, { event: { phase, eclipse, at, sign, house, touches } }: EventOf<'lunation'>, be: string): string {
  const of: Subject = eclipse ? { kind: 'eclipse', of: eclipse.of } : { kind: 'lunation', phase }
  pen.claim({ kind: 'subject', subject: of })
  if (eclipse) pen.claim({ kind: 'eclipse_kind', of: eclipse.of, type: eclipse.kind })
  const bare = eclipse ? `eclipse of the ${eclipse.of === 'solar' ? 'Sun' : 'Moon'}` : `${phase} moon`
  const name = eclipse ? `${eclipse.kind.startsWith('a') ? 'an' : 'a'} ${eclipse.kind} ${bare}` : bare
  const when = moment(pen, at, 'at', of)
  pen.claim({ kind: 'lunation_sign', phase, sign })
  if (house) pen.claim({ kind: 'lunation_house', phase, house })
  const place = house ? `, in ${houseName(pen, house)}` : ''
  const [touch] = touches
  const words = `${name} ${be}${when}, in ${sign}${place}.`
  if (!touch) return words
  pen.claim({ kind: 'lunation_touch', phase, aspect: touch.aspect, point: touch.point })
  return `${words} That ${bare} is ${TOUCHES[touch.aspect as 0 | 90 | 180]} ${natal(pen, touch.point)}.`
}
const TOUCHES = { 0: 'joined to', 90: 'square to', 180: 'opposite' } as const

function* lunationLore(pen: Pen, { event: { phase, eclipse, sign, house, touches } }: EventOf<'lunation'>): Iterable<Stroke> {
  const [touch] = touches
  const point = touch && pen.unit(`point.${touch.point}`)
  if (point) yield* say(pen, 'lun.touch', { it: point.text })
  yield* say(pen, house ? (eclipse ? `eclipse.house${house}` : `lun.${phase}.house${house}`) : `lun.${phase}@${sign}`)
  if (eclipse) yield* say(pen, 'eclipse')
  else if (!touch) yield* say(pen, 'lun.quiet')
}

// ── backward stretches, stays, progressions ──

function* retrograde(pen: Pen, fact: EventOf<'retrograde'>): Iterable<Stroke> {
  const { body, from, to, sign, house } = fact.event
  const of: Subject = { kind: 'retrograde', body }
  pen.claim({ kind: 'subject', subject: of })
  pen.claim({ kind: 'turn_sign', body, sign })
  if (house) pen.claim({ kind: 'turn_house', body, house })
  const isOn = isBegun(pen, { enters: from })
  const when = range(pen, from, to, of)
  yield pen.line(
    `${pointName(body)} is retrograde ${isOn ? 'now, ' : 'next '}${when}, and ${isOn ? 'turned' : 'turns'} back in ${sign}${house ? `, in ${houseName(pen, house)}` : ''}.`,
    [fact],
  )
  pen.lead(fact)
  yield* say(pen, `retro.${body}.feels`)
  const arena = house && pen.unit(`house#${house}.arena`)
  const does = arena && pen.unit('retro.place.does')
  if (does) yield pen.line(full(`For you it ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
  yield* withoutHouses(pen)
  yield pen.paragraph()
  const own = pen.matter.placements.find(({ point }) => point === body)
  if (own) {
    yield* placementReason(pen, own, ['lived', 'love', 'work'])
  }
  yield* say(pen, `retro.${body}.do`)
}

function* stay(pen: Pen, fact: EventOf<'stay'>, cycle: Cycle): Iterable<Stroke> {
  const { body, place, enters, leaves, back } = fact.event
  const turn = cycle.is === 'stay' ? cycle.turn : 'is'
  const of: Subject = 'house' in place ? { kind: 'passage', body, house: place.house } : { kind: 'sky_sign', body, sign: place.sign }
  const name = capital(skyName(body))
  const isOn = isBegun(pen, { enters })
  const where = () => {
    pen.claim({ kind: 'subject', subject: of })
    const words = 'house' in place ? houseName(pen, place.house) : place.sign
    return words.includes(',') ? `${words},` : words
  }
  const text =
    turn === 'leaves' && isOn && leaves
      ? () => `${name} leaves ${where()} ${moment(pen, leaves, 'to', of)}.`
      : turn === 'enters' && !isOn && enters
        ? () =>
            `${name} enters ${where()} ${moment(pen, enters, 'from', of)}${leaves ? `, and is there until ${day(pen, leaves, 'to', of)}` : ''}.`
        : enters && leaves
          ? () => `${name} is in ${where()} ${isOn ? (turn === 'enters' ? 'already, ' : '') : 'next, '}${range(pen, enters, leaves, of)}.`
          : leaves
            ? () => `${name} is in ${where()} until ${day(pen, leaves, 'to', of)}.`
            : () => `${name} is in ${where()} for a long time yet.`
  yield pen.line(text(), [fact])
  pen.lead(fact)
  if (back) {
    pen.claim({ kind: 'subject', subject: of })
    const again = 'house' in place ? `your ${NTH[place.house - 1]} house` : place.sign
    yield pen.line(`It does not end there. ${name} is in ${again} once more ${range(pen, back[0], back[1], of)}.`, [fact])
  }
  const house = 'house' in place ? place.house : houseThen(pen, body, isOn ? pen.matter.frame.at : enters!)
  if (house && !('house' in place)) {
    const within: Subject = { kind: 'passage', body, house }
    pen.claim({ kind: 'subject', subject: within })
    yield pen.line(
      isOn
        ? `${name} is in ${houseName(pen, house)} now.`.replace(/(, the house of .*) now\.$/, '$1.')
        : `On ${day(pen, enters!, 'at', within)} ${skyName(body)} is in ${houseName(pen, house)}.`,
      [fact],
    )
  }
  if (house && isSlow(body)) yield* passageMeaning(pen, { ...fact, kind: 'passage', body, house, enters, leaves })
  else if (house) yield* say(pen, 'stay.light', { it: pen.unit(`house#${house}.q`)?.text ?? '' })
  yield* withoutHouses(pen)
  yield pen.paragraph()
  const touched = pen.matter.transits.find((one) => one.body === body && one.leaves)
  if (touched) {
    yield windowAfter(
      pen,
      pen.form('stay.touch', [() => 'On its way there is', () => 'Of its meetings with your chart the heaviest is']),
      touched,
    )
    yield* meaning(pen, touched, 'self', true)
  }
  yield* say(pen, 'stay.do')
}

/** The house that a body is in, on the day at whose end it is still there. */
function houseThen(pen: Pen, body: Planet, at: Date): number | null {
  const { houses, accuracy } = pen.matter.chart
  if (!houses || accuracy.kind !== 'exact') return null
  return houseAt(houses.cusps, pen.sky.position(body, at).longitude)
}

function isSlow(body: Planet): boolean {
  return !['sun', 'moon', 'mercury', 'venus'].includes(body)
}

function* progressed(pen: Pen, fact: EventOf<'progressed'>): Iterable<Stroke> {
  const { body, sign, house, next } = fact.event
  pen.claim({ kind: 'subject', subject: { kind: 'progressed_sign', body, sign } })
  if (house) pen.claim({ kind: 'subject', subject: { kind: 'progressed_house', body, house } })
  yield pen.line(`Your progressed ${pointName(body)} is in ${sign}${house ? `, in ${houseName(pen, house)}` : ''}.`, [fact])
  pen.lead(fact)
  yield* say(pen, body === 'sun' ? 'prog.sun' : `prog@${sign}`)
  if (house && body === 'moon') yield* say(pen, `prog#${house}`)
  yield* withoutHouses(pen)
  if (next) {
    yield pen.paragraph()
    const of: Subject = { kind: 'progressed_sign', body, sign: next.sign }
    pen.claim({ kind: 'subject', subject: of })
    yield pen.line(`Your progressed ${pointName(body)} enters ${next.sign} on ${day(pen, next.at, 'from', of)}.`, [fact])
    if (body === 'moon') yield* say(pen, `prog@${next.sign}`)
  }
  yield pen.paragraph()
  const own = pen.matter.placements.find(({ point }) => point === body)
  if (own) yield* placementReason(pen, own, ['lived', 'home', 'body'])
  yield* say(pen, 'prog.do')
}

// ── the large transits of these months ──

function* bigPlan(pen: Pen): Iterable<Stroke> {
  const on = pen.matter.transits.filter((fact) => isBegun(pen, fact) && fact.leaves)
  const worth = (fact: TransitFact) => fact.weight * rarity(fact.body)
  const ranked = [...on].sort((a, b) => worth(b) - worth(a))
  const chosen: TransitFact[] = []
  for (const fact of ranked)
    if (chosen.length < 3 && !chosen.some(({ body, point }) => body === fact.body && point === fact.point)) chosen.push(fact)
  const openings = ['The heaviest one on you now is', 'Beside it you have', 'And there is']
  for (const [index, fact] of chosen.entries()) {
    if (index > 0) yield pen.paragraph()
    yield windowAfter(pen, openings[index]!, fact)
    yield* meaning(pen, fact, 'self')
  }
  const [next] = pen.matter.transits.filter((fact) => !isBegun(pen, fact)).sort((a, b) => worth(b) - worth(a))
  if (next && chosen.length < 3) {
    yield pen.paragraph()
    yield windowAfter(pen, chosen.length === 0 ? 'Nothing large is exact on you now; the next is' : 'The next large one is', next)
    yield* meaning(pen, next, 'self')
  }
  yield* withoutHouses(pen)
  const stayed = pen.matter.passages[0]
  if (stayed) {
    yield pen.paragraph()
    yield windowAfter(pen, 'The longer background is', stayed)
    yield* passageMeaning(pen, stayed)
  }
  yield pen.paragraph()
  yield* say(pen, 'big.do')
}

// ── what can't be dated ──

function* nothingToDate(pen: Pen, cycle: Cycle): Iterable<Stroke> {
  const { chart } = pen.matter
  if (cycle.is === 'return') {
    yield* say(pen, ['neptune', 'pluto', 'uranus'].includes(cycle.body) ? 'return.none' : 'return.notyet')
    yield* bigPlan(pen)
    return
  }
  const isOpen = chart.accuracy.kind !== 'exact'
  const text =
    cycle.is === 'profection'
      ? 'That I can’t tell you: a profection year is counted from the Ascendant, and your birth time is not known well enough for one.'
      : cycle.is === 'progressed'
        ? 'That I can’t tell you for certain: with your birth time open, the progressed Moon may be on either side of a change of sign.'
        : isOpen && cycle.is === 'stay' && cycle.by === 'house'
          ? 'That I can’t tell you: houses turn with the minute of birth, and your birth time is not known well enough for them.'
          : 'I looked as far ahead as is sensible and found no day for it.'
  if (isOpen) pen.remember('uncertain')
  yield pen.line(text)
  yield pen.line('What I can tell you without it is what touches your planets now.')
  yield pen.paragraph()
  yield* bigPlan(pen)
}
