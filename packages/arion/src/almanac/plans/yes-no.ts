/**
 * Should I, will it, is it a good time: a leaning word with its date, the strongest fact on each side, your
 * own part, one thing to do.
 */
import { placementReason, sidesOf, source, uncertainty } from '../reason-lines.ts'
import type { Pen, Stroke } from '../pen.ts'
import { daysBetween } from '../../language/calendar.ts'
import { WEIGHTY } from '../../question/kind-of.ts'
import { full } from '../../language/text.ts'
import { lasting, verdictOf, whenWords } from '../verdict.ts'
import type { Verdict, Weather } from '../verdict.ts'
import { verdictLine } from './outlook.ts'
import { bestHour } from './when.ts'
import { driveFor, fillUp, lastWord, ownPart, weather } from './shared.ts'

export function* yesNoPlan(pen: Pen): Iterable<Stroke> {
  const { theme } = pen.matter.reading
  const { span } = pen.matter.frame
  // whoever asks about tonight is not helped by a door in February
  const isShort = daysBetween(span.from, span.to) < 3
  const { frame } = pen.matter
  // "Is May a good month to move?" asks for the month; "Should I move?" for the decision
  const isWeighty =
    !isShort &&
    (!frame.isNamed || /\b(should|shall|ought)\b/i.test(pen.input.question)) &&
    WEIGHTY.test(pen.input.question.toLowerCase())
  const verdict = verdictOf(
    isWeighty ? lasting(pen.matter) : isShort ? { ...pen.matter, later: [] } : pen.matter,
  )
  if (isWeighty) yield* weightyLine(pen, verdict)
  else yield* verdictLine(pen, '?', verdict.lean, verdict.helps, isShort ? 'short' : 'full')
  const unsure = uncertainty(
    pen,
    theme === 'work' || theme === 'home' || theme === 'move'
      ? 'For this question they matter, and with the hour, even a rough one, I could say more.'
      : 'What I weigh is what is sure.',
  )
  if (unsure) yield unsure

  const againstFirst =
    verdict.lean === 'hold' || verdict.lean === 'later' || (verdict.lean === 'mixed' && pen.chance(0.5))
  const sides: ['for' | 'against', Weather | null][] = [
    ['for', verdict.helps],
    ['against', verdict.hinders],
  ]
  if (againstFirst) sides.reverse()
  for (const [index, [side, fact]] of sides.entries()) {
    if (!fact) continue
    yield pen.paragraph()
    yield* weather(pen, fact, theme, side === 'for' ? speaksFor(pen) : asksCare(pen, index))
  }
  if (!verdict.helps || !verdict.hinders) {
    yield pen.paragraph()
    for (const own of pen
      .freshFirst(pen.matter.placements)
      .slice(0, verdict.helps || verdict.hinders ? 1 : 2))
      yield* placementReason(pen, own, [...sidesOf(theme), 'lived'])
  }
  yield pen.paragraph()
  yield* bestHour(
    pen,
    pen.form('best.hour', [
      () => 'If you do it, take',
      () => 'The hour for it is',
      () => 'Of the hours I would choose',
    ]),
  )
  if (isWeighty) {
    yield* fillUp(pen, theme)
    // what is advised at the end goes with every leaning
    const advice = pen.unit('!weighty')
    if (advice) yield pen.line(advice.text)
    return
  }
  const drive = driveFor(pen)
  yield* ownPart(pen, theme, drive)
  if (drive && !pen.named.has(drive.point)) yield source(pen, drive)
  yield* fillUp(pen, theme)
  yield* lastWord(pen, theme, drive?.sign ?? null)
}

function* weightyLine(pen: Pen, { lean, helps }: Verdict): Iterable<Stroke> {
  const unit = pen.unit(`?weighty.${lean}`)
  if (!unit) return
  const isDated = unit.text.includes('{when}') && helps !== null
  yield pen.line(
    full(unit.text.replaceAll('{when}', isDated ? whenWords(pen, helps) : '')),
    isDated ? [helps] : [],
  )
}

function speaksFor(pen: Pen): string {
  return pen.form('for', [
    () => 'What speaks for it is',
    () => 'In its favour stands',
    () => 'The help comes from',
    () => 'On the side of yes there is',
  ])
}

function asksCare(pen: Pen, index: number): string {
  return pen.form('against', [
    () => 'What asks for care is',
    () => 'Against it stands',
    () => 'The weight comes from',
    ...(index === 0 ? [] : [() => 'On the other side there is']),
  ])
}
