/** Which planet leads the chart: the ruler of the Ascendant, or the strongest by what was counted. */
import { rulerOf } from '../../chart/certainty.ts'
import { angleContact, closestAspects, strongestPlanet } from '../../chart/strength.ts'
import { rulerFact } from '../../brief/natal-facts.ts'
import { skyName } from '../../language/statements.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { capital } from '../../language/text.ts'
import { ofPerson } from '../essence/plan.ts'
import { aspectLine, noHours, claimLine } from './lines.ts'
import { standingsOf } from '../../brief/chart-patterns.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { ofPoint } from '../../almanac/plans/of-point.ts'

export function* ofRuler(composer: Composer): Iterable<LineOrBreak> {
  const ruler = rulerOf(composer.context.chart, 1)
  if (!ruler) {
    composer.remember('uncertain')
    yield composer.line(
      "That I can't tell you: the chart ruler hangs on the rising sign, and that on the hour of birth. What I can say of you without it is this.",
    )
    yield* ofPerson(composer)
    return
  }
  composer.claim({ kind: 'rules', body: ruler, house: 1 })
  yield composer.line(`${capital(skyName(ruler))} rules ${houseName(composer, 1)}, and with it the chart.`, [
    rulerFact(ruler, 1),
  ])
  const line = place(composer, ruler)
  if (line) yield line
  yield* ofPoint(composer, ruler, 'placed')
}

/** The reasons are those that were counted. */
export function* ofStrongest(composer: Composer): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const point = strongestPlanet(chart)
  yield claimLine(composer, { kind: 'strongest', point })
  const line = place(composer, point)
  if (line) yield line
  if (rulerOf(chart, 1) === point) {
    composer.claim({ kind: 'rules', body: point, house: 1 })
    yield composer.line(
      `${capital(skyName(point))} rules ${houseName(composer, 1)}, and with it the chart.`,
      [rulerFact(point, 1)],
    )
  }
  const [standing] = standingsOf(chart, point)
  if (standing && standing.standings.length > 0) yield claimLine(composer, standing)
  const angle = angleContact(chart, point)
  if (angle) yield aspectLine(composer, angle, 'Near an angle of the chart is ')
  const closest = closestAspects(chart, point).find((one) => one !== angle)
  if (closest && closest.orb <= 3) yield aspectLine(composer, closest, 'Close to exact is ')
  const method = composer.unit('method.strongest')
  if (method) yield composer.line(method.text)
  yield* noHours(composer)
  yield* ofPoint(composer, point, 'placed')
}
