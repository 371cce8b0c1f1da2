/** How somebody is, without their chart: said plainly, then what the asker's own chart can offer. */
import type { HourFact } from '../../brief/facts.ts'
import { isFarFrom, uncrossed } from '../../brief/hours.ts'
import { capital, full } from '../../language/text.ts'
import { natal } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { fillUp } from '../../almanac/plans/shared.ts'
import { placementReason, placementSource } from '../../almanac/placement-lines.ts'
import { usableHours } from '../../almanac/usable-hours.ts'
import { hour } from '../../almanac/date-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* checkInPlan(composer: Composer): Iterable<LineOrBreak> {
  const name = composer.context.intent.person?.name ?? 'that person'
  yield composer.line(
    composer.form('check.open', [
      () =>
        `How ${name} is, I can't see from here: I have only your chart, and it does not look into other people. What it can tell is how you reach them today.`,
      () =>
        `I have no chart of ${name} to look at here, so I read your side of it, and that is the side you can do something about.`,
    ]),
  )
  yield composer.paragraph()
  const [fitting, awake] = usableHours(composer)
  const [good] = [fitting, awake].flatMap((hours) =>
    uncrossed(
      hours.filter(({ tone }) => tone === 'soft'),
      composer.context.hours,
    ),
  )
  const hard = awake.find((fact) => fact.tone === 'hard' && isFarFrom(fact, [good]))
  if (good)
    yield composer.line(
      `A good moment to get in touch is around ${contact(composer, good)}, and ${composer.unit(`talk>soft.${good.point}`)?.text ?? 'it comes easily'}.`,
      [good],
    )
  if (hard)
    yield composer.line(
      `Leave out the time around ${contact(composer, hard)}. ${capital(full(composer.unit(`talk>hard.${hard.point}`)?.text ?? ''))}`,
      [hard],
    )
  if (!good && !hard)
    yield composer.line('No hour of today stands out for it, so choose the one when you have time to listen.')
  const mercury = composer.context.placements.find(({ point }) => point === 'mercury')
  if (mercury) yield* placementReason(composer, mercury, ['talk', 'lived'])
  const moon = composer.context.placements.find(({ point }) => point === 'moon')
  const cost = moon ? composer.unit(`moon@${moon.sign}.cost`, { isOptional: true }) : null
  if (moon && cost) {
    yield composer.line(`Mind one habit of your own with people you care for: ${cost.text}.`, [moon])
    if (!composer.named.has('moon')) yield placementSource(composer, moon)
  }
  yield* fillUp(composer, 'talk')
  yield composer.paragraph()
  const gesture = composer.unit('!check')
  if (gesture) yield composer.line(gesture.text)
}

function contact(composer: Composer, fact: HourFact): string {
  const subject = { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point } as const
  const time = hour(composer, fact.at, 'at', subject)
  composer.claim({ kind: 'subject', subject })
  return `${time}, when the Moon ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(composer, fact.point)}`
}
