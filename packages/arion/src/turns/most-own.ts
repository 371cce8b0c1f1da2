/** "Which one is the most me?": of the points that were told, the one that the chart itself puts first. */
import { PLANETS } from '@astrarium/sky'
import type { Planet, Point } from '@astrarium/sky'
import { rulerFact } from '../brief/natal-facts.ts'
import { rulerOf } from '../chart/certainty.ts'
import { angleContact, closestAspects, strengthOf } from '../chart/strength.ts'
import { capital } from '../language/text.ts'
import { skyName } from '../language/statements.ts'
import type { Composer } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { houseName, natal } from '../almanac/name.ts'
import { placementReason } from '../almanac/placement-lines.ts'
import { aspectLine } from '../kinds/chart/lines.ts'

export function* mostOwnPlan(composer: Composer): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const told = pointsTold(composer)
  const [first] = (told.length > 0 ? told : PLANETS).toSorted(
    (a, b) => strengthOf(chart, b) - strengthOf(chart, a),
  )
  const fact = composer.context.placements.find(({ point }) => point === first)
  if (!first || !fact) return
  yield composer.line(
    composer.form('most.own', [
      () => `If I have to name one, it is ${natal(composer, first)}.`,
      () => `I would say ${natal(composer, first)}.`,
      () => `The loudest of them is ${natal(composer, first)}.`,
    ]),
    [fact],
  )
  if (rulerOf(chart, 1) === first) {
    composer.claim({ kind: 'rules', body: first, house: 1 })
    yield composer.line(
      `${capital(skyName(first))} rules ${houseName(composer, 1)}, and with it the chart.`,
      [rulerFact(first, 1)],
    )
  }
  const angle = angleContact(chart, first)
  if (angle) yield aspectLine(composer, angle, 'Near an angle of the chart is ')
  const close = closestAspects(chart, first).find((one) => one !== angle && one.orb <= 3)
  if (close) yield aspectLine(composer, close, 'Close to exact is ')
  yield composer.paragraph()
  yield* placementReason(composer, fact, ['lived', 'self', 'work'])
  const end = composer.unit('turn.most')
  if (end) yield composer.line(end.text)
}

/** Planets that stood under the answer before, whatever kind of fact named them. */
function pointsTold(composer: Composer): Planet[] {
  const facts = composer.input.thread.findLast((turn) => turn.facts?.length)?.facts ?? []
  const named = new Set<Point>(
    facts.filter(({ kind }) => NATAL.includes(kind)).flatMap(({ points }) => points),
  )
  return PLANETS.filter((body) => named.has(body))
}

const NATAL: readonly string[] = ['chart', 'placement', 'natal_aspect']
