/** Hours of a day. */
import type { HourFact } from '../../brief/facts.ts'
import { skyName } from '../../language/statements.ts'
import { isFarFrom } from '../../brief/hours.ts'
import { capital } from '../../language/text.ts'
import { natal } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { isAwake } from '../../almanac/usable-hours.ts'
import { hour } from '../../almanac/date-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* hours(composer: Composer): Iterable<LineOrBreak> {
  for (const fact of hoursOfDay(composer)) yield* hourLine(composer, fact)
}

/** A good hour and a hard one, in order of the clock, only those still ahead and awake. */
export function hoursOfDay(composer: Composer): HourFact[] {
  const awake = composer.context.hours.filter(({ at }) => isAwake(composer, at))
  const good =
    awake.find(({ tone, point }) => tone === 'soft' && !['uranus', 'neptune', 'pluto'].includes(point)) ??
    awake.find(({ tone }) => tone === 'soft')
  const hards = awake.filter((fact) => fact.tone === 'hard' && isFarFrom(fact, [good]))
  const hard = hards.find(({ point }) => !['uranus', 'neptune', 'pluto'].includes(point)) ?? hards[0]
  return [good, hard].filter((fact) => fact !== undefined).sort((a, b) => a.at.getTime() - b.at.getTime())
}

export function* hourLine(composer: Composer, fact: HourFact): Iterable<LineOrBreak> {
  const unit = composer.unit(`moon>${fact.tone}.${fact.point}`)
  if (!unit) return
  const at = () =>
    hour(composer, fact.at, 'at', { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point })
  const verb = () => {
    composer.claim({
      kind: 'subject',
      subject: { kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point },
    })
    return `${skyName('moon')} ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(composer, fact.point)}`
  }
  const clause = unit.text
  const isClause =
    /^(you|it|the|people|something|dull|a|an|music|words|tempers|somebody|sweetness|one|two|figures|whatever|your|work|there|both|old|expect)\b/.test(
      clause,
    )
  const text = isClause
    ? composer.form('hour', [
        ...(clause.includes(', and ') ? [] : [() => `Around ${at()} ${verb()}, and ${clause}.`]),
        () => `At about ${at()} ${verb()}: ${clause}.`,
        ...(/^(you|people|somebody|something|your|two)\b/.test(clause)
          ? [() => `${capital(clause)} around ${at()}, when ${verb()}.`]
          : []),
        () => `Around ${at()} ${verb()}. ${capital(clause)}.`,
      ])
    : composer.form('hour.do', [
        () => `Around ${at()} ${verb()}. ${capital(clause)}.`,
        () => `${capital(verb())} around ${at()}. ${capital(clause)}.`,
      ])
  composer.lead(fact)
  yield composer.line(text, [fact])
}
