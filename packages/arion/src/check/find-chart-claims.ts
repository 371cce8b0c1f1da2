/**
 * Sentences about a whole chart → claims. What a form has understood is made blank, and the rest is left to
 * `find-claims.ts`.
 */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { Planet, Sign } from '@astrarium/sky'
import { HOUSE_NAMES } from '../language/house-names.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import type { ChartClaim, Group, PatternKind, Phase, Standing } from '../claims/chart-claim.ts'
import { PHASES } from '../claims/chart-claim.ts'
import { COUNTED, PATTERN_NAMES, STANDING_WORDS, COUNTS } from '../brief/chart-words.ts'
import { must } from '../must.ts'
import { POINT_NAMES, pointCalled } from './point-names.ts'
import type { Claim } from '../claims/claim.ts'
import { TECHNIQUE_FORMS } from './technique-forms.ts'
import { ORDINALS, numberOf } from '../language/numbers.ts'

const LIST = `(?:(?:the )?(?:${POINT_NAMES})(?:, | and )?)+`
const ORDINAL = ORDINALS.join('|')
const HOUSE = `[Yy]our (?<ordinal>${ORDINAL}) house(?:, the house of (?<called>${HOUSE_NAMES.join('|')}),?)?`
const SIGN = SIGNS.join('|')
const COUNT = COUNTS.join('|')
const GROUP = 'fire|earth|air|water|cardinal|fixed|mutable'
const PATTERN = Object.values(PATTERN_NAMES).join('|')
const PHASE = PHASES.join('|')

type Groups = Record<string, string | undefined>
type Form = [pattern: string, read: (groups: Groups, houseBefore: number | null) => Claim[] | null]

const FORMS: readonly (readonly [RegExp, Form[1]])[] = (
  [
    ...TECHNIQUE_FORMS,
    [
      `[Yy]our (?<point>${POINT_NAMES}) stood between (?<d1>\\d+)°(?: (?<s1>${SIGN}))? and (?<d2>\\d+)° (?<s2>${SIGN})`,
      ({ point, d1, s1, d2, s2 }) => [
        {
          kind: 'degree_range',
          point: pointCalled(point),
          from: { degree: Number(d1), sign: (s1 ?? s2) as Sign },
          to: { degree: Number(d2), sign: s2 as Sign },
        },
      ],
    ],
    [
      `(?<count>${COUNT}) of your planets (?:was|were) retrograde when you were born(?:: (?<list>${LIST}))?`,
      ({ count, list }) => counted(count, list, (points) => [{ kind: 'retrogrades', points }]),
    ],
    [`The (?:Sun and the Moon are|Sun is|Moon is) never retrograde`, () => []],
    [
      `${HOUSE} holds (?:no planet\\b|(?<list>${LIST}))`,
      (groups) => {
        const points = planetsIn(groups['list'] ?? '')
        return points && [...named(groups), { kind: 'house_holds', house: house(groups), points }]
      },
    ],
    [
      `(?<sign>${SIGN}) holds (?:no planet\\b|(?<list>${LIST})) ?in your chart`,
      ({ sign, list }) => {
        const points = planetsIn(list ?? '')
        return points && [{ kind: 'sign_holds', sign: sign as Sign, points }]
      },
    ],
    [
      `(?:${HOUSE}|It) begins in (?<sign>${SIGN})(?:, so (?:the )?(?<ruler>${POINT_NAMES}) rules it)?`,
      (groups, before) => {
        const ruler = groups['ruler'] ? planet(pointCalled(groups['ruler'])) : null
        const of = groups['ordinal'] ? house(groups) : before
        if (of === null || (groups['ruler'] && !ruler)) return null
        return [
          ...named(groups),
          { kind: 'cusp', house: of, sign: groups['sign'] as Sign },
          ...(ruler ? [{ kind: 'rules' as const, body: ruler, house: of }] : []),
        ]
      },
    ],
    [
      `${HOUSE} is active (?:for your [a-z]+ )?now, with (?:the )?(?<body>${POINT_NAMES}) in it`,
      (groups) => {
        const body = planet(pointCalled(groups['body']))
        return (
          body && [
            ...named(groups),
            { kind: 'subject', subject: { kind: 'passage', body, house: house(groups) } },
          ]
        )
      },
    ],
    [
      `[Nn]one of the slow planets is now in ${HOUSE}`,
      (groups) => [...named(groups), { kind: 'no_passage', house: house(groups) }],
    ],
    [
      `[Oo]f your (?<of>${Object.values(COUNTED).join('|')}), (?<parts>(?:(?:${COUNT})(?: stands?)? in (?:${GROUP})(?: signs)?(?:, | and )?)+)`,
      ({ of, parts }) => [
        {
          kind: 'tally',
          of: Number(Object.keys(COUNTED).find((count) => COUNTED[Number(count)] === of)),
          counts: Object.fromEntries(
            [...(parts ?? '').matchAll(new RegExp(`(${COUNT})(?: stands?)? in (${GROUP})`, 'g'))].map(
              ([, count, group]) => [group, COUNTS.findIndex((one) => one === count)],
            ),
          ),
        },
      ],
    ],
    [
      `[Mm]ostly (?<groups>(?:(?:${GROUP})(?:, | and )?)+)`,
      ({ groups }) => [{ kind: 'mostly', groups: (groups ?? '').match(new RegExp(GROUP, 'g')) as Group[] }],
    ],
    [
      `(?:[Mm]ore (?<a>${GROUP}) than|[Aa]s much (?<same>${GROUP}) as) (?<b>${GROUP})\\b`,
      ({ a, same, b }) => [
        { kind: 'more', group: (a ?? same) as Group, than: b as Group, isEqual: same !== undefined },
      ],
    ],
    [
      `[Yy]our (?<list>${LIST}) form a (?<pattern>${PATTERN})(?: with (?:the )?(?<apex>${POINT_NAMES}) at its point)?(?: in (?:(?<sign>${SIGN})|${HOUSE}))?`,
      (groups) => [
        ...named(groups),
        {
          kind: 'pattern',
          pattern: patternOf(groups['pattern']),
          points: pointsIn(groups['list']),
          apex: groups['apex'] ? pointCalled(groups['apex']) : null,
          within: groups['ordinal'] ? house(groups) : ((groups['sign'] as Sign | undefined) ?? null),
        },
      ],
    ],
    [
      `[Tt]here is no (?<list>(?:(?:${PATTERN})(?: or )?)+) in your chart(?<sure> that I can be sure of)?`,
      ({ list, sure }) => [
        {
          kind: 'no_pattern',
          patterns: ((list ?? '').match(new RegExp(PATTERN, 'g')) ?? []).map(patternOf),
          isSureOnly: sure !== undefined,
        },
      ],
    ],
    [
      `[Yy]ou were born in the (?<one>${PHASE})(?: or the (?<other>${PHASE}))? phase of the Moon(?:, with the Moon (?<ahead>\\d+)° ahead of the Sun)?`,
      ({ one, other, ahead }) => [
        {
          kind: 'birth_phase',
          phases: [one as Phase, ...(other ? [other as Phase] : [])],
          ahead: ahead === undefined ? null : Number(ahead),
        },
      ],
    ],
    [
      `[Yy]our (?<point>${POINT_NAMES}) (?<words>${Object.values(STANDING_WORDS)
        .sort((a, b) => b.length - a.length)
        .join('|')}) in (?<sign>${SIGN})`,
      ({ point, words, sign }) => {
        const body = planet(pointCalled(point))
        const found = Object.entries(STANDING_WORDS).find(([, said]) => said === words)?.[0] ?? ''
        return (
          body && [
            {
              kind: 'standing',
              point: body,
              sign: sign as Sign,
              standings: found.split(' ').filter(Boolean) as Standing[],
            },
          ]
        )
      },
    ],
    [
      `[Yy]our (?<a>${POINT_NAMES}) and (?<b>${POINT_NAMES}) make no major aspect`,
      ({ a, b }) => [{ kind: 'no_aspect', a: pointCalled(a), b: pointCalled(b) }],
    ],
    [
      `[Tt]he strongest planet in your chart is (?:the )?(?<point>${POINT_NAMES})`,
      ({ point }) => {
        const body = planet(pointCalled(point))
        return body && [{ kind: 'strongest', point: body }]
      },
    ],
  ] satisfies Form[]
).map(([pattern, read]) => [new RegExp(`\\b${pattern}`, 'g'), read] as const)

/** `rest`: the sentence with dots in the place of what was understood, of the same length. */
export function findChartClaims(
  sentence: string,
  houseBefore: number | null = null,
): { claims: Claim[]; rest: string } {
  const claims: Claim[] = []
  let rest = sentence.replace(/^(None|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\b/, (word) =>
    word.toLowerCase(),
  )
  for (const [pattern, read] of FORMS) {
    rest = rest.replace(pattern, (...match: unknown[]) => {
      const [text] = match as [string]
      const found = read(match.at(-1) as Groups, houseBefore)
      if (!found) return text
      claims.push(...found)
      return '·'.repeat(text.length)
    })
  }
  return { claims, rest }
}

function counted(
  count: string | undefined,
  list: string | undefined,
  make: (points: Planet[]) => ChartClaim[],
): ChartClaim[] | null {
  const points = planetsIn(list ?? '')
  return points && points.length === COUNTS.findIndex((one) => one === count) ? make(points) : null
}

function pointsIn(list = ''): ChartPoint[] {
  return (list.match(new RegExp(`\\b(?:${POINT_NAMES})\\b`, 'g')) ?? []).map(pointCalled)
}

/** null when something else is among them. */
function planetsIn(list: string): Planet[] | null {
  const points = pointsIn(list).map(planet)
  return points.some((point) => point === null) ? null : (points as Planet[])
}

function planet(point: ChartPoint): Planet | null {
  return (PLANETS as readonly string[]).includes(point) ? (point as Planet) : null
}

function house(groups: Groups): number {
  return numberOf(groups['ordinal'] ?? '')
}

function named(groups: Groups): Claim[] {
  return groups['called'] ? [{ kind: 'house_name', house: house(groups), name: groups['called'] }] : []
}

function patternOf(name: string | undefined): PatternKind {
  const kinds = Object.keys(PATTERN_NAMES) as PatternKind[]
  return must(
    kinds.find((kind) => PATTERN_NAMES[kind] === name),
    'pattern of that name',
  )
}
