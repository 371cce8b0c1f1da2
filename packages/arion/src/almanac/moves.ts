/** The moves that plans are made of. Each yields lines, or nothing when there is no fresh and relevant matter. */
import type { Planet, Point, Sign } from '@astrarium/sky'
import { sureHouse, sureSign } from '../brief/certainty.ts'
import type { AspectFact, PassageFact, PlacementFact, Tone, TransitFact } from '../brief/facts.ts'
import { ORDINALS, pointName, skyName } from '../brief/statements.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { day, exactWords, houseName, isBegun, natal, natalAspect, orbWords, passageNoun, range, subjectOf, transitNoun, transitVerb } from './name.ts'
import type { Line, Pen } from './pen.ts'

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
export function full(text: string): string {
  return /[.!?]["”’]?$/.test(text) ? text : `${text}.`
}

/** When a transit happens, as a sentence or two; forms differ, dates are the engine's. */
export function windowLine(pen: Pen, fact: TransitFact): Line {
  const subject = subjectOf(fact)
  const { enters, leaves } = fact
  const tail = (text: string) => (text ? `, ${text}` : fact.isMiss ? ', close but never exact' : '')
  const begun = isBegun(pen, fact)
  const text = begun && leaves
    ? pen.form('window.on', [
        () => `${capital(transitVerb(pen, fact))} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
        () => `Until ${day(pen, leaves, 'to', subject)} ${transitVerb(pen, fact)}${tail(exactWords(pen, fact))}.`,
        () => `${capital(transitVerb(pen, fact))}. It lasts until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
        () => `Just now ${transitVerb(pen, fact)}, and lets go after ${day(pen, leaves, 'to', subject)}.${sentence(exactWords(pen, fact), 'It is')}`,
        () => `You have ${transitNoun(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
        () => `There is ${transitNoun(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
        () => `The longer weather is ${transitNoun(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
        () => `In the background ${transitVerb(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
      ])
    : enters && leaves
      ? pen.form('window.ahead', [
          () => `${capital(transitVerb(pen, fact))} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
          () => `${capital(range(pen, enters, leaves, subject))} ${transitVerb(pen, fact)}${tail(exactWords(pen, fact))}.`,
          () => `${capital(transitVerb(pen, fact))}. It lasts ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
          () => `${capital(transitVerb(pen, fact))}. The dates are ${range(pen, enters, leaves, subject).replace(/^from /, 'from ')}${tail(exactWords(pen, fact))}.`,
          () => `From ${day(pen, enters, 'from', subject)} ${transitVerb(pen, fact)}.${sentence(exactWords(pen, fact), 'It is')} It lets go after ${day(pen, leaves, 'to', subject)}.`,
          () => `You have ${transitNoun(pen, fact)} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
          () => `There is ${transitNoun(pen, fact)} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
          () => `On the way is ${transitNoun(pen, fact)} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
        ])
      : enters
        ? `From ${day(pen, enters, 'from', subject)} ${transitVerb(pen, fact)}${tail(exactWords(pen, fact))}.`
        : `${capital(transitVerb(pen, fact))} for a long time yet${tail(exactWords(pen, fact))}.`
  pen.lead(fact)
  return pen.line(text + rulership(pen, fact), [fact])
}

/** The same, opened by a noun: "What speaks for it is Jupiter in sextile with your Venus …". */
export function windowAfter(pen: Pen, opening: string, fact: TransitFact | PassageFact): Line {
  const noun = fact.kind === 'transit' ? transitNoun(pen, fact) : passageNoun(pen, fact)
  const text = `${opening} ${noun}${span(pen, fact)}.`
  pen.lead(fact)
  return pen.line(capital(text) + rulership(pen, fact), [fact])
}

/** " until 4 May" · " from 21 April to 16 May 2027, exact on 3 May" */
function span(pen: Pen, fact: TransitFact | PassageFact): string {
  const subject = subjectOf(fact)
  const exact = () => (fact.kind === 'transit' ? exactWords(pen, fact) : '')
  const tail = (text: string) => (text ? `, ${text}` : '')
  const comma = fact.kind === 'passage' && /house of/.test(houseSaid(pen, fact)) ? ',' : ''
  if (isBegun(pen, fact)) return fact.leaves ? `${comma} until ${day(pen, fact.leaves, 'to', subject)}${tail(exact())}` : tail(exact())
  if (fact.enters && fact.leaves) return `${comma} ${range(pen, fact.enters, fact.leaves, subject)}${tail(exact())}`
  return fact.enters ? `${comma} from ${day(pen, fact.enters, 'from', subject)} on${tail(exact())}` : ''
}

function houseSaid(pen: Pen, fact: PassageFact): string {
  return pen.named.has(`house${fact.house}`) ? 'house of' : ''
}

/** "Venus rules your ninth house, and that is why it counts here.": said once for each point, where it speaks by rulership alone. */
function rulership(pen: Pen, fact: TransitFact | PassageFact): string {
  if (fact.kind !== 'transit' || !fact.rules || pen.named.has(`rules${fact.point}`) || pen.wasSaid(`${pointName(fact.point)} rules your ${ORDINALS[fact.rules - 1]} house`) || fact.point === 'asc' || fact.point === 'mc') return ''
  pen.named.add(`rules${fact.point}`)
  const memory = `rules.${fact.point}.${fact.rules}`
  if (pen.age(memory) < 5) return ''
  pen.remember(memory)
  const ruler = fact.point as Planet
  pen.claim({ kind: 'rules', body: ruler, house: fact.rules })
  const name = `${houseName(pen, fact.rules)}`
  return ' ' + pen.form('rulership', [
    () => `${capital(skyName(ruler))} rules ${name}, and that is why it counts here.`,
    () => `It counts because ${skyName(ruler)} rules ${name}.`,
    () => `${capital(skyName(ruler))} rules ${name}, so it has a say in this.`,
  ])
}

/** When a body is in a house: "Saturn is in your seventh house, the house of partnership, until 4 May 2027." */
export function passageLine(pen: Pen, fact: PassageFact): Line {
  const subject = subjectOf(fact)
  pen.claim({ kind: 'subject', subject })
  const body = skyName(fact.body)
  const begun = isBegun(pen, fact)
  const { enters, leaves } = fact
  const text = begun
    ? leaves
      ? pen.form('passage.on', [
          () => { const name = houseName(pen, fact.house); return `${capital(body)} is in ${name}${/,/.test(name) ? ',' : ''} until ${day(pen, leaves, 'to', subject)}.` },
          () => { const until = day(pen, leaves, 'to', subject); return `Until ${until} ${body} is in ${houseName(pen, fact.house)}.` },
          () => { const name = houseName(pen, fact.house); return `${capital(body)} is passing through ${name}${/,/.test(name) ? ',' : ''} and stays until ${day(pen, leaves, 'to', subject)}.` },
        ])
      : `${capital(body)} is in ${houseName(pen, fact.house)} for years to come.`
    : enters && leaves
      ? `${capital(range(pen, enters, leaves, subject))} ${body} is in ${houseName(pen, fact.house)}.`
      : `From ${enters ? day(pen, enters, 'from', subject) : ''} on, ${body} is in ${houseName(pen, fact.house)}.`
  pen.lead(fact)
  return pen.line(text, [fact])
}

function sentence(words: string, opening: string): string {
  return words ? ` ${opening} ${words}.` : ''
}

const GENTLE: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'jupiter']

/** The lore's names for a tone: a meeting first as itself, then as the kind that this body makes of it. */
function tonesOf(body: Planet, tone: Tone): Tone[] {
  if (tone !== 'conj') return [tone]
  return ['conj', GENTLE.includes(body) ? 'soft' : 'hard']
}

/** What a transit brings: authored for that point, else the body's manner with it; then what it does to the matter in hand. */
export function* meaning(pen: Pen, fact: TransitFact, theme: Theme, isShort = false): Iterable<Line> {
  const tones = tonesOf(fact.body, fact.tone)
  const feels = pen.unit(tones.map((tone) => `${fact.body}>${fact.point}.${tone}.feels`), { isOptional: true })
  if (feels) yield pen.line(full(when(pen, feels.text, fact)), [], fact.id)
  const { tags } = THEME_MEANINGS[theme]
  const topical = feels && isShort ? null : pen.unit(tones.flatMap((tone) => tags.map((tag) => `${fact.body}>${tone}.${tag}`)), { isOptional: true })
  if (!feels) {
    const does = pen.unit(tones.map((tone) => `${fact.body}>${tone}.does`), { isOptional: topical !== null })
    if (does) yield pen.line(full(`It ${does.text.replaceAll('{it}', pointWords(pen, fact.point))}`), [], fact.id)
  }
  if (topical) yield pen.line(full(when(pen, topical.text, fact)), [], fact.id)
}

export function* passageMeaning(pen: Pen, fact: PassageFact): Iterable<Line> {
  const feels = pen.unit(`${fact.body}>house${fact.house}.feels`, { isOptional: true })
  if (feels) {
    yield pen.line(full(when(pen, feels.text, fact)), [], fact.id)
    return
  }
  const does = pen.unit(`${fact.body}>house.does`)
  const arena = pen.unit(`house#${fact.house}.arena`)
  if (does && arena) yield pen.line(full(`It ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
}

function pointWords(pen: Pen, point: Point): string {
  return pen.unit(`point.${point}`)?.text ?? `your ${pointName(point)}`
}

/** `{now}`: now, or then when the window has not begun. */
function when(pen: Pen, text: string, fact: { enters: Date | null }): string {
  return text.replaceAll('{now}', isBegun(pen, fact) ? 'now' : 'then')
}

/** Joins topic and drive in one sentence without astrology. */
export function bridge(pen: Pen, theme: Theme, sign: Sign, isOptional = true): Line | null {
  const unit = pen.unit(bridgeTags(theme).map((tag) => `~${tag}@${sign}`), { isOptional })
  return unit ? pen.line(full(unit.text)) : null
}

/** The thing to do: tied to the drive that the answer described, else to the topic. */
export function action(pen: Pen, theme: Theme, sign: Sign | null): Line | null {
  const tags = bridgeTags(theme)
  const keys = [...(sign ? tags.map((tag) => `!${tag}@${sign}`) : []), ...tags.map((tag) => `!${tag}`), '!today']
  const unit = pen.unit(keys)
  return unit ? pen.line(unit.text) : null
}

const BRIDGE_TAGS: Partial<Record<Theme, string[]>> = { work: ['job'], today: ['today'], unavailable: ['unavailable', 'love'], meet: ['meet', 'love'], self: ['self'], friends: ['friends', 'love'], home: ['home', 'move'] }
function bridgeTags(theme: Theme): string[] {
  return BRIDGE_TAGS[theme] ?? [theme]
}

/** Thesis of a "why": the topic's own clause of a natal aspect, else its knot. */
export function knotOf(pen: Pen, fact: AspectFact, theme: Theme, mustSpeak = false): string | null {
  const pair = `${fact.a}*${fact.b}`
  const tones = fact.tone === 'conj' ? ['conj', 'hard'] : [fact.tone]
  const sides = sidesOf(theme)
  return pen.unit(tones.flatMap((tone) => [...sides.map((side) => `${pair}.${tone}.${side}`), ...(mustSpeak ? [] : [`${pair}.${tone}.knot`])]), { isOptional: true })?.text ?? null
}

/** The lore's names for the sides of life that a theme looks at. */
export function sidesOf(theme: Theme): string[] {
  const sides: Partial<Record<Theme, string[]>> = {
    unavailable: ['love'], meet: ['love'], love: ['love'], friends: ['love'], talk: ['talk'], work: ['work'], start: ['work', 'self'], money: ['money'], tired: ['body'], move: ['home'], home: ['home'], purpose: ['self'], spirit: ['self'], self: ['self'], today: ['self'],
  }
  return sides[theme] ?? ['self']
}

/** "In your chart that is your Venus in Libra square to Mars in Cancer, about a degree from exact." */
export function anchor(pen: Pen, fact: AspectFact): Line {
  pen.lead(fact)
  const orb = () => {
    const words = orbWords(pen, fact)
    return words ? `, ${words}` : ''
  }
  const text = pen.form('anchor', [
    () => `In your chart that is ${natalAspect(pen, fact)}${orb()}.`,
    () => `I read it from ${natalAspect(pen, fact)}${orb()}.`,
    () => `It comes from ${natalAspect(pen, fact)}${orb()}.`,
    () => `The chart shows it as ${natalAspect(pen, fact)}${orb()}.`,
    () => `You can see it in ${natalAspect(pen, fact)}${orb()}.`,
    () => `The place to look is ${natalAspect(pen, fact)}${orb()}.`,
    () => `That is how I read ${natalAspect(pen, fact)}${orb()}.`,
    () => `Behind it is ${natalAspect(pen, fact)}${orb()}.`,
    () => `My reason is ${natalAspect(pen, fact)}${orb()}.`,
  ])
  return pen.line(text, [fact])
}

/** "Your Venus wants an equal, in daylight, talking. Your Mars goes after things sideways …" */
export function wants(pen: Pen, point: Point): Line | null {
  const sign = sureSign(pen.matter.chart, point)
  if (!sign) return null
  const unit = pen.unit(`${point}@${sign}.wants`, { isOptional: true })
  return unit ? pen.line(full(`${capital(natal(pen, point))} ${unit.text}`)) : null
}

/** One side of a placement, then where it stands: "You fall for … I take that from your Venus in Libra, in your first house." */
export function* placementReason(pen: Pen, fact: PlacementFact, keys: readonly string[]): Iterable<Line> {
  const unit = pen.unit(keys.map((key) => `${fact.point}@${fact.sign}.${key}`), { isOptional: true })
  if (!unit) return
  yield pen.line(full(unit.text), [fact])
  if (!pen.named.has(fact.point)) yield source(pen, fact)
}

/** Where a reading comes from. */
export function source(pen: Pen, fact: PlacementFact): Line {
  const house = sureHouse(pen.matter.chart, fact.point)
  const place = () => {
    if (!house || pen.named.has(`placed${fact.point}`)) return ''
    pen.named.add(`placed${fact.point}`)
    pen.claim({ kind: 'house', point: fact.point, house })
    return `, in ${houseName(pen, house)}`
  }
  const text = pen.form('source', [
    () => `That is ${natal(pen, fact.point)}${place()}.`,
    () => `I take that from ${natal(pen, fact.point)}${place()}.`,
    () => `Behind it stands ${natal(pen, fact.point)}${place()}.`,
    () => `It belongs to ${natal(pen, fact.point)}${place()}.`,
    () => `You have it from ${natal(pen, fact.point)}${place()}.`,
    () => `The chart has it as ${natal(pen, fact.point)}${place()}.`,
    () => `My reason is ${natal(pen, fact.point)}${place()}.`,
    () => `I read it from ${natal(pen, fact.point)}${place()}.`,
  ])
  return pen.line(text, [fact])
}

/** "Your Venus is in your fifth house, the house of play and romance." */
export function standing(pen: Pen, fact: PlacementFact): Line | null {
  if (!fact.house || pen.named.has(`placed${fact.point}`)) return null
  pen.named.add(`placed${fact.point}`)
  pen.claim({ kind: 'house', point: fact.point, house: fact.house })
  const house = fact.house
  return pen.line(pen.form('standing', [
    () => `${capital(natal(pen, fact.point))} is in ${houseName(pen, house)}.`,
    () => `${capital(natal(pen, fact.point))} stands in ${houseName(pen, house)}.`,
    () => `You have ${natal(pen, fact.point)} in ${houseName(pen, house)}.`,
  ]), [fact])
}

/** A soft aspect near the matter in hand: what helps. */
export function* turnLines(pen: Pen, theme: Theme, near: readonly Point[], mustTouch = false): Iterable<Line> {
  const tags = [...THEME_MEANINGS[theme].tags, ...sidesOf(theme)]
  const soft = pen.matter.aspects.filter(({ tone, orb }) => tone === 'soft' && orb < 6).filter(({ a, b }) => !mustTouch || near.includes(a) || near.includes(b))
  const ranked = [...soft].sort((a, b) => score(b) - score(a))
  function score(fact: AspectFact): number {
    return fact.weight * (near.includes(fact.a) || near.includes(fact.b) ? 1.8 : 1)
  }
  for (const fact of ranked) {
    const unit = pen.unit(`${fact.a}*${fact.b}.soft.turn`, { tags, isOptional: true })
    if (!unit) continue
    pen.lead(fact)
    const opening = pen.form('turn', [
      () => `None of this is fixed. You also have ${natalAspect(pen, fact)}.`,
      () => `There is a counterweight in ${natalAspect(pen, fact)}.`,
      () => `You also have help in this, from ${natalAspect(pen, fact)}.`,
      () => `It is not the whole story. There is also ${natalAspect(pen, fact)}.`,
      () => `On the other side of the scales is ${natalAspect(pen, fact)}.`,
      () => `What helps is ${natalAspect(pen, fact)}.`,
      () => `You are not left alone with it, since there is ${natalAspect(pen, fact)}.`,
      () => `Put beside it ${natalAspect(pen, fact)}.`,
    ])
    yield pen.line(opening, [fact])
    yield pen.line(full(unit.text), [], fact.id)
    return
  }
}

/** Said once in a thread, early: what an uncertain birth time leaves out. */
export function uncertainty(pen: Pen, whatItWouldAdd: string): Line | null {
  const { accuracy } = pen.matter.chart
  if (accuracy.kind === 'exact' || pen.age('uncertain') < 3 || pen.input.thread.some(({ answer }) => /birth time/.test(answer))) return null
  pen.remember('uncertain')
  if (accuracy.kind === 'approximate') {
    return pen.line(pen.form('approximate', [
      () => 'Your birth time is only roughly known, so I leave out whatever would change within that margin.',
      () => 'As your birth time is only roughly known, I keep to what holds within that margin.',
    ]))
  }
  const start = 'Your birth time is not known'
  return pen.line(pen.form('uncertain', [
    () => `${start}, so I leave the houses and the angles out of this. ${whatItWouldAdd}`,
    () => `${start}, and without it I do not speak of houses or angles. ${whatItWouldAdd}`,
    () => `${start}, so you will hear nothing of houses and angles from me. ${whatItWouldAdd}`,
    () => `One thing first: ${lowerFirst(start)}, so houses and angles stay out of this. ${whatItWouldAdd}`,
  ]))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
