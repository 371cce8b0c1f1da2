/** "My Saturn return": when the body comes back to where it stood, each pass, and what that brings. */
import { bodyIsSure } from '../../brief/certainty.ts'
import { voicesOf } from '../../brief/natal-facts.ts'
import { transitFacts } from '../../brief/transit-facts.ts'
import type { TransitFact } from '../../brief/facts.ts'
import { uncertainty } from '../reason-lines.ts'
import type { Pen, Stroke } from '../pen.ts'
import { meaning, windowAfter } from '../weather-lines.ts'
import { outlookPlan } from './outlook.ts'
import { driveFor, fillUp, lastWord, ownPart } from './shared.ts'

const DAY = 86_400_000

export function* returnPlan(pen: Pen): Iterable<Stroke> {
  const visit = nextReturn(pen)
  if (!visit) {
    yield* outlookPlan(pen)
    return
  }
  yield windowAfter(pen, pen.form('return', [() => 'The next one is', () => 'It comes with', () => 'The return you mean is']), visit)
  yield* meaning(pen, visit, 'self')
  const unsure = uncertainty(pen, 'The dates of it need no hour.')
  if (unsure) yield unsure
  yield pen.paragraph()
  const own = pen.matter.placements.find(({ point }) => point === visit.body)
  yield* ownPart(pen, 'self', own ?? driveFor(pen))
  yield* fillUp(pen, 'self')
  yield* lastWord(pen, 'self', own?.sign ?? null)
}

/** The return that is on, or the next within a Saturn's round; null where there is none in a life, or its place at birth is open. */
function nextReturn(pen: Pen): TransitFact | null {
  const { chart, frame, reading } = pen.matter
  const body = reading.mover!.body
  const natal = bodyIsSure(chart, body)
  if (!natal || ['uranus', 'neptune', 'pluto'].includes(body)) return null
  const since = new Date(frame.at.getTime() - 300 * DAY)
  const passes = pen.sky.returns(body, natal.longitude, since, new Date(since.getTime() + 31 * 365.25 * DAY))
  for (const { at } of passes) {
    // it may come near once before the first pass
    const around = {
      from: new Date(Math.max(frame.at.getTime(), at.getTime() - 400 * DAY)),
      to: new Date(at.getTime() + DAY),
      bodies: [body],
    }
    const [found] = transitFacts(pen.sky, chart, frame, voicesOf(chart, 'self'), around)
      .filter(({ point, aspect }) => point === body && aspect === 0)
      .sort((a, b) => (a.enters?.getTime() ?? 0) - (b.enters?.getTime() ?? 0))
    if (found) return found
  }
  return null
}
