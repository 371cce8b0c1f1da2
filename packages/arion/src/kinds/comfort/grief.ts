/** A death was told: presence and no forecast. What is asked beside it waits until it is asked alone. */
import { contextOf } from '../../brief/build-brief.ts'
import { addDays } from '../../language/calendar.ts'
import { MOURNING } from '../../question/care/grief.ts'
import { griefLine } from '../../question/care/grief-lines.ts'
import type { Intent } from '../../question/intent.ts'
import { placementReason, wants } from '../../almanac/placement-lines.ts'
import type { Composer } from '../../almanac/composer.ts'
import { kindHour } from '../../almanac/plans/day/best-hour.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { say } from '../../almanac/plans/shared.ts'

/** Asked for in words of their own; what is not among them gets the words of presence alone. */
const OWN_WORDS: Partial<Record<NonNullable<Intent['grief']>, string>> = {
  asks_love: 'care.grief.love',
  asks_fault: 'care.grief.fault',
  asks_again: 'care.grief.meet',
  asks_near: 'care.grief.hears',
  asks_peace: 'care.grief.peace',
  asks_pain: 'care.grief.pain',
  asks_enough: 'care.grief.enough',
  asks_lighter: 'care.grief.lighter',
}

export function* griefPlan(composer: Composer): Iterable<LineOrBreak> {
  const { grief } = composer.context.intent
  const isAgain = composer.age(MOURNING) < 31 || composer.input.thread.some(({ answer }) => SAID.test(answer))
  composer.remember(MOURNING)
  const own = grief && OWN_WORDS[grief]
  if (!own || !isAgain) yield* presence(composer, isAgain ? 'again' : 'first')
  if (own) yield* say(composer, own)
  yield* help(composer)
  yield composer.paragraph()
  if (grief === 'asks_lighter') yield* whatCarries(composer)
  else yield* kindestHour(composer)
  yield* say(composer, '!grief')
  if (grief === 'asks') {
    yield composer.paragraph()
    yield* say(composer, 'care.grief.ask')
  }
}
/** The one who died keeps the name that was told. */
function* presence(composer: Composer, time: 'first' | 'again'): Iterable<LineOrBreak> {
  const { person, named } = composer.context.intent
  const name = person && !person.isRole ? person.name : null
  const unit = time === 'first' && name ? composer.unit('care.grief.named') : null
  if (unit) yield composer.line(unit.text.replaceAll('{A}', name!))
  else yield* say(composer, time === 'again' ? 'care.grief.again' : 'care.grief')
  if (named?.matter === 'evenings') yield* say(composer, 'care.grief.evenings')
}

/** Words that only an answer to a death holds. */
const SAID = /\b(grief|sorry for your loss|belonged to your days|an absence like this|stay here with you)\b/i

/** Said before an answer to something else, where a death is mentioned or was told another day. */
export function* griefAside(composer: Composer): Iterable<LineOrBreak> {
  const isOfBefore = composer.context.intent.grief === 'before'
  if (isOfBefore && (composer.input.thread.length > 0 || composer.age('mourning.said') < 2)) return
  if (isOfBefore) composer.remember('mourning.said')
  yield* say(composer, isOfBefore ? 'care.grief.before' : 'care.grief.aside')
  yield composer.paragraph()
}

/** A person to turn to: a line of the country once in a thread, else somebody near. */
function* help(composer: Composer): Iterable<LineOrBreak> {
  const line = griefLine(composer.input.asker.timeZone)
  const near = composer.unit('care.grief.near')
  const name = composer.context.intent.person?.name
  if (near) yield composer.line(name ? near.text.replace('knew them', `knew ${name}`) : near.text)
  if (line && !composer.wasSaid(line))
    yield composer.line(`If you want a voice that is used to this, ${line}.`)
}

/** Of the chart only what holds, and of the next days only kind hours. */
function* whatCarries(composer: Composer): Iterable<LineOrBreak> {
  const moon = composer.context.placements.find(({ point }) => point === 'moon')
  if (moon) {
    yield* say(composer, 'care.grief.carries')
    const wish = wants(composer, 'moon')
    if (wish) yield wish
    yield* placementReason(composer, moon, ['home', 'body'])
  }
  yield composer.paragraph()
  yield* hourAhead(composer, 4)
}

/** Of this day, else of those ahead. */
function* kindestHour(composer: Composer): Iterable<LineOrBreak> {
  const today = [
    ...kindHour(
      composer,
      composer.form('grief.hour', [
        () => 'A kinder hour comes on',
        () => 'There is a gentler hour on',
        () => 'It should be a little lighter on',
      ]),
    ),
  ]
  yield* today.length > 0 ? today : hourAhead(composer, 9)
}

function* hourAhead(composer: Composer, most: number): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const span = { from: addDays(frame.today, 1), to: addDays(frame.today, most), phrase: 'the next days' }
  const days = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind: 'when',
    wantsDay: true,
    span,
  })
  yield* composer.within(days, (within) => kindHour(within, 'Of the days ahead, the kindest hour is', true))
}
