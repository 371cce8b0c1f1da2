/** The answer before, or its last words, in everyday words: what each thing in it stands for, and no more. */
import { PLANETS } from '@astrarium/sky'
import type { Planet, Point } from '@astrarium/sky'
import { sentencesOf } from '../check/check-sentence.ts'
import { toneOf } from '../brief/facts.ts'
import type { ShownFact } from '../brief/shown-facts.ts'
import { capital } from '../language/text.ts'
import { pointName, skyName } from '../language/statements.ts'
import type { Term } from '../question/term.ts'
import type { Composer } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { placementReason, placementSource } from '../almanac/placement-lines.ts'
import { drivingPlacement } from '../almanac/plans/shared.ts'
import { signSentence } from '../almanac/sign-sentences.ts'
import { OF_THE_SKY } from './carried.ts'
import { BETWEEN, MEANINGS, STANDS_FOR } from './glossary.ts'
import { isDated, shownBefore, tellDated } from './shown.ts'

/** What a word of the answer before means, and what it was said of there. */
export function* termPlan(composer: Composer, name: Term): Iterable<LineOrBreak> {
  const body = PLANETS.find((planet) => planet === name)
  if (body) yield composer.line(stands(body))
  else yield composer.line(MEANINGS[name as Exclude<Term, Planet>])
  const there = shownBefore(composer).find((fact) => isOf(fact, name))
  if (!there || !isDated(there)) return
  yield composer.paragraph()
  yield* tellDated(composer, there, 'I used it of', 'short')
}

/** The last sentence once more: a thing to do is said to be one, a picture gets the habit behind it. */
export function* explainPlan(composer: Composer): Iterable<LineOrBreak> {
  const { thread } = composer.input
  const answer = thread.at(-1)?.answer ?? ''
  const last = sentencesOf(answer.split('\n\n').at(-1) ?? '').at(-1) ?? ''
  const fact = shownBefore(composer).findLast((one) =>
    pointsOf(one).some((point) => last.includes(pointName(point))),
  )
  if (fact) {
    yield* opened(composer, 'turn.plain')
    yield* inPlainWords(composer, fact)
    return
  }
  // what is neither a picture of the person nor a thing to do sums up what was said before it
  if (OF_THE_SKY.test(last) || !(TOLD.test(last) || TO_DO.test(last))) {
    yield* plainlyPlan(composer)
    return
  }
  const words = last.replace(/[.\s]+$/, '').replace(/"/g, '')
  const unit = composer.unit(!TOLD.test(words) ? 'turn.explain.action' : 'turn.explain.picture')
  if (unit) yield composer.line(words ? `"${words}." ${unit.text}` : unit.text)
  yield composer.paragraph()
  const { theme } = composer.context.intent
  const drive = drivingPlacement(composer)
  if (!drive) return
  const line = signSentence(composer, theme, drive.sign)
  if (line) {
    yield line
    yield placementSource(composer, drive)
  } else yield* placementReason(composer, drive, ['lived', 'self', 'love'])
}

/** How the small things to do begin that an answer ends on. */
const TO_DO =
  /^(?:accept|arrange|ask|be|begin|book|bring|choose|decide|do|eat|find|finish|fix|give|go|hand|have|keep|leave|let|light|look|make|move|name|open|pick|plan|propose|put|raise|read|replace|ring|say|send|separate|show|sit|sleep|spend|stop|strike|take|talk|teach|tell|thank|try|update|volunteer|walk|whatever|when|work|write|before|for|if|on)\b/i

const TOLD = /^(you|your|it|that|this|there|they|people|somebody|the)\b/i

/** The heart of the answer before, as what stands for what, and how they get on. */
export function* plainlyPlan(composer: Composer): Iterable<LineOrBreak> {
  const facts = shownBefore(composer)
  const chosen = facts.filter(({ kind }) => kind === 'natal_aspect' || kind === 'transit').slice(0, 2)
  yield* opened(composer, 'turn.plain')
  for (const fact of chosen.length > 0 ? chosen : facts.slice(0, 1)) {
    yield* inPlainWords(composer, fact)
    yield composer.paragraph()
  }
}

function* inPlainWords(composer: Composer, fact: ShownFact): Iterable<LineOrBreak> {
  const points = [...new Set(pointsOf(fact))]
  for (const point of points) if (isGlossed(point)) yield composer.line(stands(point))
  if (fact.kind === 'natal_aspect' || fact.kind === 'transit') yield composer.line(BETWEEN[fact.tone])
  if (fact.kind === 'moon_hour') yield composer.line(BETWEEN[toneOf(fact.aspect)])
  if (isDated(fact))
    yield* tellDated(
      composer,
      fact,
      composer.form('plain.dated', [() => 'So it was said of', () => 'That is the meaning of']),
      'short',
    )
}

function* opened(composer: Composer, key: string): Iterable<LineOrBreak> {
  const unit = composer.unit(key)
  if (unit) yield composer.line(unit.text)
}

export function stands(point: keyof typeof STANDS_FOR): string {
  const name = point === 'asc' || point === 'mc' ? `the ${pointName(point)}` : skyName(point)
  return `${capital(name)} stands for ${STANDS_FOR[point]}.`
}

export function isGlossed(point: Point): point is keyof typeof STANDS_FOR {
  return Object.hasOwn(STANDS_FOR, point)
}

function pointsOf(fact: ShownFact): Point[] {
  if (fact.kind === 'natal_aspect') return [fact.a, fact.b]
  if (fact.kind === 'placement') return [fact.point]
  if (fact.kind === 'moon_hour') return ['moon', fact.point]
  return fact.kind === 'transit' ? [fact.body, fact.point] : [fact.body]
}

const ANGLE_TERMS: Partial<Record<Term, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
}

function isOf(fact: ShownFact, name: Term): boolean {
  const angle = ANGLE_TERMS[name]
  if (angle !== undefined) return 'aspect' in fact && fact.aspect === angle
  if (name === 'house') return fact.kind === 'passage'
  return pointsOf(fact).some((point) => point === name)
}
