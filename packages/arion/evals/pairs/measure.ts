/**
 * Measures random pairs: what points each ring is given, which ring stands out, how often it stays once the
 * times are known, and how common each contact is. Writes `data/random-pairs.json`.
 *
 *     script/measure-pairs            # as it is shipped
 *     script/measure-pairs --pairs=2000 --print
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RINGS } from '@astrarium/contracts'
import { openSky } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import { pairContacts } from '../../src/circle/pair-contacts.ts'
import { KNOWN } from '../../src/circle/random-pairs.ts'
import type { RandomPairs } from '../../src/circle/random-pairs.ts'
import { scoreRings } from '../../src/circle/score-rings.ts'
import { randomFrom } from '../random.ts'
import { ContactCounts } from './contact-counts.ts'
import { keptByLead, standingsOf, tookBy } from './outcomes.ts'
import { quantiles, SHARES } from './quantiles.ts'
import { rulesMark } from './rules-mark.ts'
import { randomBirths } from './random-births.ts'
import type { RandomBirth } from './random-births.ts'

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200000' },
    withheld: { type: 'string', default: '60000' },
    births: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261122' },
    print: { type: 'boolean', default: false },
  },
})
const [pairs, births, seed] = [Number(options.pairs), Number(options.births), Number(options.seed)]
const pairsWithheld = Math.min(pairs, Number(options.withheld))

const sky = await openSky()
const people = peopleOf()
const random = randomFrom(seed + 1)
const counts = new ContactCounts()
const KNOWLEDGE = KNOWN.flatMap((one, i) => KNOWN.slice(i).map((other) => [one, other] as const))
const scores = new Map(KNOWLEDGE.map((known) => [known.join(' '), [] as Float64Array[]]))

for (let index = 0; index < pairs; index++) {
  const [one, other] = twoOf(people)
  for (const [known, alsoKnown] of KNOWLEDGE) {
    const isBothKnown = known === 'hour' && alsoKnown === 'hour'
    if (!isBothKnown && index >= pairsWithheld) continue
    // which of the two is known better is as random as they are
    const contacts = pairContacts(...inOrder(one[known], other[alsoKnown]))
    if (isBothKnown) counts.add(contacts)
    const score = scoreRings(contacts)
    scores.get(`${known} ${alsoKnown}`)?.push(Float64Array.from(RINGS, (ring) => score[ring].from))
  }
  if (index % 20_000 === 19_999) console.error(`${index + 1} pairs`)
}

const points = Object.fromEntries([...scores].map(([known, rows]) => [known, quantiles(rows)]))
const standings = Object.fromEntries(
  [...scores].map(([known, rows]) => [known, rows.map((row) => standingsOf(row, points[known]!))]),
)
const measured: RandomPairs = {
  provenance: { command: 'script/measure-pairs', seed, births, pairs, pairsWithheld, rules: rulesMark(sky) },
  shares: [...SHARES],
  points,
  took: Object.fromEntries(Object.entries(standings).map(([known, rows]) => [known, tookBy(rows)])),
  kept: Object.fromEntries(
    Object.entries(standings).map(([known, rows]) => [known, keptByLead(rows, standings['hour hour']!)]),
  ),
  ...counts.shares(pairs),
}
if (options.print) console.log(JSON.stringify({ took: measured.took, kept: measured.kept }, null, 1))
else
  writeFileSync(
    new URL('../../data/random-pairs.json', import.meta.url),
    `${JSON.stringify(measured).replaceAll(/("[^"]+":[[{])/g, '\n$1')}\n`,
  )

function peopleOf(): RandomBirth[] {
  const found = randomBirths(sky, seed)
  return Array.from({ length: births }, () => found.next().value)
}

function twoOf(from: readonly RandomBirth[]): [RandomBirth, RandomBirth] {
  const first = Math.floor(random() * from.length)
  const second = (first + 1 + Math.floor(random() * (from.length - 1))) % from.length
  return [from[first]!, from[second]!]
}

/** The earlier birth first, as they are scored. */
function inOrder(one: NatalChart, other: NatalChart): [NatalChart, NatalChart] {
  return one.instant <= other.instant ? [one, other] : [other, one]
}
