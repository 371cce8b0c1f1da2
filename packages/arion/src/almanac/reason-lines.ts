/**
 * Why, from the chart: theses, anchors, placements and what helps; and what an uncertain birth time leaves
 * out.
 */
import type { Point } from '@astrarium/sky'
import { sureHouse, sureSign } from '../chart/certainty.ts'
import type { AspectFact, PlacementFact } from '../brief/facts.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { houseName, natal, natalAspect, orbWords } from './name.ts'
import type { Line, Composer } from './composer.ts'
import { capital, full } from '../language/text.ts'

/** Thesis of a "why": the topic's own clause of a natal aspect, else its knot. */
export function aspectClause(
  composer: Composer,
  fact: AspectFact,
  theme: Theme,
  { mustSpeak = false } = {},
): string | null {
  const pair = `${fact.a}*${fact.b}`
  const tones = spokenTones(fact)
  const sides = sidesOf(theme)
  return (
    composer.unit(
      tones.flatMap((tone) => [
        ...sides.map((side) => `${pair}.${tone}.${side}`),
        ...(mustSpeak ? [] : [`${pair}.${tone}.knot`]),
      ]),
      { isOptional: true },
    )?.text ?? null
  )
}

/** Of these the hard lines say that the two are at odds, and of a meeting the contrary is true. */
const AT_ODDS = ['sun*moon', 'venus*mars', 'sun*asc', 'moon*asc', 'sun*mc', 'moon*mc']

/**
 * Whose lines speak for a natal aspect: a meeting borrows where it has none, as long as what it borrows is
 * true of it.
 */
export function spokenTones({ a, b, tone }: AspectFact): AspectFact['tone'][] {
  return tone === 'conj' && !AT_ODDS.includes(`${a}*${b}`) ? ['conj', 'hard'] : [tone]
}

/** The lore's names for the sides of life that a theme looks at. */
export function sidesOf(theme: Theme): string[] {
  const sides: Partial<Record<Theme, string[]>> = {
    unavailable: ['love'],
    meet: ['love'],
    love: ['love'],
    friends: ['love'],
    talk: ['talk'],
    work: ['work'],
    start: ['work', 'self'],
    money: ['money'],
    tired: ['body'],
    move: ['home'],
    home: ['home'],
    purpose: ['self'],
    spirit: ['self'],
    self: ['self'],
    today: ['self'],
  }
  return sides[theme] ?? ['self']
}

/** "In your chart that is your Venus in Libra square to Mars in Cancer, about a degree from exact." */
export function aspectSource(composer: Composer, fact: AspectFact): Line {
  composer.lead(fact)
  const orb = () => {
    const words = orbWords(composer, fact)
    return words ? `, ${words}` : ''
  }
  const text = composer.form('anchor', [
    () => `In your chart that is ${natalAspect(composer, fact)}${orb()}.`,
    () => `I read it from ${natalAspect(composer, fact)}${orb()}.`,
    () => `It comes from ${natalAspect(composer, fact)}${orb()}.`,
    () => `The chart shows it as ${natalAspect(composer, fact)}${orb()}.`,
    () => `You can see it in ${natalAspect(composer, fact)}${orb()}.`,
    () => `The place to look is ${natalAspect(composer, fact)}${orb()}.`,
    () => `That is how I read ${natalAspect(composer, fact)}${orb()}.`,
    () => `Behind it is ${natalAspect(composer, fact)}${orb()}.`,
  ])
  return composer.line(text, [fact])
}

/** "Your Venus wants an equal, in daylight, talking. Your Mars goes after things sideways …" */
export function wants(composer: Composer, point: Point): Line | null {
  const sign = sureSign(composer.context.chart, point)
  if (!sign) return null
  const unit = composer.unit(`${point}@${sign}.wants`, { isOptional: true })
  return unit ? composer.line(full(`${capital(natal(composer, point))} ${unit.text}`)) : null
}

/**
 * One side of a placement, then where it stands: "You fall for … I take that from your Venus in Libra, in
 * your first house."
 */
export function* placementReason(
  composer: Composer,
  fact: PlacementFact,
  keys: readonly string[],
): Iterable<Line> {
  const unit = composer.unit(
    keys.map((key) => `${fact.point}@${fact.sign}.${key}`),
    { isOptional: true },
  )
  if (!unit) return
  if (
    !composer.named.has(fact.point) &&
    unit.text.startsWith('You ') &&
    (composer.hasUsed('hinge') || composer.chance(0.4))
  ) {
    // "With your Venus in Libra you fall for …" says where it comes from without a sentence of its own
    yield composer.line(
      full(`With ${natal(composer, fact.point)}${placeOf(composer, fact)}, you ${unit.text.slice(4)}`),
      [fact],
    )
    return
  }
  yield composer.line(full(unit.text), [fact])
  if (!composer.named.has(fact.point)) yield placementSource(composer, fact)
}

/** ", in your first house", once for each point. */
function placeOf(composer: Composer, fact: PlacementFact): string {
  const house = sureHouse(composer.context.chart, fact.point)
  if (!house || composer.named.has(`placed${fact.point}`)) return ''
  composer.named.add(`placed${fact.point}`)
  composer.claim({ kind: 'house', point: fact.point, house })
  return `, in ${houseName(composer, house)}`
}

/** Where a reading comes from. */
export function placementSource(composer: Composer, fact: PlacementFact): Line {
  const place = () => placeOf(composer, fact)
  composer.remember('hinge')
  const text = composer.form('source', [
    () => `That is ${natal(composer, fact.point)}${place()}.`,
    () => `I take that from ${natal(composer, fact.point)}${place()}.`,
    () => `Behind it stands ${natal(composer, fact.point)}${place()}.`,
    () => `The chart has it as ${natal(composer, fact.point)}${place()}.`,
    () => `I read it from ${natal(composer, fact.point)}${place()}.`,
    () => `I find it in ${natal(composer, fact.point)}${place()}.`,
    () => `That is how it is with ${natal(composer, fact.point)}${place()}.`,
    () => `Underneath is ${natal(composer, fact.point)}${place()}.`,
  ])
  return composer.line(text, [fact])
}

/** "Your Venus is in your fifth house, the house of play and romance." */
export function standing(composer: Composer, fact: PlacementFact): Line | null {
  if (!fact.house || composer.named.has(`placed${fact.point}`)) return null
  composer.named.add(`placed${fact.point}`)
  composer.claim({ kind: 'house', point: fact.point, house: fact.house })
  const house = fact.house
  return composer.line(
    composer.form('standing', [
      () => `${capital(natal(composer, fact.point))} is in ${houseName(composer, house)}.`,
      () => `${capital(natal(composer, fact.point))} stands in ${houseName(composer, house)}.`,
      () => `You have ${natal(composer, fact.point)} in ${houseName(composer, house)}.`,
    ]),
    [fact],
  )
}

/** A soft aspect near the matter in hand: what helps. */
export function* softAspectLines(
  composer: Composer,
  theme: Theme,
  near: readonly Point[],
  { mustTouch = false } = {},
): Iterable<Line> {
  const tags = [...THEME_MEANINGS[theme].tags, ...sidesOf(theme)]
  const soft = composer.context.aspects
    .filter(({ tone, orb }) => tone === 'soft' && orb < 6)
    .filter(({ a, b }) => !mustTouch || near.includes(a) || near.includes(b))
  const ranked = [...soft].sort((a, b) => score(b) - score(a))
  function score(fact: AspectFact): number {
    return fact.weight * (near.includes(fact.a) || near.includes(fact.b) ? 1.8 : 1)
  }
  for (const fact of ranked) {
    const unit = composer.unit(`${fact.a}*${fact.b}.soft.turn`, { tags, isOptional: true })
    if (!unit) continue
    composer.lead(fact)
    const opening = composer.form('turn', [
      () => `None of this is fixed. You also have ${natalAspect(composer, fact)}.`,
      () => `There is a counterweight in ${natalAspect(composer, fact)}.`,
      () => `You also have help in this, from ${natalAspect(composer, fact)}.`,
      () => `It is not the whole story. There is also ${natalAspect(composer, fact)}.`,
      () => `On the other side of the scales is ${natalAspect(composer, fact)}.`,
      () => `What helps is ${natalAspect(composer, fact)}.`,
      () => `You are not left alone with it, since there is ${natalAspect(composer, fact)}.`,
      () => `Put beside it ${natalAspect(composer, fact)}.`,
    ])
    yield composer.line(opening, [fact])
    yield composer.line(full(unit.text), [], fact.id)
    return
  }
}

/** Said once in a thread, early: what an uncertain birth time leaves out. */
export function uncertainty(composer: Composer, whatItWouldAdd: string): Line | null {
  const { accuracy } = composer.context.chart
  if (accuracy.kind === 'exact' || composer.age('uncertain') < 3 || wasNamedInThread(composer)) return null
  composer.remember('uncertain')
  if (accuracy.kind === 'approximate') {
    return composer.line(
      composer.form('approximate', [
        () =>
          'Your birth time is only roughly known, so I leave out whatever would change within that margin.',
        () => 'As your birth time is only roughly known, I keep to what holds within that margin.',
      ]),
    )
  }
  const start = 'Your birth time is not known'
  return composer.line(
    composer.form('uncertain', [
      () => `${start}, so I leave the houses and the angles out of this. ${whatItWouldAdd}`,
      () => `${start}, and without it I do not speak of houses or angles. ${whatItWouldAdd}`,
      () => `${start}, so you will hear nothing of houses and angles from me. ${whatItWouldAdd}`,
      () => `One thing first: ${lowerFirst(start)}, so houses and angles stay out of this. ${whatItWouldAdd}`,
    ]),
  )
}

/**
 * The same for a day or a stretch of time, which would be told by houses: in a few words where the person
 * heard the long form lately.
 */
export function uncertaintyOfTime(composer: Composer, whatItWouldAdd: string): Line | null {
  const { accuracy } = composer.context.chart
  if (accuracy.kind === 'exact' || wasNamedInThread(composer)) return null
  const long = uncertainty(composer, whatItWouldAdd)
  if (long) return long
  if (accuracy.kind === 'approximate') {
    return composer.line(
      composer.form('approximate.brief', [
        () => 'With a rough birth time I name no house here.',
        () => 'I go without houses, since your birth time is a rough one.',
        () => 'No houses in this one, for want of an exact birth time.',
        () => 'What would hang on the exact birth time is left out.',
        () => 'The rough birth time keeps houses out of it.',
      ]),
    )
  }
  return composer.line(
    composer.form('uncertain.brief', [
      () => 'Without your birth time I name no house here.',
      () => 'No houses in this one, for want of a birth time.',
      () => 'Where in life it falls I could only say with a birth time.',
      () => 'The birth time is missing, so it stays general as to where.',
      () => 'I read it without houses, since the birth time is open.',
      () => 'As before, the open birth time keeps the houses out of it.',
      () => 'A birth time would tell the side of life; without it I tell only the day.',
      () => 'Houses would need a birth time, so I go by the planets alone.',
    ]),
  )
}

function wasNamedInThread(composer: Composer): boolean {
  return composer.input.thread.some(({ answer }) => /birth time/.test(answer))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
