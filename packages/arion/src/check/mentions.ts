/** The astrological words of one sentence, in order, as the almanac puts them. */
import { SIGNS } from '@astrarium/sky'
import type { Eclipse, MajorAspect, Planet, Sign } from '@astrarium/sky'
import { HOUSE_NAMES } from '../language/house-names.ts'
import { PATTERN_NAMES, RANKS } from '../brief/chart-words.ts'
import { MONTHS, WEEKDAYS } from '../language/calendar.ts'
import type { DateRole } from '../claims/claim.ts'
import { must } from '../must.ts'
import { POINT_NAMES, pointCalled } from './point-names.ts'
import { ORDINALS, numberOf } from '../language/numbers.ts'
import { pushDate, roleOf } from './mention-dates.ts'
import type { Mention } from './mention.ts'

const MONTH = MONTHS.join('|')

const DAY_NAME = `(?:(?:${WEEKDAYS.join('|')}) )?`

const PLANET = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto'

const FORMS = [
  `(?<eclipse>\\b(?:(?<eclipseKind>total|annular|hybrid|partial|penumbral) )?eclipse of the (?<eclipsed>Sun|Moon)\\b)`,
  `(?<return>\\b(?:(?<nth>${ORDINALS.join('|')}) )?(?<returning>[Ss]olar|[Ll]unar|${PLANET}) return\\b)`,
  `(?<yearHouse>\\b(?<yearOrdinal>${ORDINALS.join('|')})-house year\\b)`,
  `(?<yearSign>\\ba year of (?<yearOf>${SIGNS.join('|')})\\b)`,
  `(?<yearLord>\\b(?:the )?(?<lord>${PLANET}) as its lord\\b)`,
  `(?<progressed>\\b[Yy]our progressed (?<progressedBody>Sun|Moon)\\b)`,
  `(?<crossing>(?<=(?:${PLANET}) )(?<verb>enters|entered|leaves|left)\\b)`,
  `(?<daysAhead>\\b[Ii]n (?<days>\\d{1,3}) days?\\b)`,
  `(?<closest>\\b[Tt]he (?<rank>${RANKS.join('|')}) personal aspect (?:in your chart|of your (?<of>${POINT_NAMES})) is\\b)`,
  `(?<natal>\\b[Yy]our (?<natalBody>${POINT_NAMES})\\b(?! return))`,
  `(?<bare>\\b(?:[Tt]he )?(?<bareBody>${POINT_NAMES})\\b)`,
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
].join('|')

const NAME = /\(\?<(\w+)>/g
// by their place: to hand out seventy names with each match takes a fifth of its time
const PLACES = new Map(Array.from(FORMS.matchAll(NAME), ([, name], place) => [name, place + 1]))
const PATTERN = new RegExp(FORMS.replaceAll(NAME, '('), 'g')

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

export function mentionsOf(sentence: string, state: { year: number }, unclaimed: string[]): Mention[] {
  const mentions: Mention[] = []
  let lastRole: DateRole = 'at'
  for (const match of sentence.matchAll(PATTERN)) {
    const group = (name: string) => match[PLACES.get(name) ?? -1]
    const part = (name: string) => must(group(name), name)
    const text = match[0]
    const before = sentence.slice(Math.max(0, match.index - 28), match.index)
    if (group('eclipse'))
      mentions.push({
        is: 'eclipse',
        of: group('eclipsed') === 'Sun' ? 'solar' : 'lunar',
        type: (group('eclipseKind') as Eclipse['kind'] | undefined) ?? null,
        text,
      })
    else if (group('return'))
      mentions.push({
        is: 'return',
        body: returning(part('returning')),
        number: group('nth') ? numberOf(part('nth')) : null,
        text,
      })
    else if (group('yearHouse'))
      mentions.push({ is: 'year_house', house: numberOf(part('yearOrdinal')), text })
    else if (group('yearSign')) mentions.push({ is: 'year_sign', sign: group('yearOf') as Sign, text })
    else if (group('yearLord'))
      mentions.push({ is: 'year_lord', body: part('lord').toLowerCase() as Planet, text })
    else if (group('progressed'))
      mentions.push({ is: 'progressed', body: part('progressedBody').toLowerCase() as Planet, text })
    else if (group('crossing'))
      mentions.push({ is: 'crossing', role: part('verb').startsWith('e') ? 'from' : 'to', text })
    else if (group('daysAhead')) mentions.push({ is: 'days_ahead', days: Number(group('days')), text })
    else if (group('closest'))
      mentions.push({
        is: 'closest',
        rank: RANKS.indexOf(group('rank') as (typeof RANKS)[number]) + 1,
        of: group('of') ? pointCalled(group('of')) : null,
        text,
      })
    else if (group('natal'))
      mentions.push({ is: 'body', point: pointCalled(group('natalBody')), isNatal: true, text })
    else if (group('bare'))
      mentions.push({ is: 'body', point: pointCalled(group('bareBody')), isNatal: false, text })
    else if (group('sign')) mentions.push({ is: 'sign', sign: text as Sign, text })
    else if (group('house')) mentions.push({ is: 'house', house: numberOf(part('ordinal')), text })
    else if (group('houseName')) mentions.push({ is: 'house_name', name: part('name'), text })
    else if (group('aspect')) mentions.push({ is: 'aspect', aspect: aspectOf(text), text })
    else if (group('rules')) mentions.push({ is: 'rules', text })
    else if (group('degree')) mentions.push({ is: 'degree', degree: Number(group('degreeValue')), text })
    else if (group('tenths'))
      mentions.push({ is: 'orb', degrees: Number(group('tenthsValue')), isTenths: true, text })
    else if (group('orb'))
      mentions.push({
        is: 'orb',
        degrees: ORBS[group('half') ?? group('degrees') ?? ''] ?? 99,
        isTenths: false,
        text,
      })
    else if (group('phase'))
      mentions.push({ is: 'phase', phase: text.toLowerCase().startsWith('new') ? 'new' : 'full', text })
    else if (group('atBirth')) mentions.push({ is: 'at_birth', isRetrograde: !group('direct'), text })
    else if (group('motion')) mentions.push({ is: 'motion', text })
    else if (group('trade')) mentions.push({ is: 'trade', text })
    else if (group('range')) {
      const year2 = group('y2') ? Number(group('y2')) : group('y1') ? Number(group('y1')) : state.year
      const month1 = group('m1') ?? part('m2')
      const isLater =
        MONTHS.indexOf(month1 as (typeof MONTHS)[number]) * 31 + Number(group('d1')) >
        MONTHS.indexOf(group('m2') as (typeof MONTHS)[number]) * 31 + Number(group('d2'))
      const year1 = group('y1') ? Number(group('y1')) : group('y2') && isLater ? year2 - 1 : year2
      const roles: [DateRole, DateRole] =
        part('rangeWord').toLowerCase() === 'between' ? ['between', 'between'] : ['from', 'to']
      pushDate(mentions, unclaimed, {
        role: roles[0],
        day: Number(group('d1')),
        month: month1,
        year: year1,
        text,
      })
      pushDate(mentions, unclaimed, {
        role: roles[1],
        day: Number(group('d2')),
        month: part('m2'),
        year: year2,
        text,
      })
      if (group('y1') || group('y2')) state.year = year2
      lastRole = roles[1]
    } else if (group('date')) {
      const year = group('y') ? Number(group('y')) : state.year
      if (group('y')) state.year = year
      lastRole = roleOf(before, lastRole)
      const [dayName] = text.split(' ')
      pushDate(mentions, unclaimed, {
        role: lastRole,
        day: Number(group('d')),
        month: part('m'),
        year,
        dayName,
        text,
      })
    } else if (group('time')) {
      lastRole = roleOf(before, lastRole)
      mentions.push({ is: 'time', role: lastRole, time: text, text })
    }
  }
  return mentions
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
