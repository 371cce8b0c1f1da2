/** Which planet leads the chart: the ruler of the Ascendant, or the strongest by what was counted. */
import { rulerOf } from '../../../chart/certainty.ts'
import { standingsOf } from '../../../brief/chart-facts.ts'
import { angleContact, closestAspects, strongestPlanet } from '../../../chart/strength.ts'
import { rulerFact } from '../../../brief/natal-facts.ts'
import { skyName } from '../../../language/statements.ts'
import { houseName } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { place } from '../../place-line.ts'
import { capital } from '../../../language/text.ts'
import { ofPerson, ofPoint } from '../essence.ts'
import { aspectLine, noHours, told } from './lines.ts'

export function* ofRuler(pen: Pen): Iterable<Stroke> {
  const ruler = rulerOf(pen.matter.chart, 1)
  if (!ruler) {
    pen.remember('uncertain')
    yield pen.line(
      "That I can't tell you: the chart ruler hangs on the rising sign, and that on the hour of birth. What I can say of you without it is this.",
    )
    yield* ofPerson(pen)
    return
  }
  pen.claim({ kind: 'rules', body: ruler, house: 1 })
  yield pen.line(`${capital(skyName(ruler))} rules ${houseName(pen, 1)}, and with it the chart.`, [
    rulerFact(ruler, 1),
  ])
  const line = place(pen, ruler)
  if (line) yield line
  yield* ofPoint(pen, ruler, 'placed')
}

/** The reasons are those that were counted. */
export function* ofStrongest(pen: Pen): Iterable<Stroke> {
  const { chart } = pen.matter
  const point = strongestPlanet(chart)
  yield told(pen, { kind: 'strongest', point })
  const line = place(pen, point)
  if (line) yield line
  if (rulerOf(chart, 1) === point) {
    pen.claim({ kind: 'rules', body: point, house: 1 })
    yield pen.line(`${capital(skyName(point))} rules ${houseName(pen, 1)}, and with it the chart.`, [
      rulerFact(point, 1),
    ])
  }
  const [standing] = standingsOf(chart, point)
  if (standing && standing.standings.length > 0) yield told(pen, standing)
  const angle = angleContact(chart, point)
  if (angle) yield aspectLine(pen, angle, 'Near an angle of the chart is ')
  const closest = closestAspects(chart, point).find((one) => one !== angle)
  if (closest && closest.orb <= 3) yield aspectLine(pen, closest, 'Close to exact is ')
  const method = pen.unit('method.strongest')
  if (method) yield pen.line(method.text)
  yield* noHours(pen)
  yield* ofPoint(pen, point, 'placed')
}
