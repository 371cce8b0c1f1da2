/**
 * Questions about cycles, events and the past, over the crowd: whether the subject was recognised, whether
 * the day or stretch that is named is right (by positions alone, with patterns of its own), and whether lies
 * planted into the answers are held back.
 */
import { heard } from './asking.ts'
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { answer } from '../src/index.ts'
import type { ArionEvent } from '../src/index.ts'
import { checkText, sentencesOf } from '../src/check/check-sentence.ts'
import type { Person } from './people.ts'
import { recount } from './recount.ts'

export interface CycleFigures {
  asked: number
  unrecognised: string[]
  /** answers whose day or stretch was recomputed, and those where it was wrong */
  dated: number
  misdated: string[]
  claims: number
  wrong: string[]
  rejected: string[]
  lies: number
  missed: string[]
}

const DAY = 86_400_000
const BODY = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto'
const MONTH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const NTH = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

interface Scene {
  sky: Sky
  chart: NatalChart
  zone: string
  at: Date
  /** the whole answer, its first sentence, and the stretches of the facts behind it */
  text: string
  first: string
  stretches: { from: Date | null; to: Date | null }[]
}
/**
 * true or false where the answer names a day that can be recomputed; null where it names none, as with an
 * open birth time.
 */
type Witness = (scene: Scene) => boolean | null

const QUESTIONS: [question: string, opening: RegExp, witness: Witness][] = [
  ['When is my solar return?', /^Your solar return/, (scene) => isReturn(scene, 'sun')],
  [
    'How many days until my birthday, astrologically?',
    /^In \d+ days?\b.*solar return/,
    (scene) => isReturn(scene, 'sun'),
  ],
  ['When is my lunar return?', /^Your lunar return/, (scene) => isReturn(scene, 'moon')],
  ['When is my Saturn return?', /^Your (\w+) Saturn return/, (scene) => isReturn(scene, 'saturn')],
  ['When was my first Saturn return?', /^Your first Saturn return/, (scene) => isReturn(scene, 'saturn')],
  ['When is my next Jupiter return?', /^Your (\w+) Jupiter return/, (scene) => isReturn(scene, 'jupiter')],
  ['What is my profection year?', /^(You are in an? \w+-house year|That I can’t tell you)/, isYear],
  ['What is my progressed Moon doing?', /^(Your progressed Moon is in|That I can’t tell you)/, isProgressed],
  [
    'When is the next full moon and what does it mean for me?',
    /^The next full moon is on/,
    (scene) => isLunation(scene, 180),
  ],
  ['What does the next new moon mean for me?', /^The next new moon is on/, (scene) => isLunation(scene, 0)],
  [
    'Is there an eclipse soon and does it touch my chart?',
    /^The next eclipse is/,
    (scene) => isLunation(scene, / of the Sun /.test(scene.first) ? 0 : 180),
  ],
  [
    'When does Mercury retrograde next and where in my chart?',
    /^Mercury is retrograde/,
    (scene) => isTurning(scene, 'mercury'),
  ],
  ['When does Venus go retrograde for me?', /^Venus is retrograde/, (scene) => isTurning(scene, 'venus')],
  [
    'When does Saturn leave my 7th house?',
    /^(Saturn (leaves|is in) your seventh house|That I can’t tell you)/,
    isCrossing,
  ],
  [
    'When does Jupiter enter my tenth house?',
    /^(Jupiter (enters|is in) your tenth house|That I can’t tell you)/,
    isCrossing,
  ],
  [
    'When does Saturn enter Taurus and what does it mean for me?',
    /^Saturn (enters|is in) Taurus/,
    isCrossing,
  ],
  [
    'What are the big transits of my life right now?',
    /^(The heaviest one on you now is|Nothing large)/,
    () => null,
  ],
  [
    'What was going on for me in March 2020?',
    / in March 2020 was |nothing|ordinary/i,
    (scene) => isWithin(scene, '2020-03-01', '2020-03-31'),
  ],
  [
    'What happened on 11 September 2001 for me?',
    / on 11 September 2001 was |before you were born|nothing/i,
    (scene) => isWithin(scene, '2001-09-11', '2001-09-12'),
  ],
  [
    'How was my 2019?',
    / in 2019 was |before you were born/,
    (scene) => isWithin(scene, '2019-01-01', '2019-12-31'),
  ],
  [
    'Why was 2012 so hard?',
    / in 2012 was |before you were born/,
    (scene) => isWithin(scene, '2012-01-01', '2012-12-31'),
  ],
]

export function measureCycles(sky: Sky, people: readonly Person[]): CycleFigures {
  const figures: CycleFigures = {
    asked: 0,
    unrecognised: [],
    dated: 0,
    misdated: [],
    claims: 0,
    wrong: [],
    rejected: [],
    lies: 0,
    missed: [],
  }
  people.forEach((person, index) => {
    for (const [place, [question, opening, witness]] of QUESTIONS.entries()) {
      const at = new Date(Date.UTC(2026, 10, 20, 8, 30) + (((index + place) * 3) % 20) * 18 * DAY)
      const { text, end } = ask(sky, person, question, at)
      const who = `${person.name}, ${at.toISOString().slice(0, 10)}, "${question}"`
      figures.asked += 1
      if (!opening.test(text)) figures.unrecognised.push(`${who}: ${text.slice(0, 120)}`)
      figures.rejected.push(...end.rejected.map(({ sentence, why }) => `${who}: ${why}: ${sentence}`))
      const stretches = end.facts
        .filter(({ kind }) => kind === 'transit')
        .map(({ from, to }) => ({ from: from ?? null, to: to ?? null }))
      const scene = {
        sky,
        chart: person.chart,
        zone: person.timeZone,
        at,
        text,
        first: sentencesOf(text)[0]!,
        stretches,
      }
      const isRight = witness(scene)
      if (isRight !== null) figures.dated += 1
      if (isRight === false) figures.misdated.push(`${who}: ${scene.first}`)
      const { claims, wrong } = recount(
        text,
        sky,
        person.chart,
        person.timeZone,
        sky.localDate(person.timeZone, at),
      )
      figures.claims += claims
      figures.wrong.push(...wrong.map((words) => `${who}: ${words}`))
      plant(scene, figures, who)
    }
  })
  return figures
}

function ask(sky: Sky, person: Person, question: string, at: Date) {
  const asker = {
    seed: person.name,
    chart: person.chart,
    timeZone: person.timeZone,
  }
  const events = [...answer(sky, heard(sky, { question, asker, at, thread: [], usedPhrases: [] }))]
  const text = events.map((event) => (event.kind === 'text' ? event.text : '')).join('')
  return { text, end: events.at(-1) as Extract<ArionEvent, { kind: 'end' }> }
}

// ── witnesses ──

/**
 * Every instant or day named in a sentence: with its hour where one is said, else noon and half a day to
 * either side.
 */
function datesIn({ sky, zone, at }: Scene, text: string): { at: Date; slack: number }[] {
  let year = Number(sky.localDate(zone, at).slice(0, 4))
  const pattern = new RegExp(
    `\\b(\\d{1,2})(?: (${MONTH.join('|')}))?(?: (\\d{4}))?(?:, around (\\d\\d:\\d\\d))?(?= (?:to|and) \\d|(?<=(?:${MONTH.join('|')}|\\d{4}|:\\d\\d)))`,
    'g',
  )
  const found = [...text.matchAll(pattern)].filter(
    (match) => match[2] || /^ (to|and) \d/.test(text.slice(match.index + match[0].length)),
  )
  return found.map((match, index) => {
    const next = found.slice(index).find((one) => one[2])!
    const ahead = found.slice(index).find((one) => one[3])
    if (match[3]) year = Number(match[3])
    else if (ahead && /^ ?(to|and)/.test(text.slice(match.index + match[0].length).trimStart()))
      year = Number(ahead[3])
    const month = match[2] ?? next[2]!
    if (!match[3] && ahead && MONTH.indexOf(month) > MONTH.indexOf(ahead[2]!)) year = Number(ahead[3]) - 1
    const date = `${year}-${String(MONTH.indexOf(month) + 1).padStart(2, '0')}-${match[1]!.padStart(2, '0')}`
    const [start, end] = sky.localDay(zone, date)
    if (!match[4]) return { at: new Date((start.getTime() + end.getTime()) / 2), slack: DAY / 2 }
    const { instants } = sky.localTime(zone, `${date}T${match[4]}`)
    return { at: instants[0], slack: 4 * 60_000 }
  })
}

const near = (a: number, b: number) => Math.abs(((((a - b + 180) % 360) + 360) % 360) - 180)

/**
 * On each side of the moment named the body is on another side of its place at birth, or within the reach of
 * an open birth time.
 */
function isReturn(scene: Scene, body: Planet): boolean | null {
  const { sky, chart } = scene
  const placement = chart.placements.find((one) => one.body === body)!
  const dates = datesIn(scene, scene.first)
  if (dates.length === 0) return false
  const reach = placement.range ? placement.range.to - placement.range.from : 0
  return dates.every(({ at, slack }) => {
    const pace = Math.abs(sky.position(body, at).speed) * (slack / DAY) + 0.002
    return near(sky.position(body, at).longitude, placement.longitude) <= reach + pace
  })
}

/** Counted on fingers: the birthdays that have been, and as many signs from the Ascendant on. */
function isYear(scene: Scene): boolean | null {
  const found = new RegExp(`an? (${NTH.join('|')})-house year, a year of (${SIGNS.join('|')})`).exec(
    scene.first,
  )
  if (!found) return scene.chart.accuracy.kind === 'exact' ? false : null
  const [begin] = datesIn(scene, scene.first)
  const age = Math.round((begin!.at.getTime() - scene.chart.instant.getTime()) / (365.2422 * DAY))
  const rising = SIGNS.indexOf(scene.chart.ascendant!.sign)
  return (
    NTH.indexOf(found[1]!) === age % 12 &&
    SIGNS.indexOf(found[2] as (typeof SIGNS)[number]) === (rising + age) % 12
  )
}

/** A day of the sky for a year of life. */
function isProgressed({ sky, chart, at, first }: Scene): boolean | null {
  const sign = new RegExp(`is in (${SIGNS.join('|')})`).exec(first)?.[1]
  if (!sign) return null
  const days = (at.getTime() - chart.instant.getTime()) / 365.2422
  return (
    SIGNS[Math.floor(sky.position('moon', new Date(chart.instant.getTime() + days)).longitude / 30)] === sign
  )
}

function isLunation(scene: Scene, angle: number): boolean {
  const [when] = datesIn(scene, scene.first.replace(/^The next eclipse/, ''))
  if (!when) return false
  const { sky } = scene
  const apart = near(sky.position('moon', when.at).longitude, sky.position('sun', when.at).longitude)
  const sign = SIGNS[Math.floor(sky.position('moon', when.at).longitude / 30)]!
  return (
    Math.abs(apart - angle) < 0.6 &&
    scene.first.includes(`in ${sign}`) &&
    when.at.getTime() > scene.at.getTime() - 300_000
  )
}

function isTurning(scene: Scene, body: Planet): boolean {
  const [from, to] = datesIn(scene, scene.first)
  const speed = (at: Date, days: number) =>
    scene.sky.position(body, new Date(at.getTime() + days * DAY)).speed
  return Boolean(
    from &&
    to &&
    speed(from.at, -1.5) > 0 &&
    speed(from.at, 1.5) < 0 &&
    speed(to.at, -1.5) < 0 &&
    speed(to.at, 1.5) > 0,
  )
}

/**
 * On either side of every moment named the body is in another house or sign, one of them the one that is
 * named.
 */
function isCrossing(scene: Scene): boolean | null {
  const found = new RegExp(
    `^(${BODY}) (?:leaves|enters|is in) (?:your (${NTH.join('|')}) house|(${SIGNS.join('|')}))`,
  ).exec(scene.first)
  if (!found) return scene.chart.accuracy.kind === 'exact' ? false : null
  const body = found[1]!.toLowerCase() as Planet
  const isThere = (time: number) => {
    const { longitude } = scene.sky.position(body, new Date(time))
    if (found[3]) return SIGNS[Math.floor(longitude / 30)] === found[3]
    const { cusps } = scene.chart.houses!
    const [start, end] = [cusps[NTH.indexOf(found[2]!)]!, cusps[(NTH.indexOf(found[2]!) + 1) % 12]!]
    return start < end ? longitude >= start && longitude < end : longitude >= start || longitude < end
  }
  const dates = datesIn(scene, scene.first)
  return (
    dates.length > 0 &&
    dates.every(({ at, slack }) => isThere(at.getTime() - slack) !== isThere(at.getTime() + slack))
  )
}

function isWithin({ chart, first, stretches }: Scene, from: string, to: string): boolean | null {
  if (/before you were born/.test(first)) return new Date(`${to}T00:00:00Z`) < chart.instant
  const [begin, end] = [
    new Date(`${from}T00:00:00Z`).getTime() - DAY,
    new Date(`${to}T00:00:00Z`).getTime() + 2 * DAY,
  ]
  return stretches.every(
    (stretch) => (stretch.from?.getTime() ?? 0) < end && (stretch.to?.getTime() ?? Infinity) > begin,
  )
}

// ── lies ──

/** Into each sentence that the check passes as it stands, one thing made wrong at a time. */
function plant({ sky, chart, zone, at, text }: Scene, figures: CycleFigures, who: string): void {
  const today = sky.localDate(zone, at)
  const context = { sky, chart, zone, at, day: today }
  for (const paragraph of text.split('\n\n')) {
    const state = { year: Number(today.slice(0, 4)), subject: null }
    for (const sentence of sentencesOf(paragraph)) {
      const before = { ...state }
      if (checkText(sentence, context, state).why) continue
      for (const lie of liesOf(sentence)) {
        figures.lies += 1
        if (checkText(lie, context, { ...before }).why === null) figures.missed.push(`${who}: ${lie}`)
      }
    }
  }
}

function liesOf(sentence: string): string[] {
  const turned = <T extends string>(all: readonly T[], by: number, pattern: (one: T) => RegExp): string[] => {
    const found = all.find((one) => pattern(one).test(sentence))
    return found
      ? [
          sentence.replace(pattern(found), (words) =>
            words.replace(found, all[(all.indexOf(found) + by) % all.length]!),
          ),
        ]
      : []
  }
  const bodies = PLANETS.map((body) => body.charAt(0).toUpperCase() + body.slice(1))
  return [
    ...turned(SIGNS, 3, (sign) => new RegExp(`\\b${sign}\\b`)),
    ...turned(NTH, 4, (nth) => new RegExp(`\\b${nth}(?:[ -]house\\b| \\w+ return\\b)`)),
    // a month later a stay of years is still on
    ...(/^On .* is in your/.test(sentence) ? [] : turned(MONTH, 1, (month) => new RegExp(`\\d ${month}\\b`))),
    ...turned(
      bodies,
      5,
      (body) =>
        new RegExp(
          `\\b${body} (?:return|is retrograde|enters|leaves|as its lord|(?:was |has been )?(?:square|joined|opposite|in trine|in sextile))\\b`,
        ),
    ),
    ...turned(
      ['square to', 'in trine with', 'opposite', 'in sextile with', 'joined to'],
      1,
      (angle) => new RegExp(`\\b${angle}\\b`),
    ),
    ...turned(['full moon', 'new moon'], 1, (phase) => new RegExp(`\\b${phase}\\b`)),
    ...turned(['solar', 'lunar'], 1, (kind) => new RegExp(`\\b${kind} return\\b`)),
  ].filter((lie) => lie !== sentence)
}
