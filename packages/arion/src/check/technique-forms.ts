/** Sentences by rarer ways of reading → claims; worded in `brief/techniques/technique-words.ts`. */
import { SIGNS } from '@astrarium/sky'
import type { Planet, Sign } from '@astrarium/sky'
import type { TechniqueClaim } from '../claims/technique-claim.ts'
import { dateOf, MONTHS } from '../language/calendar.ts'
import { numberOf, ORDINALS } from '../language/numbers.ts'
import { POINT_NAMES, pointCalled } from './point-names.ts'

type Groups = Record<string, string | undefined>
export type TechniqueForm = [pattern: string, read: (groups: Groups) => TechniqueClaim[]]

const SIGN = SIGNS.join('|')
const MONTH = MONTHS.join('|')
const DAY = `\\d{1,2} (?:${MONTH}) \\d{4}`
const planet = (name = '') => pointCalled(name) as Planet
const monthOf = (name = '') => (MONTHS as readonly string[]).indexOf(name) + 1

export const TECHNIQUE_FORMS: readonly TechniqueForm[] = [
  [
    `[Yy]our (?<point>${POINT_NAMES}) has (?:the )?(?<by>${POINT_NAMES}) for its dispositor`,
    ({ point, by }) => [{ kind: 'disposed', point: planet(point), by: planet(by) }],
  ],
  [
    `[Yy]our (?<point>${POINT_NAMES}) is its own dispositor`,
    ({ point }) => [{ kind: 'disposed', point: planet(point), by: planet(point) }],
  ],
  [
    `[Yy]our (?<a>${POINT_NAMES}) and (?<b>${POINT_NAMES}) are in mutual reception by sign`,
    ({ a, b }) => [{ kind: 'reception', a: planet(a), b: planet(b) }],
  ],
  ['[Nn]o two of your planets are in mutual reception by sign', () => [{ kind: 'no_reception' }]],
  [
    `[Yy]our (?<point>${POINT_NAMES}) makes no major aspect to another planet`,
    ({ point }) => [{ kind: 'unaspected', point: planet(point) }],
  ],
  ['[Ee]ach of your planets makes a major aspect to another', () => [{ kind: 'all_aspected' }]],
  [
    `[Yy]our (?<point>${POINT_NAMES}) stands (?<degrees>\\d+)° away from the Sun`,
    ({ point, degrees }) => [{ kind: 'from_sun', point: planet(point), degrees: Number(degrees) }],
  ],
  [
    `[Yy]our next progressed (?<phase>new|full) moon falls in (?<month>${MONTH}) (?<year>\\d{4}), in (?<sign>${SIGN})`,
    ({ phase, month, year, sign }) => [
      {
        kind: 'progressed_lunation',
        phase: phase as 'new' | 'full',
        month: monthOf(month),
        year: Number(year),
        sign: sign as Sign,
      },
    ],
  ],
  [
    `[Yy]our solar return of (?<year>\\d{4}) has (?<rising>${SIGN}) rising and its Moon in (?<moon>${SIGN}), in its (?<house>${ORDINALS.join('|')}) house`,
    ({ year, rising, moon, house }) => [
      {
        kind: 'solar_return_chart',
        year: Number(year),
        rising: rising as Sign,
        moon: moon as Sign,
        house: numberOf(house ?? ''),
      },
    ],
  ],
  [
    `[Yy]our Chiron return (?<verb>was|is) exact on (?<days>${DAY}(?: and on ${DAY})*)`,
    ({ verb, days }) => [
      { kind: 'chiron_return', days: (days ?? '').split(' and on ').map(dayOf), isOver: verb === 'was' },
    ],
  ],
]

function dayOf(words: string): string {
  const [day, month, year] = words.split(' ')
  return dateOf(Number(year), monthOf(month), Number(day))
}
