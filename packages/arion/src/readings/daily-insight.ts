/**
 * One day in the fields of the daily insight, from the same ranked facts as the chat's answer about today.
 */
import type { Sky } from '@astrarium/sky'
import { sureSign } from '../chart/certainty.ts'
import type { TransitFact } from '../brief/facts.ts'
import { hoursOfDay, leadOfDay, mainStay, moonLine } from '../almanac/plans/today.ts'
import { hour, natal } from '../almanac/name.ts'
import { uncertainty, wants } from '../almanac/reason-lines.ts'
import { capital, full } from '../language/text.ts'
import { meaning, passageLine, passageMeaning, tonesOf, windowLine } from '../almanac/weather-lines.ts'
import type { Pen, Stroke } from '../almanac/pen.ts'
import type { Reading } from '../question/read-question.ts'
import type { Fact, RejectedSentence, UsedPhrase } from '../types.ts'
import { dayCues } from './day-cues.ts'
import type { TimingCue } from './day-cues.ts'
import { Scribe } from './scribe.ts'
import type { ReadingInput } from './scribe.ts'

export interface DailyInsight {
  /** local day, `YYYY-MM-DD` */
  date: string
  /** short title: "The other chair, on firm ground" */
  energyTone: string
  /** what the title rests on: where the Moon is, and the one larger transit */
  toneText: string
  /** in order of time, only what is still ahead; empty late in the evening */
  timingCues: TimingCue[]
  leanInto: string
  mindfullyAvoid: string
  groundingSuggestion: string
  facts: Fact[]
  usedPhrases: UsedPhrase[]
  rejected: RejectedSentence[]
}

const READING: Reading = {
  theme: 'today',
  topic: 'today',
  kind: 'today',
  span: null,
  subject: null,
  person: null,
  follows: null,
}

/**
 * The insight of the local day that `at` falls on. The same person, day and memory give the same words.
 * Throws `SkyError` for an unknown zone or an instant outside the engine's years.
 */
export function dailyInsight(sky: Sky, input: ReadingInput): DailyInsight {
  const scribe = new Scribe(sky, input, 'daily insight', READING)
  const { pen } = scribe
  const lead = leadOfDay(pen)
  const tone = scribe.write(toneLines(pen, lead))
  const timingCues = dayCues(scribe, lead)
  return {
    date: scribe.matter.frame.today,
    energyTone: title(pen, lead),
    toneText: tone.text,
    timingCues,
    leanInto: scribe.write(leanLines(pen, lead)).text,
    mindfullyAvoid: scribe.write(avoidLines(pen, lead)).text,
    groundingSuggestion: scribe.write(groundLines(pen)).text,
    facts: scribe.facts,
    usedPhrases: pen.usedPhrases,
    rejected: scribe.rejected,
  }
}

/** Where the Moon is for most of the day, as a key of the lore. */
function placeOf(pen: Pen): string {
  const { moon } = pen.matter
  if (!moon) return ''
  const stay = mainStay(pen, moon)
  return stay.house ? `house${stay.house}` : stay.sign
}

/** Names of a transit's manner in the lore: `saturn.hard`. */
function manner(fact: TransitFact): string {
  return `${fact.body}.${tonesOf(fact.body, fact.tone).at(-1)}`
}

function title(pen: Pen, lead: TransitFact | undefined): string {
  const place = pen.unit(`tone.${placeOf(pen)}`)?.text ?? ''
  const tail = lead ? pen.unit(`tail>${manner(lead)}`)?.text : undefined
  return tail ? `${place}${tail.startsWith('and ') ? ' ' : ', '}${tail}` : place
}

/**
 * The place of the Moon and the larger transit; where no house is known, the Moon is everybody's, and what is
 * one's own comes first.
 */
function* toneLines(pen: Pen, lead: TransitFact | undefined): Iterable<Stroke> {
  const { moon } = pen.matter
  const isOwn = moon !== null && mainStay(pen, moon).house !== null
  const parts =
    isOwn || !lead ? [moonLines(pen), leadLines(pen, lead)] : [leadLines(pen, lead), moonLines(pen)]
  for (const part of parts) {
    yield pen.paragraph()
    yield* part
  }
}

function* moonLines(pen: Pen): Iterable<Stroke> {
  const { moon } = pen.matter
  const feels = pen.unit(`moon>${placeOf(pen)}.feels`)
  if (feels && moon) yield pen.line(full(feels.text), [moon])
  if (moon) yield moonLine(pen, moon)
  // said once a week; the chip says it every day
  const unsure =
    pen.age('uncertain') < 7
      ? null
      : uncertainty(pen, 'With the hour I could say in which corner of your life the day falls.')
  if (unsure) yield unsure
}

function* leadLines(pen: Pen, lead: TransitFact | undefined): Iterable<Stroke> {
  if (lead) {
    yield windowLine(pen, lead)
    yield* meaning(pen, lead, 'self')
    return
  }
  const passage = pen.freshFirst(pen.matter.passages, 'of_the_day')[0]
  if (!passage) return
  yield passageLine(pen, passage)
  yield* passageMeaning(pen, passage)
}

/** What the day is good for, and its best hour. */
function* leanLines(pen: Pen, lead: TransitFact | undefined): Iterable<Stroke> {
  const focus = pen.unit(`moon>${placeOf(pen)}.focus`)
  if (focus) yield pen.line(full(focus.text))
  const lean = lead ? pen.unit(`lean>${manner(lead)}`) : null
  if (lean && lead) yield pen.line(full(lean.text), [lead])
  else yield* ownGift(pen)
  const good = hoursOfDay(pen).find(({ tone }) => tone === 'soft')
  if (!good) return
  const at = hour(pen, good.at, 'at', {
    kind: 'transit',
    body: 'moon',
    aspect: good.aspect,
    point: good.point,
  })
  const text = pen.form('daily.hour', [
    () => `Your hour for it is around ${at}.`,
    () => `If you can choose the hour, take the one around ${at}.`,
    () => `It goes best around ${at}.`,
    () => `The kindest hour for it comes around ${at}.`,
    () => `Keep the time around ${at} free for it.`,
  ])
  yield pen.line(text, [good])
}

/** On a day without a larger transit: what the person has at hand in any case. */
function* ownGift(pen: Pen): Iterable<Stroke> {
  for (const point of ['mercury', 'venus', 'mars', 'moon', 'sun'] as const) {
    const sign = sureSign(pen.matter.chart, point)
    const gift = sign ? pen.unit(`${point}@${sign}.gift`, { isOptional: true }) : null
    if (!gift) continue
    const text = pen.form('daily.gift', [
      () => `You have what it takes: ${gift.text}. That is ${natal(pen, point)}.`,
      () => `Rely on ${natal(pen, point)} for it: ${gift.text}.`,
      () => `It helps that ${gift.text}. You have it from ${natal(pen, point)}.`,
    ])
    yield pen.line(
      text,
      pen.matter.placements.filter((fact) => fact.point === point),
    )
    return
  }
}

/**
 * The shadow of the Moon's place, then of the hardest transit, then the person's own way of paying for it.
 */
function* avoidLines(pen: Pen, lead: TransitFact | undefined): Iterable<Stroke> {
  const shadow = pen.unit(`avoid.${placeOf(pen)}`)
  if (shadow) yield pen.line(full(shadow.text))
  let hard = null as TransitFact | null
  for (const fact of hardFirst(pen, lead)) {
    const caution = pen.unit(`avoid>${manner(fact)}`, { isOptional: true })
    if (!caution) continue
    hard = fact
    yield pen.line(full(caution.text), [fact])
    break
  }
  const points = [...(hard ? [hard.point] : []), 'mars', 'mercury', 'venus', 'moon', 'sun'] as const
  for (const point of points) {
    const sign = sureSign(pen.matter.chart, point)
    const cost = sign ? pen.unit(`${point}@${sign}.cost`, { isOptional: true }) : null
    if (!cost) continue
    const text = pen.form('daily.cost', [
      () => `And the old habit of ${natal(pen, point)}: ${cost.text}.`,
      () => `You know it from ${natal(pen, point)}: ${cost.text}.`,
      () => `Watch ${natal(pen, point)} as well: ${cost.text}.`,
      () => `With ${natal(pen, point)}, ${cost.text}.`,
      () => `On a tired day ${cost.text}. That is ${natal(pen, point)}.`,
    ])
    yield pen.line(
      text,
      pen.matter.placements.filter((fact) => fact.point === point),
    )
    return
  }
}

/**
 * Hard transits that are on today, the leading one last; where there is none, the lead itself has its shadow.
 */
function hardFirst(pen: Pen, lead: TransitFact | undefined): TransitFact[] {
  const end = pen.sky.localDay(pen.matter.frame.zone, pen.matter.frame.span.from)[1]
  const isOn = ({ enters, leaves }: TransitFact) => (enters === null || enters < end) && leaves !== null
  const isHard = (fact: TransitFact) => tonesOf(fact.body, fact.tone).at(-1) === 'hard'
  const others = pen.matter.transits.filter((fact) => fact !== lead && isOn(fact) && isHard(fact))
  return [...others, ...(lead ? [lead] : [])]
}

/** Something for the body, tied to the Moon one was born with; then the day's end. */
function* groundLines(pen: Pen): Iterable<Stroke> {
  const sign = sureSign(pen.matter.chart, 'moon')
  const unit = pen.unit([...(sign ? [`ground@${sign}`] : []), 'ground'])
  if (unit) yield pen.line(unit.text)
  if (sign && unit?.key !== 'ground' && !pen.hasUsed('wants.moon')) {
    const line = wants(pen, 'moon')
    if (line) yield line
  }
  const end = pen.unit('!today')
  if (end) yield pen.line(capital(end.text))
}
