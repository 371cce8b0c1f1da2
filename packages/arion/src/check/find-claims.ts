/**
 * Words → claims, left to right with one memory of the last body and the last datable subject. Whatever astrological word
 * no claim has used up is `stray`, and holds the sentence back: a closed world turns misses into lost sentences.
 */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { Eclipse, MajorAspect, Planet, Sign } from '@astrarium/sky'
import { HOUSE_NAMES } from '../almanac/house-names.ts'
import type { ChartPoint } from '../brief/certainty.ts'
import { PATTERN_NAMES, RANKS } from '../brief/chart-words.ts'
import { ORDINALS } from '../brief/statements.ts'
import { dateOf, daysInMonth, MONTHS, weekday, WEEKDAYS } from '../question/calendar.ts'
import type { Claim, DateRole, Subject } from './claims.ts'
import { findChartClaims, POINTS_BY_NAME } from './find-chart-claims.ts'

/** Carried from sentence to sentence inside a paragraph. */
export interface ReadingState {
  year: number
  subject: Subject | null
  /** the house that a form of the sentence before spoke of */
  house?: number | null
}

export interface Found {
  claims: Claim[]
  stray: string[]
}

type Mention =
  | { is: 'body'; point: ChartPoint; isNatal: boolean; text: string }
  | { is: 'sign'; sign: Sign; text: string }
  | { is: 'house'; house: number; text: string }
  | { is: 'house_name'; name: string; text: string }
  | { is: 'aspect'; aspect: MajorAspect; text: string }
  | { is: 'rules'; text: string }
  | { is: 'orb'; degrees: number; isTenths: boolean; text: string }
  | { is: 'degree'; degree: number; text: string }
  | { is: 'at_birth'; isRetrograde: boolean; text: string }
  | { is: 'closest'; rank: number; of: ChartPoint | null; text: string }
  | { is: 'phase'; phase: 'new' | 'full'; text: string }
  | { is: 'motion'; text: string }
  | { is: 'eclipse'; of: Eclipse['of']; type: Eclipse['kind'] | null; text: string }
  | { is: 'return'; body: Planet; number: number | null; text: string }
  | { is: 'year_house'; house: number; text: string }
  | { is: 'year_sign'; sign: Sign; text: string }
  | { is: 'year_lord'; body: Planet; text: string }
  | { is: 'progressed'; body: Planet; text: string }
  | { is: 'crossing'; role: DateRole; text: string }
  | { is: 'days_ahead'; days: number; text: string }
  /** a word of the trade that is only let through inside a form of `find-chart-claims.ts` */
  | { is: 'trade'; text: string }
  | { is: 'date'; role: DateRole; date: string; text: string }
  | { is: 'time'; role: DateRole; time: string; text: string }

const POINT = Object.keys(POINTS_BY_NAME).join('|')
const MONTH = MONTHS.join('|')
const DAY_NAME = `(?:(${WEEKDAYS.join('|')}) )?`

const PLANET = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto'

const PATTERN = new RegExp(
  [
    `(?<eclipse>\\b(?:(?<eclipseKind>total|annular|hybrid|partial|penumbral) )?eclipse of the (?<eclipsed>Sun|Moon)\\b)`,
    `(?<return>\\b(?:(?<nth>${ORDINALS.join('|')}) )?(?<returning>[Ss]olar|[Ll]unar|${PLANET}) return\\b)`,
    `(?<yearHouse>\\b(?<yearOrdinal>${ORDINALS.join('|')})-house year\\b)`,
    `(?<yearSign>\\ba year of (?<yearOf>${SIGNS.join('|')})\\b)`,
    `(?<yearLord>\\b(?:the )?(?<lord>${PLANET}) as its lord\\b)`,
    `(?<progressed>\\b[Yy]our progressed (?<progressedBody>Sun|Moon)\\b)`,
    `(?<crossing>(?<=(?:${PLANET}) )(?<verb>enters|entered|leaves|left)\\b)`,
    `(?<daysAhead>\\b[Ii]n (?<days>\\d{1,3}) days?\\b)`,
    `(?<closest>\\b[Tt]he (?<rank>${RANKS.join('|')}) personal aspect (?:in your chart|of your (?<of>${POINT})) is\\b)`,
    `(?<natal>\\b[Yy]our (?<natalBody>${POINT})\\b(?! return))`,
    `(?<bare>\\b(?:[Tt]he )?(?<bareBody>${POINT})\\b)`,
    `(?<sign>\\b(?:${SIGNS.join('|')})\\b)`,
    `(?<house>\\b(?<ordinal>${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th)) house\\b)`,
    `(?<houseName>\\b[Tt]he house of (?<name>(?:${HOUSE_NAMES.join('|')})\\b|[a-z][a-z ]*))`,
    `(?<aspect>\\b(?:joins|joined to|conjunct|conjunction|sextiles?|squares?|squaring|trines?|opposite|opposes|opposing|opposition)\\b)`,
    `(?<rules>\\b(?:rules|ruler of|speaks for)\\b)`,
    `(?<degree>\\b(?<degreeValue>\\d{1,2})°(?= (?:${SIGNS.join('|')})))`,
    `(?<tenths>\\borb (?<tenthsValue>\\d{1,2}\\.\\d)°)`,
    `(?<orb>\\b(?:exact to within (?<half>half a degree|a quarter of a degree)|about (?<degrees>a degree|one and a half degrees|two degrees|three degrees|four degrees|five degrees|six degrees|seven degrees|eight degrees) from exact)\\b)`,
    `(?<phase>\\b(?:[Nn]ew|[Ff]ull) moon\\b)`,
    `(?<atBirth>\\bwas (?<direct>not )?retrograde when you were born\\b)`,
    `(?<motion>\\b(?:retrograde|turns direct|stationary|backwards through)\\b)`,
    `(?<trade>\\b(?:${Object.values(PATTERN_NAMES).join('|')}|exalted|in detriment|in its fall|its own sign|no debility|major aspect|holds no planet|phase of the Moon|(?:fire|earth|air|water) signs?)\\b|\\d°)`,
    `(?<range>\\b(?<rangeWord>[Ff]rom|[Bb]etween) ${DAY_NAME}(?<d1>\\d{1,2})(?: (?<m1>${MONTH}))?(?: (?<y1>\\d{4}))? (?:to|and) ${DAY_NAME}(?<d2>\\d{1,2}) (?<m2>${MONTH})(?: (?<y2>\\d{4}))?)`,
    `(?<date>\\b${DAY_NAME}(?<d>\\d{1,2}) (?<m>${MONTH})(?: (?<y>\\d{4}))?\\b)`,
    `(?<time>\\b(?<hh>[012]\\d):(?<mm>[0-5]\\d)\\b)`,
  ].join('|'),
  'g',
)

const ORBS: Record<string, number> = {
  'half a degree': 0.5,
  'a quarter of a degree': 0.25,
  'a degree': 1,
  'one and a half degrees': 1.5,
  'two degrees': 2,
  'three degrees': 3,
  'four degrees': 4,
  'five degrees': 5,
  'six degrees': 6,
  'seven degrees': 7,
  'eight degrees': 8,
}

export function findClaims(sentence: string, state: ReadingState): Found {
  const stray: string[] = []
  const whole = findChartClaims(sentence, state.house ?? null)
  const mentions = mentionsOf(whole.rest, state, stray)
  const claims: Claim[] = [...whole.claims]
  for (const claim of claims) if (claim.kind === 'subject') state.subject = claim.subject
  state.house = claims.find((claim) => claim.kind === 'house_holds')?.house ?? null
  let body: { point: ChartPoint; isNatal: boolean } | null = null
  let waiting: { point: ChartPoint | null; isNatal: boolean; aspect: MajorAspect; text: string } | null = null
  let ruler: ChartPoint | null = null
  let degree: number | null = null
  let closest: { rank: number; of: ChartPoint | null } | null = null
  let phase: 'new' | 'full' | null = null
  let retrograde: Planet | null = null
  let progressed: Planet | null = null
  let crossing: DateRole | null = null
  let lastAspect: { a: ChartPoint; b: ChartPoint; aspect: MajorAspect } | null = null
  let lastHouse: number | null = null
  let day: string | null = null
  const subjectIs = (subject: Subject) => {
    state.subject = subject
    claims.push({ kind: 'subject', subject })
  }
  // an hour said before its subject ("Around 09:20 the Moon joins …") waits for it
  const early: { role: DateRole; date: string | null; time: string | null }[] = []
  const hasOwnSubject = mentions.some(({ is }) =>
    ['aspect', 'house', 'phase', 'sign', 'eclipse', 'return', 'year_house', 'motion'].includes(is),
  )
  let isSubjectSaid = false
  const bind = (said: { role: DateRole; date: string | null; time: string | null }) => {
    if (hasOwnSubject && !isSubjectSaid) early.push(said)
    else if (state.subject) claims.push({ kind: 'date', of: state.subject, said })
    else claims.push({ kind: 'loose_date', said })
  }
  const said = (subject: Subject) => {
    subjectIs(subject)
    isSubjectSaid = true
    for (const date of early.splice(0)) claims.push({ kind: 'date', of: subject, said: date })
  }

  for (const mention of mentions) {
    switch (mention.is) {
      case 'body':
        if (waiting) {
          if (waiting.point === null) {
            if (mention.isNatal && phase) claims.push({ kind: 'lunation_touch', phase, aspect: waiting.aspect, point: mention.point })
            else stray.push(waiting.text)
            body = { point: mention.point, isNatal: mention.isNatal }
          } else if (waiting.isNatal) {
            lastAspect = { a: waiting.point, b: mention.point, aspect: waiting.aspect }
            claims.push({ kind: 'aspect', ...lastAspect })
            if (closest) claims.push({ kind: 'closest', ...closest, ...lastAspect })
            closest = null
            body = { point: mention.point, isNatal: true }
          } else if (mention.isNatal && isPlanet(waiting.point) && isTransited(mention.point)) {
            said({ kind: 'transit', body: waiting.point, aspect: waiting.aspect, point: mention.point })
            body = { point: mention.point, isNatal: true }
          } else stray.push(waiting.text)
          waiting = null
        } else body = { point: mention.point, isNatal: mention.isNatal }
        break
      case 'sign':
        if (progressed) said({ kind: 'progressed_sign', body: progressed, sign: mention.sign })
        else if (retrograde) claims.push({ kind: 'turn_sign', body: retrograde, sign: mention.sign })
        else if (phase && !body) claims.push({ kind: 'lunation_sign', phase, sign: mention.sign })
        else if (body?.isNatal) {
          claims.push({ kind: 'sign', point: body.point, sign: mention.sign })
          if (degree !== null) claims.push({ kind: 'degree', point: body.point, degree, sign: mention.sign })
          degree = null
        } else if (body && isPlanet(body.point)) said({ kind: 'sky_sign', body: body.point, sign: mention.sign })
        else stray.push(mention.text)
        break
      case 'house':
        lastHouse = mention.house
        if (ruler && isPlanet(ruler)) {
          claims.push({ kind: 'rules', body: ruler, house: mention.house })
          ruler = null
        } else if (progressed) said({ kind: 'progressed_house', body: progressed, house: mention.house })
        else if (retrograde) claims.push({ kind: 'turn_house', body: retrograde, house: mention.house })
        else if (phase && !body) claims.push({ kind: 'lunation_house', phase, house: mention.house })
        else if (body?.isNatal) claims.push({ kind: 'house', point: body.point, house: mention.house })
        else if (body && isPlanet(body.point)) said({ kind: 'passage', body: body.point, house: mention.house })
        else stray.push(mention.text)
        break
      case 'house_name':
        if (lastHouse) claims.push({ kind: 'house_name', house: lastHouse, name: mention.name })
        else stray.push(mention.text)
        break
      case 'aspect':
        if (phase && !body && !waiting) waiting = { point: null, isNatal: false, aspect: mention.aspect, text: mention.text }
        else if (body && !waiting) waiting = { ...body, aspect: mention.aspect, text: mention.text }
        else stray.push(mention.text)
        break
      case 'rules':
        if (body) ruler = body.point
        break
      case 'orb':
        if (lastAspect)
          claims.push({ kind: 'orb', ...lastAspect, degrees: mention.degrees, ...(mention.isTenths && { isTenths: true as const }) })
        else stray.push(mention.text)
        break
      case 'degree':
        degree = mention.degree
        break
      case 'at_birth':
        if (body?.isNatal && isPlanet(body.point))
          claims.push({ kind: 'natal_motion', point: body.point, isRetrograde: mention.isRetrograde })
        else stray.push(mention.text)
        break
      case 'closest':
        closest = { rank: mention.rank, of: mention.of }
        break
      case 'phase':
        phase = mention.phase
        said({ kind: 'lunation', phase })
        break
      case 'motion':
        if (mention.text === 'retrograde' && body && !body.isNatal && isPlanet(body.point)) {
          retrograde = body.point
          said({ kind: 'retrograde', body: retrograde })
        } else stray.push(mention.text)
        break
      case 'eclipse':
        phase = mention.of === 'solar' ? 'new' : 'full'
        if (mention.type) claims.push({ kind: 'eclipse_kind', of: mention.of, type: mention.type })
        said({ kind: 'eclipse', of: mention.of })
        break
      case 'return':
        if (mention.number) claims.push({ kind: 'return_number', body: mention.body, number: mention.number })
        said({ kind: 'transit', body: mention.body, aspect: 0, point: mention.body })
        break
      case 'year_house':
        said({ kind: 'profection', house: mention.house })
        break
      case 'year_sign':
        claims.push({ kind: 'profection_sign', sign: mention.sign })
        break
      case 'year_lord':
        claims.push({ kind: 'profection_lord', body: mention.body })
        break
      case 'progressed':
        progressed = mention.body
        break
      case 'crossing':
        crossing = mention.role
        break
      case 'days_ahead':
        claims.push({ kind: 'days_ahead', days: mention.days })
        break
      case 'trade':
        stray.push(mention.text)
        break
      case 'date':
        day = mention.date
        bind({ role: mention.role === 'at' ? (crossing ?? 'at') : mention.role, date: mention.date, time: null })
        break
      case 'time':
        bind({ role: mention.role === 'at' ? (crossing ?? 'at') : mention.role, date: day, time: mention.time })
        break
    }
  }
  if (waiting) stray.push(waiting.text)
  if (degree !== null) stray.push(`${degree}°`)
  if (closest) stray.push('closest')
  for (const date of early) claims.push({ kind: 'loose_date', said: date })
  return { claims, stray }
}

function mentionsOf(sentence: string, state: ReadingState, stray: string[]): Mention[] {
  const mentions: Mention[] = []
  let lastRole: DateRole = 'at'
  for (const match of sentence.matchAll(PATTERN)) {
    const group = match.groups ?? {}
    const text = match[0]
    const before = sentence.slice(Math.max(0, match.index - 28), match.index)
    if (group['eclipse'])
      mentions.push({
        is: 'eclipse',
        of: group['eclipsed'] === 'Sun' ? 'solar' : 'lunar',
        type: (group['eclipseKind'] as Eclipse['kind'] | undefined) ?? null,
        text,
      })
    else if (group['return'])
      mentions.push({ is: 'return', body: returning(group['returning']!), number: group['nth'] ? ordinal(group['nth']) : null, text })
    else if (group['yearHouse']) mentions.push({ is: 'year_house', house: ordinal(group['yearOrdinal']!), text })
    else if (group['yearSign']) mentions.push({ is: 'year_sign', sign: group['yearOf'] as Sign, text })
    else if (group['yearLord']) mentions.push({ is: 'year_lord', body: group['lord']!.toLowerCase() as Planet, text })
    else if (group['progressed']) mentions.push({ is: 'progressed', body: group['progressedBody']!.toLowerCase() as Planet, text })
    else if (group['crossing']) mentions.push({ is: 'crossing', role: group['verb']!.startsWith('e') ? 'from' : 'to', text })
    else if (group['daysAhead']) mentions.push({ is: 'days_ahead', days: Number(group['days']), text })
    else if (group['closest'])
      mentions.push({
        is: 'closest',
        rank: RANKS.indexOf(group['rank'] as (typeof RANKS)[number]) + 1,
        of: group['of'] ? POINTS_BY_NAME[group['of']]! : null,
        text,
      })
    else if (group['natal']) mentions.push({ is: 'body', point: POINTS_BY_NAME[group['natalBody']!]!, isNatal: true, text })
    else if (group['bare']) mentions.push({ is: 'body', point: POINTS_BY_NAME[group['bareBody']!]!, isNatal: false, text })
    else if (group['sign']) mentions.push({ is: 'sign', sign: text as Sign, text })
    else if (group['house']) mentions.push({ is: 'house', house: ordinal(group['ordinal']!), text })
    else if (group['houseName']) mentions.push({ is: 'house_name', name: group['name']!, text })
    else if (group['aspect']) mentions.push({ is: 'aspect', aspect: aspectOf(text), text })
    else if (group['rules']) mentions.push({ is: 'rules', text })
    else if (group['degree']) mentions.push({ is: 'degree', degree: Number(group['degreeValue']), text })
    else if (group['tenths']) mentions.push({ is: 'orb', degrees: Number(group['tenthsValue']), isTenths: true, text })
    else if (group['orb']) mentions.push({ is: 'orb', degrees: ORBS[group['half'] ?? group['degrees'] ?? ''] ?? 99, isTenths: false, text })
    else if (group['phase']) mentions.push({ is: 'phase', phase: text.toLowerCase().startsWith('new') ? 'new' : 'full', text })
    else if (group['atBirth']) mentions.push({ is: 'at_birth', isRetrograde: !group['direct'], text })
    else if (group['motion']) mentions.push({ is: 'motion', text })
    else if (group['trade']) mentions.push({ is: 'trade', text })
    else if (group['range']) {
      const year2 = group['y2'] ? Number(group['y2']) : group['y1'] ? Number(group['y1']) : state.year
      const month1 = group['m1'] ?? group['m2']!
      const isLater =
        MONTHS.indexOf(month1 as (typeof MONTHS)[number]) * 31 + Number(group['d1']) >
        MONTHS.indexOf(group['m2'] as (typeof MONTHS)[number]) * 31 + Number(group['d2'])
      const year1 = group['y1'] ? Number(group['y1']) : group['y2'] && isLater ? year2 - 1 : year2
      const roles: [DateRole, DateRole] = group['rangeWord']!.toLowerCase() === 'between' ? ['between', 'between'] : ['from', 'to']
      pushDate(mentions, stray, roles[0], Number(group['d1']), month1, year1, null, text)
      pushDate(mentions, stray, roles[1], Number(group['d2']), group['m2']!, year2, null, text)
      if (group['y1'] || group['y2']) state.year = year2
      lastRole = roles[1]
    } else if (group['date']) {
      const year = group['y'] ? Number(group['y']) : state.year
      if (group['y']) state.year = year
      lastRole = roleOf(before, lastRole)
      pushDate(mentions, stray, lastRole, Number(group['d']), group['m']!, year, text.split(' ')[0]!, text)
    } else if (group['time']) {
      lastRole = roleOf(before, lastRole)
      mentions.push({ is: 'time', role: lastRole, time: text, text })
    }
  }
  return mentions
}

function pushDate(
  mentions: Mention[],
  stray: string[],
  role: DateRole,
  day: number,
  month: string,
  year: number,
  dayName: string | null,
  text: string,
): void {
  const number = MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1
  if (day < 1 || day > daysInMonth(year, number)) {
    stray.push(text)
    return
  }
  const date = dateOf(year, number, day)
  const named = dayName ? WEEKDAYS.indexOf(dayName as (typeof WEEKDAYS)[number]) + 1 : 0
  if (named > 0 && weekday(date) !== named) stray.push(text)
  mentions.push({ is: 'date', role, date, text })
}

function roleOf(before: string, last: DateRole): DateRole {
  if (/exact (?:on )?$/.test(before)) return 'exact'
  if (/(?:until|to|through|after|till) $/i.test(before)) return 'to'
  if (/(?:from|begins on|since|starts on) $/i.test(before)) return 'from'
  if (/,? and (?:again |once more |a last time |finally )?(?:on )?$/.test(before) || /, (?:on )?$/.test(before)) return last
  return 'at'
}

function ordinal(word: string): number {
  const index = ORDINALS.indexOf(word as (typeof ORDINALS)[number])
  return index >= 0 ? index + 1 : Number.parseInt(word, 10)
}

function returning(word: string): Planet {
  const name = word.toLowerCase()
  return name === 'solar' ? 'sun' : name === 'lunar' ? 'moon' : (name as Planet)
}
function aspectOf(word: string): MajorAspect {
  if (word.startsWith('joi') || word.startsWith('conj')) return 0
  if (word.startsWith('sext')) return 60
  if (word.startsWith('squ')) return 90
  if (word.startsWith('tri')) return 120
  return 180
}

function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
/** What transits are told of. */
function isTransited(point: ChartPoint): point is Planet | 'asc' | 'mc' {
  return isPlanet(point) || point === 'asc' || point === 'mc'
}
