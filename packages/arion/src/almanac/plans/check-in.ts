/** How somebody is, without their chart: said plainly, then what the asker's own chart can offer. */
import type { HourFact } from '../../brief/facts.ts'
import { localTime } from '../../brief/frame.ts'
import { isFarFrom, uncrossed } from '../../brief/hours.ts'
import { placementReason, source } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { hour, natal } from '../name.ts'
import type { Pen, Stroke } from '../pen.ts'
import { namedPerson } from '../../question/person-in.ts'
import { fillUp } from './shared.ts'

export function* checkInPlan(pen: Pen): Iterable<Stroke> {
  const name = namedPerson(pen.input.question) ?? pen.matter.reading.person?.name ?? 'that person'
  yield pen.line(
    pen.form('check.open', [
      () =>
        `How ${name} is, I can't see from here: I have only your chart, and it does not look into other people. What it can tell is how you reach them today.`,
      () =>
        `I have no chart of ${name} to look at here, so I read your side of it, and that is the side you can do something about.`,
    ]),
  )
  yield pen.paragraph()
  const awake = pen.matter.hours.filter(({ at }) => {
    const { minutes } = localTime(pen.sky, pen.matter.frame.zone, at)
    return minutes >= 8 * 60 && minutes <= 22 * 60
  })
  const good = uncrossed(
    awake.filter(({ tone }) => tone === 'soft'),
    awake,
  )[0]
  const hard = awake.find((fact) => fact.tone === 'hard' && isFarFrom(fact, [good]))
  if (good)
    yield pen.line(
      `A good moment to get in touch is around ${contact(pen, good)}, and ${pen.unit(`talk>soft.${good.point}`)?.text ?? 'it comes easily'}.`,
      [good],
    )
  if (hard)
    yield pen.line(
      `Leave out the time around ${contact(pen, hard)}. ${capital(full(pen.unit(`talk>hard.${hard.point}`)?.text ?? ''))}`,
      [hard],
    )
  if (!good && !hard)
    yield pen.line('No hour of today stands out for it, so choose the one when you have time to listen.')
  const mercury = pen.matter.placements.find(({ point }) => point === 'mercury')
  if (mercury) yield* placementReason(pen, mercury, ['talk', 'lived'])
  const moon = pen.matter.placements.find(({ point }) => point === 'moon')
  const cost = moon ? pen.unit(`moon@${moon.sign}.cost`, { isOptional: true }) : null
  if (moon && cost) {
    yield pen.line(`Mind one habit of your own with people you care for: ${cost.text}.`, [moon])
    if (!pen.named.has('moon')) yield source(pen, moon)
  }
  yield* fillUp(pen, 'talk')
  yield pen.paragraph()
  const gesture = pen.unit('!check')
  if (gesture) yield pen.line(gesture.text)
}

function contact(pen: Pen, fact: HourFact): string {
  const subject = { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point } as const
  const time = hour(pen, fact.at, 'at', subject)
  pen.claim({ kind: 'subject', subject })
  return `${time}, when the Moon ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(pen, fact.point)}`
}
