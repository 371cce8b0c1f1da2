/**
 * One of several: each named in the person's own words, what of the chart speaks for it and what it costs;
 * of times, which is the lighter. Then what would decide it, and a day. No road is advised.
 */
import { contextOf } from '../../brief/build-brief.ts'
import { addDays } from '../../language/calendar.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { bestHour, kindHour } from '../../almanac/plans/day/best-hour.ts'
import { closingAction, drivingPlacement } from '../../almanac/plans/shared.ts'
import { belongs } from './belongs.ts'
import { listed, nameOf } from './names.ts'
import { oneRoad, roadsOf, roadsToChoose } from './roads.ts'
import { tellTime } from './time-lines.ts'
import { stretchesOf, timesToChoose } from './times.ts'
import { byWeight } from './weighed.ts'

export function* choicePlan(composer: Composer): Iterable<LineOrBreak> {
  const choices = composer.context.intent.choices ?? []
  const stretches = stretchesOf(composer, choices)
  const roads = stretches ? null : roadsOf(composer, choices)
  if (stretches) yield* timesToChoose(composer, stretches)
  else if (roads) yield* roadsToChoose(composer, roads)
  else yield* alike(composer, choices.map(nameOf))
  // a day needs no test of what one wants: which is the better was said, or what decides
  if (stretches?.every(({ choice }) => choice.isTime)) return
  yield composer.paragraph()
  const matters = [...choices.map(({ deed }) => deed ?? 'any'), 'any']
  const test = composer.unit(matters.map((name) => `choice.${name}.test`))
  if (test) yield composer.line(test.text)
  if (!stretches) yield* dayToDecide(composer)
}

/** One of the things, for which the person decided: what speaks for it, and a day. */
export function* chosenOne(composer: Composer, which: number | 'last' | 'other'): Iterable<LineOrBreak> {
  const choices = composer.context.intent.choices ?? []
  const stretches = stretchesOf(composer, choices)
  const roads = stretches ? null : roadsOf(composer, choices)
  const best = stretches ? byWeight(stretches)[0] : undefined
  const index =
    which === 'last'
      ? choices.length - 1
      : which === 'other'
        ? stretches
          ? stretches.findIndex((one) => one !== best)
          : 1
        : which
  const choice = choices[index]
  if (!choice) return
  if (stretches?.[index]) yield* tellTime(composer, stretches[index], ', then.')
  else yield composer.line(`${capital(nameOf(choice, index))}, then.`)
  if (roads?.[index]) yield* oneRoad(composer, roads[index], 2)
  yield composer.paragraph()
  yield* closingAction(composer, composer.context.intent.theme, drivingPlacement(composer)?.sign ?? null)
  if (!stretches) yield* dayToDecide(composer)
}

/** Nothing in the words tells them apart, and that is said; then two needs to hold both up to. */
function* alike(composer: Composer, names: readonly string[]): Iterable<LineOrBreak> {
  const opening = composer.unit('choice.alike')
  if (opening) yield composer.line(opening.text.replace('{A}', listed(names)))
  const unsure = uncertainty(composer, 'What I weigh is what is sure.')
  if (unsure) yield unsure
  const needs = composer
    .freshFirst(composer.context.placements)
    .filter(({ point }) => ['sun', 'moon', 'venus', 'mars', 'mercury', 'saturn'].includes(point))
  for (const [index, fact] of needs.slice(0, 2).entries()) {
    yield composer.paragraph()
    yield* belongs(composer, fact, [
      index === 0
        ? (name, wish) => `Hold them up first to ${name}, which ${wish}`
        : (name, wish) => `Then hold them up to ${name}, which ${wish}`,
    ])
    const cost = composer.unit(`${fact.point}@${fact.sign}.cost`, { isOptional: true })
    if (cost)
      yield composer.line(
        full(
          composer.form('choice.cost', [
            () => `Where that goes hungry, ${cost.text}`,
            () => `Where there is no room for it, ${cost.text}`,
          ]),
        ),
        [fact],
        fact.id,
      )
  }
}

function* dayToDecide(composer: Composer): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const span = { from: addDays(frame.today, 1), to: addDays(frame.today, 24), phrase: 'the coming weeks' }
  const weeks = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    theme: 'start',
    kind: 'when',
    wantsDay: true,
    span,
  })
  yield* composer.within(weeks, function* (within) {
    const opening = within.form('choice.day', [
      () => 'For the first step, or for saying aloud what it will be, take',
      () => 'A good hour to settle it is',
      () => 'If you want a date for deciding, it is',
    ])
    const kind = [...kindHour(within, opening)]
    // with no hour of birth few are sure, and a free one decides as well
    yield* kind.length > 0 ? kind : bestHour(within, opening)
  })
}
