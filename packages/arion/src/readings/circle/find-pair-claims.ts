/**
 * Sentences about two people → claims. What a form has understood is taken away; whatever astrological word
 * or number is left then holds the sentence back.
 */
import { ELEMENTS, MAJOR_ASPECTS, PLANETS, POINTS, SIGNS } from '@astrarium/sky'
import type { MajorAspect, Planet, Point } from '@astrarium/sky'
import type { OneIn } from '../../circle/rarity.ts'
import { MONTHS, WEEKDAYS } from '../../language/calendar.ts'
import { HOUSE_NAMES } from '../../language/house-names.ts'
import { NUMBERS, numberOf, ORDINALS } from '../../language/numbers.ts'
import { angleWords, pointName, skyName } from '../../language/statements.ts'
import { must } from '../../must.ts'
import type { PairClaim, SaidDay } from './pair-claim.ts'
import type { Owner } from '../../chart/owner.ts'

const NAMED = new Map<string, Point>(POINTS.map((point) => [pointName(point), point]))
const longestFirst = (words: Iterable<string>) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[()]/g, '\\$&'))
    .join('|')
const POINT = longestFirst(NAMED.keys())
const ASPECT = MAJOR_ASPECTS.map(angleWords).join('|')
const SIGN = SIGNS.join('|')
const WHOSE = '[Yy]our|[Tt]heir'
const PAIRS = '(?<often>most random pairs have)|(?<rarer>fewer than )?one random pair in (?<of>\\d+) has'

const BODIES = new Map<string, Planet>(PLANETS.map((body) => [skyName(body), body]))
const dayForm = (at: string) =>
  `(?:(?<${at}Weekday>${WEEKDAYS.join('|')}) )?(?<${at}Day>\\d{1,2}) (?<${at}Month>${MONTHS.join('|')})(?: (?<${at}Year>\\d{4}))?`

type Groups = Record<string, string | undefined>
const FORMS: readonly (readonly [RegExp, (groups: Groups) => PairClaim])[] = [
  [
    new RegExp(
      `(?:[Bb]etween ${dayForm('from')} and ${dayForm('until')}|${dayForm('on')}),?(?: when)? (?<body>${[...BODIES.keys()].join('|')}) is (?<aspect>${ASPECT}) (?<whose>${WHOSE}) (?<point>${POINT})\\.`,
    ),
    (groups) => ({
      kind: 'pair_touch',
      body: must(BODIES.get(groups['body'] ?? ''), 'body of that name'),
      aspect: aspectOf(groups['aspect']),
      to: { whose: ownerOf(groups['whose']), point: pointOf(groups['point']) },
      from: dayOf(groups, groups['onDay'] ? 'on' : 'from'),
      until: dayOf(groups, groups['onDay'] ? 'on' : 'until'),
    }),
  ],
  [
    new RegExp(
      `(?<aWhose>${WHOSE}) (?<a>${POINT}) is (?<aspect>${ASPECT}) (?<bWhose>${WHOSE}) (?<b>${POINT})(?:, (?<orb>\\d+\\.\\d)° from exact)?(?<hour> at every possible hour)?(?:: (?:${PAIRS}) this at least as close)?\\.`,
    ),
    (groups) => ({
      kind: 'pair_aspect',
      a: { whose: ownerOf(groups['aWhose']), point: pointOf(groups['a']) },
      b: { whose: ownerOf(groups['bWhose']), point: pointOf(groups['b']) },
      aspect: aspectOf(groups['aspect']),
      orb: groups['orb'] === undefined ? null : Number(groups['orb']),
      isAnyHour: groups['hour'] !== undefined,
      oneIn: oneInOf(groups),
    }),
  ],
  [
    new RegExp(
      `(?<guest>${WHOSE}) (?<point>${POINT}) falls in (?<host>${WHOSE}) (?<ordinal>${ORDINALS.join('|')}) house, the house of (?<called>${HOUSE_NAMES.join('|')})(?:: (?:${PAIRS}) this)?\\.`,
    ),
    (groups) => ({
      kind: 'pair_overlay',
      guest: { whose: ownerOf(groups['guest']), point: pointOf(groups['point']) },
      host: ownerOf(groups['host']),
      house: numberOf(must(groups['ordinal'], 'ordinal')),
      called: must(groups['called'], 'name of the house'),
      oneIn: oneInOf(groups),
    }),
  ],
  [
    new RegExp(
      `[Yy]our (?<point>${POINT}) is in (?<own>${SIGN}), theirs in (?<theirs>${SIGN})(?:, both (?<element>${ELEMENTS.join('|')}))?\\.`,
    ),
    (groups) => ({
      kind: 'pair_signs',
      point: pointOf(groups['point']),
      own: signOf(groups['own']),
      theirs: signOf(groups['theirs']),
      element: ELEMENTS.find((element) => element === groups['element']) ?? null,
    }),
  ],
  [
    new RegExp(`(?<whose>${WHOSE}) (?<point>${POINT}) is in (?<sign>${SIGN})\\.`),
    (groups) => ({
      kind: 'pair_place',
      of: { whose: ownerOf(groups['whose']), point: pointOf(groups['point']) },
      sign: signOf(groups['sign']),
    }),
  ],
  [
    new RegExp(
      `About (?<inTen>${NUMBERS.join('|')}) in ten pairs known no better than this keep their ring once both birth times are known\\.`,
    ),
    (groups) => ({ kind: 'pair_kept', inTen: numberOf(must(groups['inTen'], 'number')) }),
  ],
  [
    new RegExp(`Of all that counts for this ring, (?:${PAIRS}) as much\\.`),
    (groups) => ({ kind: 'pair_standing', oneIn: must(oneInOf(groups), 'number of pairs') }),
  ],
]

const STRAY = new RegExp(
  `\\b(?:${POINT}|${SIGN}|${ASPECT}|${[...HOUSE_NAMES].map((name) => `house of ${name}`).join('|')}|(?:${ORDINALS.join('|')}) house|conjunction|opposition|orb|retrograde|Descendant|Imum Coeli|South Node|random|chart|zodiac|synastry|composite)\\b|\\d|°`,
  'g',
)

export function findPairClaims(sentence: string): { claims: PairClaim[]; stray: string[] } {
  const claims: PairClaim[] = []
  let rest = sentence
  for (const [form, read] of FORMS)
    for (let found = form.exec(rest); found; found = form.exec(rest)) {
      claims.push(read(found.groups ?? {}))
      rest = rest.replace(found[0], '·')
    }
  return { claims, stray: rest.match(STRAY) ?? [] }
}

function ownerOf(word = ''): Owner {
  return word.toLowerCase() === 'your' ? 'own' : 'theirs'
}

function pointOf(name = ''): Point {
  return must(NAMED.get(name), 'point of that name')
}

function aspectOf(word = ''): MajorAspect {
  return must(
    MAJOR_ASPECTS.find((aspect) => angleWords(aspect) === word),
    'aspect of that name',
  )
}

function signOf(word = ''): (typeof SIGNS)[number] {
  return must(
    SIGNS.find((sign) => sign === word),
    'sign of that name',
  )
}

function dayOf(groups: Groups, at: string): SaidDay {
  const weekday = groups[`${at}Weekday`]
  const year = groups[`${at}Year`]
  return {
    weekday: weekday === undefined ? null : WEEKDAYS.findIndex((one) => one === weekday) + 1,
    day: Number(groups[`${at}Day`]),
    month: MONTHS.findIndex((one) => one === groups[`${at}Month`]) + 1,
    year: year === undefined ? null : Number(year),
  }
}

function oneInOf({ often, rarer, of }: Groups): OneIn | null {
  if (often) return { kind: 'often' }
  return of === undefined ? null : { kind: rarer ? 'rarer' : 'one in', of: Number(of) }
}
