/** One day: where the Moon stands, what else is on, the hours still ahead, one thing to do. */
import type { HourFact, LunationFact, MoonFact, TransitFact, MoonStay } from '../../brief/facts.ts'
import { skyName } from '../../language/statements.ts'
import { houseAt, signAt } from '../../chart/certainty.ts'
import { localTime } from '../../brief/time-frame.ts'
import { isFarFrom } from '../../brief/hours.ts'
import { action } from '../sign-sentences.ts'
import { uncertaintyOfTime, wants } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { meaning, passageLine, passageMeaning, windowLine } from '../timed-fact-lines.ts'
import { hour, houseName, natal } from '../name.ts'
import type { Composer, LineOrBreak } from '../composer.ts'
import { fillUp } from './shared.ts'

export function* todayPlan(composer: Composer): Iterable<LineOrBreak> {
  const { moon, intent } = composer.context
  if (!moon) return
  const first = mainStay(composer, moon)
  const place = first.house ? `house${first.house}` : first.sign
  const focus = composer.unit([`moon>${place}.focus`])
  if (focus) yield composer.line(opening(composer, focus.text), [moon])
  yield moonLine(composer, moon)
  const feels = composer.unit(`moon>${place}.feels`, { isOptional: true })
  if (feels) yield composer.line(full(feels.text), [], moon.id)
  yield* lunation(composer)
  const unsure = uncertaintyOfTime(
    composer,
    'With the hour I could be more exact about where in your life the day falls.',
  )
  if (unsure) yield unsure

  yield composer.paragraph()
  const lead = leadOfDay(composer)
  if (lead) {
    yield windowLine(composer, lead)
    yield* meaning(composer, lead, intent.theme === 'today' ? 'self' : intent.theme)
    const found = composer.hasUsed(`wants.${lead.point}`) ? null : wants(composer, lead.point)
    if (found) yield found
  } else {
    const passage = composer.freshFirst(composer.context.passages)[0]
    if (passage) {
      yield passageLine(composer, passage)
      yield* passageMeaning(composer, passage)
    }
  }

  yield composer.paragraph()
  yield* hours(composer)
  yield* fillUp(composer, 'self')
  const last = action(composer, 'today', null)
  if (last) yield last
}

/**
 * Where the Moon is for most of what is left of the day; a stay that ends within three hours gives way to the
 * next.
 */
export function mainStay(composer: Composer, moon: MoonFact): MoonStay {
  const [first, second] = moon.stays
  const begin = Math.max(
    composer.context.frame.at.getTime(),
    composer.context.frame.from.getTime() + 8 * 3_600_000,
  )
  return second?.enters && second.enters.getTime() - begin < 3 * 3_600_000 ? second : first
}

function opening(composer: Composer, focus: string): string {
  const isTomorrow = composer.context.frame.span.from !== composer.context.frame.today
  return full(
    isTomorrow ? focus.replace(/\btoday\b/g, 'that day').replace(/\bthis morning\b/g, 'that morning') : focus,
  )
}

/**
 * The one larger transit of a day: the same for every reading of that day, since whichever is asked for first
 * settles it.
 */
export function leadOfDay(composer: Composer): TransitFact | undefined {
  const unitOf = ({ id }: TransitFact) => `lead.${composer.context.frame.span.from}.${id}`
  const current = composer.context.transits.filter(isCurrent(composer))
  const lead =
    current.find((fact) => Number.isFinite(composer.age(unitOf(fact)))) ??
    composer.freshFirst(current, 'of_the_day')[0]
  if (lead) composer.remember(unitOf(lead))
  return lead
}

function isCurrent(composer: Composer): (fact: TransitFact) => boolean {
  const end = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.span.from)[1]
  return ({ enters, leaves }) => (enters === null || enters < end) && leaves !== null
}

/**
 * "The Moon is in your third house, the house of talk and siblings, until 15:20. From 15:20 it …", by sign
 * where houses are unknown.
 */
export function moonLine(composer: Composer, moon: MoonFact) {
  const [first, second] = moon.stays
  const name = (stay: MoonStay) => {
    composer.claim({ kind: 'subject', subject: subjectOf(stay) })
    return stay.house ? `in ${houseName(composer, stay.house)}` : `in ${stay.sign}`
  }
  const subjectOf = (stay: MoonStay) =>
    stay.house
      ? ({ kind: 'passage', body: 'moon', house: stay.house } as const)
      : ({ kind: 'sky_sign', body: 'moon', sign: stay.sign } as const)
  if (!second?.enters && hasMoved(composer, first)) {
    return composer.line(`For the rest of the day the Moon is ${name(first)}.`, [moon])
  }
  if (!second?.enters) {
    return composer.line(
      composer.form('moon.all', [
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
  return composer.line(
    composer.form('moon.moves', [
      () => {
        const where = name(first)
        const until = hour(composer, at, 'to', subjectOf(first))
        const next = name(second)
        return `The Moon is ${where}${/,/.test(where) ? ',' : ''} until ${until}. From ${hour(composer, at, 'from', subjectOf(second))} the Moon is ${next}.`
      },
      () => {
        const until = hour(composer, at, 'to', subjectOf(first))
        const where = name(first)
        const from = hour(composer, at, 'from', subjectOf(second))
        return `Until ${until} the Moon is ${where}. From ${from} the Moon is ${name(second)}.`
      },
    ]),
    [moon],
  )
}

/** Whether the Moon stood elsewhere when the day began, so that "all day" would not be true. */
function hasMoved(composer: Composer, { house, sign }: MoonStay): boolean {
  const { frame, chart } = composer.context
  const { longitude } = composer.sky.position('moon', composer.sky.localDay(frame.zone, frame.span.from)[0])
  return house && chart.houses ? houseAt(chart.houses.cusps, longitude) !== house : signAt(longitude) !== sign
}

function* lunation(composer: Composer): Iterable<LineOrBreak> {
  const [start, end] = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.span.from)
  const found = composer.context.lunations.find(({ at }) => at >= start && at < end)
  if (found) yield* lunationLines(composer, found)
}

export function* lunationLines(composer: Composer, fact: LunationFact): Iterable<LineOrBreak> {
  const subject = { kind: 'lunation', phase: fact.phase } as const
  composer.claim({ kind: 'subject', subject })
  const time = hour(composer, fact.at, 'at', subject)
  composer.claim({ kind: 'lunation_sign', phase: fact.phase, sign: fact.sign })
  const house = fact.house
  if (house) composer.claim({ kind: 'lunation_house', phase: fact.phase, house })
  yield composer.line(
    `The ${fact.phase} moon falls at ${time}, in ${fact.sign}${house ? ` and in ${houseName(composer, house)}` : ''}.`,
    [fact],
  )
  const unit = composer.unit([...(house ? [`lun.${fact.phase}.house${house}`] : []), `lun.${fact.phase}`], {
    isOptional: true,
  })
  if (unit) yield composer.line(full(unit.text), [], fact.id)
}

function* hours(composer: Composer): Iterable<LineOrBreak> {
  for (const fact of hoursOfDay(composer)) yield* hourLine(composer, fact)
}

/** A good hour and a hard one, in order of the clock, only those still ahead and awake. */
export function hoursOfDay(composer: Composer): HourFact[] {
  const awake = composer.context.hours.filter(({ at }) => isAwake(composer, at))
  const good =
    awake.find(({ tone, point }) => tone === 'soft' && !['uranus', 'neptune', 'pluto'].includes(point)) ??
    awake.find(({ tone }) => tone === 'soft')
  const hards = awake.filter((fact) => fact.tone === 'hard' && isFarFrom(fact, [good]))
  const hard = hards.find(({ point }) => !['uranus', 'neptune', 'pluto'].includes(point)) ?? hards[0]
  return [good, hard].filter((fact) => fact !== undefined).sort((a, b) => a.at.getTime() - b.at.getTime())
}

export function isAwake(composer: Composer, at: Date): boolean {
  const { minutes } = localTime(composer.sky, composer.context.frame.zone, at)
  return minutes >= 7 * 60 && minutes <= 22 * 60 + 30
}

export function* hourLine(composer: Composer, fact: HourFact): Iterable<LineOrBreak> {
  const unit = composer.unit(`moon>${fact.tone}.${fact.point}`)
  if (!unit) return
  const at = () =>
    hour(composer, fact.at, 'at', { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point })
  const verb = () => {
    composer.claim({
      kind: 'subject',
      subject: { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point },
    })
    return `${skyName('moon')} ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(composer, fact.point)}`
  }
  const clause = unit.text
  const isClause =
    /^(you|it|the|people|something|dull|a|an|music|words|tempers|somebody|sweetness|one|two|figures|whatever|your|work|there|both|old|expect)\b/.test(
      clause,
    )
  const text = isClause
    ? composer.form('hour', [
        ...(clause.includes(', and ') ? [] : [() => `Around ${at()} ${verb()}, and ${clause}.`]),
        () => `At about ${at()} ${verb()}: ${clause}.`,
        ...(/^(you|people|somebody|something|your|two)\b/.test(clause)
          ? [() => `${capital(clause)} around ${at()}, when ${verb()}.`]
          : []),
        () => `Around ${at()} ${verb()}. ${capital(clause)}.`,
      ])
    : composer.form('hour.do', [
        () => `Around ${at()} ${verb()}. ${capital(clause)}.`,
        () => `${capital(verb())} around ${at()}. ${capital(clause)}.`,
      ])
  composer.lead(fact)
  yield composer.line(text, [fact])
}
