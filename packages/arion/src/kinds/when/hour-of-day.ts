/** The hour to take, and the one to leave, for a matter of a few days. */
import { spoken } from '../../almanac/plans/verdict-words.ts'
import type { Composer } from '../../almanac/composer.ts'
import { drivingPlacement, fillUp, ownPart, say } from '../../almanac/plans/shared.ts'
import { deedsOfScene, talkAction } from '../../almanac/sign-sentences.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { avoid, firstChoice, hourKind, secondChoice } from '../../almanac/plans/day/choice-words.ts'
import { chosenHours, daysOf } from '../../almanac/plans/day/chosen-hours.ts'
import { nextBetter } from '../../almanac/plans/day/next-better.ts'
import { isOpenDay } from '../../question/scale/days-asked.ts'
import { freestDays } from './freest-days.ts'

export function* hourOfDay(composer: Composer): Iterable<LineOrBreak> {
  const kind = hourKind(composer)
  const { best, second, hard } = chosenHours(composer)
  if (best) {
    if (composer.wasFirst(best)) yield* stays(composer)
    yield* firstChoice(composer, best, kind)
    if (second) yield* secondChoice(composer, second, kind)
  } else {
    yield* withoutBest(composer)
    if (daysOf(composer) === 1) yield* nextBetter(composer)
  }
  const unsure = uncertainty(composer, 'I count only hours that do not hang on it.')
  if (unsure) yield unsure
  if (hard) {
    yield composer.paragraph()
    yield* avoid(composer, hard, kind)
  }
  yield* howItIsSaid(composer)
}

/** Of what is said to somebody, how one comes across and begins. Of other deeds the hour is all. */
export function* howItIsSaid(composer: Composer): Iterable<LineOrBreak> {
  if (hourKind(composer) !== 'talk') {
    const own = deedsOfScene(composer)
    if (own.length > 0) {
      yield composer.paragraph()
      yield* say(composer, own)
    }
    return
  }
  yield composer.paragraph()
  const mercury = composer.context.placements.find(({ point }) => point === 'mercury')
  const isDeclared = composer.scenes?.has('declaring') === true
  if (mercury)
    yield* placementReason(composer, mercury, isDeclared ? ['declaring', 'lived'] : ['talk', 'lived'])
  yield* ownPart(composer, 'talk', drivingPlacement(composer))
  yield* fillUp(composer, 'talk', 75)
  const opening = talkAction(composer)
  if (opening) yield opening
}

/** No hour stands out: a day does by another contact, or by what does not fall into it. */
export function* withoutBest(composer: Composer): Iterable<LineOrBreak> {
  const { intent, frame, transits } = composer.context
  const day = composer.freshFirst(
    transits.filter(
      ({ tone, exact, body }) =>
        (tone === 'soft' || (tone === 'conj' && ['venus', 'jupiter', 'mercury'].includes(body))) &&
        exact.some(
          (date) =>
            date >= frame.from &&
            date < frame.to &&
            date > frame.at &&
            isOpenDay(intent.days ?? {}, composer.sky.localDate(frame.zone, date)),
        ),
    ),
  )[0]
  if (day) {
    const named = composer.unit('when.day')
    if (named) yield composer.line(spoken(composer, named.text))
    yield* tellTimedFact(composer, day, intent.theme, 'The day to take is the exact one of')
    return
  }
  const free = freestDays(composer)
  if (free) yield composer.line(free)
  else {
    const none = composer.unit(intent.hours ? 'when.none.part' : 'when.none')
    if (none) yield composer.line(spoken(composer, none.text))
  }
}

/** What was named a turn ago is not told as if it were new. */
export function* stays(composer: Composer): Iterable<LineOrBreak> {
  const unit = composer.unit('turn.stays')
  if (unit) yield composer.line(unit.text)
}
