/** Where the Moon is on a day. */
import type { MoonFact, MoonStay } from '../../brief/facts.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { hour } from '../../almanac/date-names.ts'
import { signAt, houseAt } from '../../chart/zodiac.ts'

/**
 * Where the Moon is for most of what is left of the day; a stay that ends within three hours gives way to the
 * next.
 */
export function mainStay(composer: Composer, moon: MoonFact): MoonStay {
  const [first, second] = moon.stays
  const begin = Math.max(
    composer.context.frame.at.getTime(),
    composer.context.frame.from.getTime() + 8 * 3_600_000,
  )
  return second?.enters && second.enters.getTime() - begin < 3 * 3_600_000 ? second : first
}

/**
 * "The Moon is in your third house, the house of talk and siblings, until 15:20. From 15:20 it …", by sign
 * where houses are unknown.
 */
export function moonLine(composer: Composer, moon: MoonFact) {
  const [first, second] = moon.stays
  const name = (stay: MoonStay) => {
    composer.claim({ kind: 'subject', subject: subjectOf(stay) })
    return stay.house ? `in ${houseName(composer, stay.house)}` : `in ${stay.sign}`
  }
  const subjectOf = (stay: MoonStay) =>
    stay.house
      ? ({ kind: 'passage', body: 'moon', house: stay.house } as const)
      : ({ kind: 'sky_sign', body: 'moon', sign: stay.sign } as const)
  if (!second?.enters && hasMoved(composer, first)) {
    return composer.line(`For the rest of the day the Moon is ${name(first)}.`, [moon])
  }
  if (!second?.enters) {
    return composer.line(
      composer.form('moon.all', [
        () =>
          `The Moon is ${name(first)}, all day.`.replace(/(house|[A-Z][a-z]+), all day\.$/, '$1 all day.'),
        () => `All day the Moon is ${name(first)}.`,
        () => `The Moon spends the day ${name(first)}.`,
        () =>
          `That is because the Moon is ${name(first)}, from morning to night.`.replace(
            /(your \w+ house|[A-Z][a-z]+), from morning/,
            '$1 from morning',
          ),
      ]),
      [moon],
    )
  }
  const at = second.enters
  return composer.line(
    composer.form('moon.moves', [
      () => {
        const where = name(first)
        const until = hour(composer, at, 'to', subjectOf(first))
        const next = name(second)
        return `The Moon is ${where}${/,/.test(where) ? ',' : ''} until ${until}. From ${hour(composer, at, 'from', subjectOf(second))} the Moon is ${next}.`
      },
      () => {
        const until = hour(composer, at, 'to', subjectOf(first))
        const where = name(first)
        const from = hour(composer, at, 'from', subjectOf(second))
        return `Until ${until} the Moon is ${where}. From ${from} the Moon is ${name(second)}.`
      },
    ]),
    [moon],
  )
}

/** Whether the Moon stood elsewhere when the day began, so that "all day" would not be true. */
function hasMoved(composer: Composer, { house, sign }: MoonStay): boolean {
  const { frame, chart } = composer.context
  const { longitude } = composer.sky.position('moon', composer.sky.localDay(frame.zone, frame.span.from)[0])
  return house && chart.houses ? houseAt(chart.houses.cusps, longitude) !== house : signAt(longitude) !== sign
}
