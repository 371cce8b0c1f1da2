/** One day: where the Moon stands, what else is on, the hours still ahead, one thing to do. */
import type { HourFact, LunationFact, MoonFact, TransitFact, MoonStay } from '../../brief/facts.ts'
import { skyName } from '../../language/statements.ts'
import { houseAt, signAt } from '../../chart/certainty.ts'
import { localTime } from '../../brief/frame.ts'
import { isFarFrom } from '../../brief/hours.ts'
import { action } from '../drive-lines.ts'
import { uncertaintyOfTime, wants } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { meaning, passageLine, passageMeaning, windowLine } from '../weather-lines.ts'
import { hour, houseName, natal } from '../name.ts'
import type { Pen, Stroke } from '../pen.ts'
import { fillUp } from './shared.ts'

export function* todayPlan(pen: Pen): Iterable<Stroke> {
  const { moon, reading } = pen.matter
  if (!moon) return
  const first = mainStay(pen, moon)
  const place = first.house ? `house${first.house}` : first.sign
  const focus = pen.unit([`moon>${place}.focus`])
  if (focus) yield pen.line(opening(pen, focus.text), [moon])
  yield moonLine(pen, moon)
  const feels = pen.unit(`moon>${place}.feels`, { isOptional: true })
  if (feels) yield pen.line(full(feels.text), [], moon.id)
  yield* lunation(pen)
  const unsure = uncertaintyOfTime(
    pen,
    'With the hour I could be more exact about where in your life the day falls.',
  )
  if (unsure) yield unsure

  yield pen.paragraph()
  const lead = leadOfDay(pen)
  if (lead) {
    yield windowLine(pen, lead)
    yield* meaning(pen, lead, reading.theme === 'today' ? 'self' : reading.theme)
    const found = pen.hasUsed(`wants.${lead.point}`) ? null : wants(pen, lead.point)
    if (found) yield found
  } else {
    const passage = pen.freshFirst(pen.matter.passages)[0]
    if (passage) {
      yield passageLine(pen, passage)
      yield* passageMeaning(pen, passage)
    }
  }

  yield pen.paragraph()
  yield* hours(pen)
  yield* fillUp(pen, 'self')
  const last = action(pen, 'today', null)
  if (last) yield last
}

/**
 * Where the Moon is for most of what is left of the day; a stay that ends within three hours gives way to the
 * next.
 */
export function mainStay(pen: Pen, moon: MoonFact): MoonStay {
  const [first, second] = moon.stays
  const begin = Math.max(pen.matter.frame.at.getTime(), pen.matter.frame.from.getTime() + 8 * 3_600_000)
  return second?.enters && second.enters.getTime() - begin < 3 * 3_600_000 ? second : first
}

function opening(pen: Pen, focus: string): string {
  const isTomorrow = pen.matter.frame.span.from !== pen.matter.frame.today
  return full(
    isTomorrow ? focus.replace(/\btoday\b/g, 'that day').replace(/\bthis morning\b/g, 'that morning') : focus,
  )
}

/**
 * The one larger transit of a day: the same for every reading of that day, since whichever is asked for first
 * settles it.
 */
export function leadOfDay(pen: Pen): TransitFact | undefined {
  const unitOf = ({ id }: TransitFact) => `lead.${pen.matter.frame.span.from}.${id}`
  const current = pen.matter.transits.filter(isCurrent(pen))
  const lead =
    current.find((fact) => Number.isFinite(pen.age(unitOf(fact)))) ?? pen.freshFirst(current, 'of_the_day')[0]
  if (lead) pen.remember(unitOf(lead))
  return lead
}

function isCurrent(pen: Pen): (fact: TransitFact) => boolean {
  const end = pen.sky.localDay(pen.matter.frame.zone, pen.matter.frame.span.from)[1]
  return ({ enters, leaves }) => (enters === null || enters < end) && leaves !== null
}

/**
 * "The Moon is in your third house, the house of talk and siblings, until 15:20. From 15:20 it …", by sign
 * where houses are unknown.
 */
export function moonLine(pen: Pen, moon: MoonFact) {
  const [first, second] = moon.stays
  const name = (stay: MoonStay) => {
    pen.claim({ kind: 'subject', subject: subjectOf(stay) })
    return stay.house ? `in ${houseName(pen, stay.house)}` : `in ${stay.sign}`
  }
  const subjectOf = (stay: MoonStay) =>
    stay.house
      ? ({ kind: 'passage', body: 'moon', house: stay.house } as const)
      : ({ kind: 'sky_sign', body: 'moon', sign: stay.sign } as const)
  if (!second?.enters && hasMoved(pen, first)) {
    return pen.line(`For the rest of the day the Moon is ${name(first)}.`, [moon])
  }
  if (!second?.enters) {
    return pen.line(
      pen.form('moon.all', [
        () =>
          `The Moon is ${name(first)}, all day.`.replace(/(house|[A-Z][a-z]+), all day\.$/, '$1 all day.'),
        () => `All day the Moon is ${name(first)}.`,
        () => `The Moon spends the day ${name(first)}.`,
        () =>
          `That is because the Moon is ${name(first)}, from morning to night.`.replace(
            /(your \w+ house|[A-Z][a-z]+), from morning/,
            '$1 from morning',
          ),
      ]),
      [moon],
    )
  }
  const at = second.enters
  return pen.line(
    pen.form('moon.moves', [
      () => {
        const where = name(first)
        const until = hour(pen, at, 'to', subjectOf(first))
        const next = name(second)
        return `The Moon is ${where}${/,/.test(where) ? ',' : ''} until ${until}. From ${hour(pen, at, 'from', subjectOf(second))} the Moon is ${next}.`
      },
      () => {
        const until = hour(pen, at, 'to', subjectOf(first))
        const where = name(first)
        const from = hour(pen, at, 'from', subjectOf(second))
        return `Until ${until} the Moon is ${where}. From ${from} the Moon is ${name(second)}.`
      },
    ]),
    [moon],
  )
}

/** Whether the Moon stood elsewhere when the day began, so that "all day" would not be true. */
function hasMoved(pen: Pen, { house, sign }: MoonStay): boolean {
  const { frame, chart } = pen.matter
  const { longitude } = pen.sky.position('moon', pen.sky.localDay(frame.zone, frame.span.from)[0])
  return house && chart.houses ? houseAt(chart.houses.cusps, longitude) !== house : signAt(longitude) !== sign
}

function* lunation(pen: Pen): Iterable<Stroke> {
  const [start, end] = pen.sky.localDay(pen.matter.frame.zone, pen.matter.frame.span.from)
  const found = pen.matter.lunations.find(({ at }) => at >= start && at < end)
  if (found) yield* lunationLines(pen, found)
}

export function* lunationLines(pen: Pen, fact: LunationFact): Iterable<Stroke> {
  const subject = { kind: 'lunation', phase: fact.phase } as const
  pen.claim({ kind: 'subject', subject })
  const time = hour(pen, fact.at, 'at', subject)
  pen.claim({ kind: 'lunation_sign', phase: fact.phase, sign: fact.sign })
  const house = fact.house
  if (house) pen.claim({ kind: 'lunation_house', phase: fact.phase, house })
  yield pen.line(
    `The ${fact.phase} moon falls at ${time}, in ${fact.sign}${house ? ` and in ${houseName(pen, house)}` : ''}.`,
    [fact],
  )
  const unit = pen.unit([...(house ? [`lun.${fact.phase}.house${house}`] : []), `lun.${fact.phase}`], {
    isOptional: true,
  })
  if (unit) yield pen.line(full(unit.text), [], fact.id)
}

function* hours(pen: Pen): Iterable<Stroke> {
  for (const fact of hoursOfDay(pen)) yield* hourLine(pen, fact)
}

/** A good hour and a hard one, in order of the clock, only those still ahead and awake. */
export function hoursOfDay(pen: Pen): HourFact[] {
  const awake = pen.matter.hours.filter(({ at }) => isAwake(pen, at))
  const good =
    awake.find(({ tone, point }) => tone === 'soft' && !['uranus', 'neptune', 'pluto'].includes(point)) ??
    awake.find(({ tone }) => tone === 'soft')
  const hards = awake.filter((fact) => fact.tone === 'hard' && isFarFrom(fact, [good]))
  const hard = hards.find(({ point }) => !['uranus', 'neptune', 'pluto'].includes(point)) ?? hards[0]
  return [good, hard].filter((fact) => fact !== undefined).sort((a, b) => a.at.getTime() - b.at.getTime())
}

export function isAwake(pen: Pen, at: Date): boolean {
  const { minutes } = localTime(pen.sky, pen.matter.frame.zone, at)
  return minutes >= 7 * 60 && minutes <= 22 * 60 + 30
}

export function* hourLine(pen: Pen, fact: HourFact): Iterable<Stroke> {
  const unit = pen.unit(`moon>${fact.tone}.${fact.point}`)
  if (!unit) return
  const at = () =>
    hour(pen, fact.at, 'at', { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point })
  const verb = () => {
    pen.claim({
      kind: 'subject',
      subject: { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point },
    })
    return `${skyName('moon')} ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(pen, fact.point)}`
  }
  const clause = unit.text
  const isClause =
    /^(you|it|the|people|something|dull|a|an|music|words|tempers|somebody|sweetness|one|two|figures|whatever|your|work|there|both|old|expect)\b/.test(
      clause,
    )
  const text = isClause
    ? pen.form('hour', [
        ...(clause.includes(', and ') ? [] : [() => `Around ${at()} ${verb()}, and ${clause}.`]),
        () => `At about ${at()} ${verb()}: ${clause}.`,
        ...(/^(you|people|somebody|something|your|two)\b/.test(clause)
          ? [() => `${capital(clause)} around ${at()}, when ${verb()}.`]
          : []),
        () => `Around ${at()} ${verb()}. ${capital(clause)}.`,
      ])
    : pen.form('hour.do', [
        () => `Around ${at()} ${verb()}. ${capital(clause)}.`,
        () => `${capital(verb())} around ${at()}. ${capital(clause)}.`,
      ])
  pen.lead(fact)
  yield pen.line(text, [fact])
}
