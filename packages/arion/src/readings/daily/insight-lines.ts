/** The lines of each field of a daily insight. */
import { sureSign } from '../../chart/certainty.ts'
import type { TransitFact } from '../../brief/facts.ts'
import { natal } from '../../almanac/name.ts'
import { capital, full } from '../../language/text.ts'
import { meaning, tonesOf } from '../../almanac/timed-fact-lines.ts'
import type { Composer } from '../../almanac/composer.ts'
import { passageLine, passageMeaning } from '../../almanac/passage-lines.ts'
import { windowLine } from '../../almanac/window-lines.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { wants } from '../../almanac/placement-lines.ts'
import { hour } from '../../almanac/date-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { mainStay, moonLine } from '../../kinds/today/moon-lines.ts'
import { hoursOfDay } from '../../kinds/today/hour-lines.ts'

/**
 * The place of the Moon and the larger transit; where no house is known, the Moon is everybody's, and what is
 * one's own comes first.
 */
export function* toneLines(composer: Composer, lead: TransitFact | undefined): Iterable<LineOrBreak> {
  const { moon } = composer.context
  const isOwn = moon !== null && mainStay(composer, moon).house !== null
  const parts =
    isOwn || !lead
      ? [moonLines(composer), leadLines(composer, lead)]
      : [leadLines(composer, lead), moonLines(composer)]
  for (const part of parts) {
    yield composer.paragraph()
    yield* part
  }
}

function* moonLines(composer: Composer): Iterable<LineOrBreak> {
  const { moon } = composer.context
  const feels = composer.unit(`moon>${placeOf(composer)}.feels`)
  if (feels && moon) yield composer.line(full(feels.text), [moon])
  if (moon) yield moonLine(composer, moon)
  // said once a week; the chip says it every day
  const unsure =
    composer.age('uncertain') < 7
      ? null
      : uncertainty(composer, 'With the hour I could say in which corner of your life the day falls.')
  if (unsure) yield unsure
}

function* leadLines(composer: Composer, lead: TransitFact | undefined): Iterable<LineOrBreak> {
  if (lead) {
    yield windowLine(composer, lead)
    yield* meaning(composer, lead, 'self')
    return
  }
  const passage = composer.freshFirst(composer.context.passages, 'of_the_day')[0]
  if (!passage) return
  yield passageLine(composer, passage)
  yield* passageMeaning(composer, passage)
}

/** What the day is good for, and its best hour. */
export function* leanLines(composer: Composer, lead: TransitFact | undefined): Iterable<LineOrBreak> {
  const focus = composer.unit(`moon>${placeOf(composer)}.focus`)
  if (focus) yield composer.line(full(focus.text))
  const lean = lead ? composer.unit(`lean>${manner(lead)}`) : null
  if (lean && lead) yield composer.line(full(lean.text), [lead])
  else yield* ownGift(composer)
  const good = hoursOfDay(composer).find(({ tone }) => tone === 'soft')
  if (!good) return
  const at = hour(composer, good.at, 'at', {
    kind: 'transit',
    body: 'moon',
    aspect: good.aspect,
    point: good.point,
  })
  const text = composer.form('daily.hour', [
    () => `Your hour for it is around ${at}.`,
    () => `If you can choose the hour, take the one around ${at}.`,
    () => `It goes best around ${at}.`,
    () => `The kindest hour for it comes around ${at}.`,
    () => `Keep the time around ${at} free for it.`,
  ])
  yield composer.line(text, [good])
}

/** On a day without a larger transit: what the person has at hand in any case. */
function* ownGift(composer: Composer): Iterable<LineOrBreak> {
  for (const point of ['mercury', 'venus', 'mars', 'moon', 'sun'] as const) {
    const sign = sureSign(composer.context.chart, point)
    const gift = sign ? composer.unit(`${point}@${sign}.gift`, { isOptional: true }) : null
    if (!gift) continue
    const text = composer.form('daily.gift', [
      () => `You have what it takes: ${gift.text}. That is ${natal(composer, point)}.`,
      () => `Rely on ${natal(composer, point)} for it: ${gift.text}.`,
      () => `It helps that ${gift.text}. You have it from ${natal(composer, point)}.`,
    ])
    yield composer.line(
      text,
      composer.context.placements.filter((fact) => fact.point === point),
    )
    return
  }
}

/**
 * The shadow of the Moon's place, then of the hardest transit, then the person's own way of paying for it.
 */
export function* avoidLines(composer: Composer, lead: TransitFact | undefined): Iterable<LineOrBreak> {
  const shadow = composer.unit(`avoid.${placeOf(composer)}`)
  if (shadow) yield composer.line(full(shadow.text))
  let hard = null as TransitFact | null
  for (const fact of hardFirst(composer, lead)) {
    const caution = composer.unit(`avoid>${manner(fact)}`, { isOptional: true })
    if (!caution) continue
    hard = fact
    yield composer.line(full(caution.text), [fact])
    break
  }
  const points = [...(hard ? [hard.point] : []), 'mars', 'mercury', 'venus', 'moon', 'sun'] as const
  for (const point of points) {
    const sign = sureSign(composer.context.chart, point)
    const cost = sign ? composer.unit(`${point}@${sign}.cost`, { isOptional: true }) : null
    if (!cost) continue
    const text = composer.form('daily.cost', [
      () => `And the old habit of ${natal(composer, point)}: ${cost.text}.`,
      () => `You know it from ${natal(composer, point)}: ${cost.text}.`,
      () => `Watch ${natal(composer, point)} as well: ${cost.text}.`,
      () => `With ${natal(composer, point)}, ${cost.text}.`,
      () => `On a tired day ${cost.text}. That is ${natal(composer, point)}.`,
    ])
    yield composer.line(
      text,
      composer.context.placements.filter((fact) => fact.point === point),
    )
    return
  }
}

/**
 * Hard transits that are on today, the leading one last; where there is none, the lead itself has its shadow.
 */
function hardFirst(composer: Composer, lead: TransitFact | undefined): TransitFact[] {
  const end = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.span.from)[1]
  const isOn = ({ enters, leaves }: TransitFact) => (enters === null || enters < end) && leaves !== null
  const isHard = (fact: TransitFact) => tonesOf(fact.body, fact.tone).at(-1) === 'hard'
  const others = composer.context.transits.filter((fact) => fact !== lead && isOn(fact) && isHard(fact))
  return [...others, ...(lead ? [lead] : [])]
}

/** Something for the body, tied to the Moon one was born with; then the day's end. */
export function* groundLines(composer: Composer): Iterable<LineOrBreak> {
  const sign = sureSign(composer.context.chart, 'moon')
  const unit = composer.unit([...(sign ? [`ground@${sign}`] : []), 'ground'])
  if (unit) yield composer.line(unit.text)
  if (sign && unit?.key !== 'ground' && !composer.hasUsed('wants.moon')) {
    const line = wants(composer, 'moon')
    if (line) yield line
  }
  const end = composer.unit('!today')
  if (end) yield composer.line(capital(end.text))
}

/** Where the Moon is for most of the day, as a key of the lore. */
export function placeOf(composer: Composer): string {
  const { moon } = composer.context
  if (!moon) return ''
  const stay = mainStay(composer, moon)
  return stay.house ? `house${stay.house}` : stay.sign
}

/** Names of a transit's manner in the lore: `saturn.hard`. */
export function manner(fact: TransitFact): string {
  return `${fact.body}.${tonesOf(fact.body, fact.tone).at(-1)}`
}
