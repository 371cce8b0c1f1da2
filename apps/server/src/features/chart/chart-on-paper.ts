import type { BirthDetails, StoredChart } from '@astrarium/contracts'
import { ENGLISH, NUMERALS, wheelInputFromStored, wheelText } from '@astrarium/sky/wheel'
import type { WheelText } from '@astrarium/sky/wheel'
import { openPaper } from '../../platform/paper/open-paper.ts'
import { dayWriter } from '../../platform/paper/paper-date.ts'
import type { Paper } from '../../platform/paper/paper.ts'
import { paperWords } from '../../words/index.ts'
import { drawnWheel } from './drawn-wheel.ts'

const words = paperWords.chart
/** points, of the 471 between the margins */
const WHEEL_SIDE = 440
const day = dayWriter(paperWords.dates)

interface OfPerson {
  fullName: string
  birth: Pick<
    BirthDetails,
    'birthDate' | 'birthTime' | 'birthTimeAccuracy' | 'birthPlace' | 'timezone'
  > | null
  chart: StoredChart
}

/** A chart as a finished document: whose it is, its wheel on the first page, the tables behind it. */
export async function writeChart(
  { fullName, birth, chart }: OfPerson,
  madeAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await openPaper(paperWords.frame, { titles: words.titles(fullName), madeAt })
  if (birth) paper.paragraph(bornOn(birth), 'quiet')
  const text = wheelText(wheelInputFromStored(chart))
  const { shapes, size } = drawnWheel(chart, 'paper')
  const places = [...text.bodies, ...text.angles].map(({ sentence }) => sentence)
  paper.figure(words.figure(places), shapes, { side: WHEEL_SIDE, size })
  if (text.note) paper.paragraph(text.note)
  paper.paragraph(madeOf(chart), 'quiet')
  paper.newPage()
  writeTables(paper, text)
  return paper.finish()
}

function bornOn(birth: NonNullable<OfPerson['birth']>): string {
  const { birthDate, birthTime, birthTimeAccuracy, birthPlace, timezone } = birth
  const time =
    birthTimeAccuracy === 'unknown' ? words.times.unknown : words.times[birthTimeAccuracy](birthTime)
  return `${words.born(day(birthDate), time, birthPlace)} · ${words.zone(timezone)}`
}

function madeOf({ house_system: system, generated_at: at, zodiac, node }: StoredChart): string {
  const how = `${words.zodiacs[zodiac]}, ${words.nodes[node]}`
  return system === 'none'
    ? words.madeWithout(how, day(at))
    : words.madeOf(words.systems[system], how, day(at))
}

function writeTables(paper: Paper, text: WheelText): void {
  const { bodies, angles, houses, aspects } = words
  const hasHouses = text.houses.length > 0
  paper.heading(2, bodies.title)
  paper.table(
    [
      { name: bodies.body, part: 0.25 },
      { name: bodies.place, part: hasHouses ? 0.35 : 0.5 },
      ...(hasHouses ? [{ name: bodies.house, part: 0.15 }] : []),
      { name: bodies.motion, part: 0.25 },
    ],
    text.bodies.map(({ name, place, house, isRetrograde }) => [
      name,
      place,
      ...(hasHouses ? [house === null ? words.none : NUMERALS[house - 1]!] : []),
      isRetrograde ? words.retrograde : words.direct,
    ]),
  )
  if (text.angles.length > 0) {
    paper.heading(2, angles.title)
    paper.table(
      [angles.angle, angles.place].map((name) => ({ name, part: 0.5 })),
      text.angles.map(({ name, place }) => [name, place]),
    )
  }
  if (hasHouses) {
    paper.heading(2, houses.title)
    paper.table(
      [houses.house, houses.place].map((name) => ({ name, part: 0.5 })),
      text.houses.map(({ number, place }) => [NUMERALS[number - 1]!, place]),
    )
  }
  if (text.aspects.length === 0) return
  paper.heading(2, aspects.title)
  paper.table(
    [
      { name: aspects.aspect, part: 0.75 },
      { name: aspects.orb, part: 0.25 },
    ],
    text.aspects.map(({ a, b, kind, orb }) => [
      `${ENGLISH.points[a]} ${ENGLISH.aspects[kind]} ${ENGLISH.points[b]}`,
      orb,
    ]),
  )
}
