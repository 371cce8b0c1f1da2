/** Words of time as fingers slip on them, and as telephones shorten them. */
import { MONTHS, WEEKDAYS } from '../language/calendar.ts'
import { editDistance } from '../language/edit-distance.ts'

const SHORT: Readonly<Record<string, string>> = {
  n: 'and',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomoz: 'tomorrow',
  tomo: 'tomorrow',
  '2morrow': 'tomorrow',
  '2moro': 'tomorrow',
  '2mrw': 'tomorrow',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  '2day': 'today',
  tdy: 'today',
  hoy: 'today',
  aaj: 'today',
  todays: 'today',
  tonights: 'tonight',
  tomorrows: 'tomorrow',
  yesterdays: 'yesterday',
  '2nite': 'tonight',
  tonite: 'tonight',
  '2night': 'tonight',
  tnite: 'tonight',
  toight: 'tonight',
  yday: 'yesterday',
  yest: 'yesterday',
  ystd: 'yesterday',
  yesterdy: 'yesterday',
  nite: 'night',
  manana: 'tomorrow',
  mañana: 'tomorrow',
  nxt: 'next',
  nex: 'next',
  netx: 'next',
  wk: 'week',
  wks: 'weeks',
  wek: 'week',
  weak: 'weak',
  wknd: 'weekend',
  wkend: 'weekend',
  wkd: 'weekend',
  weeknd: 'weekend',
  wkends: 'weekends',
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
  mnth: 'month',
  mnths: 'months',
  hr: 'hour',
  hrs: 'hours',
  min: 'minute',
  mins: 'minutes',
  moth: 'moth',
  tue: 'tuesday',
  tues: 'tuesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  weds: 'wednesday',
  jan: 'january',
  feb: 'february',
  apr: 'april',
  jun: 'june',
  jul: 'july',
  aug: 'august',
  sept: 'september',
  sep: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  wednsday: 'wednesday',
  wedensday: 'wednesday',
  teusday: 'tuesday',
  thrusday: 'thursday',
  febuary: 'february',
  feburary: 'february',
  januray: 'january',
  lunes: 'monday',
  martes: 'tuesday',
  miércoles: 'wednesday',
  miercoles: 'wednesday',
  jueves: 'thursday',
  viernes: 'friday',
  sábado: 'saturday',
  sabado: 'saturday',
  domingo: 'sunday',
  enero: 'january',
  febrero: 'february',
  junio: 'june',
  julio: 'july',
  agosto: 'august',
  septiembre: 'september',
  octubre: 'october',
  noviembre: 'november',
  diciembre: 'december',
  til: 'until',
  till: 'until',
  untill: 'until',
  b4: 'before',
  befor: 'before',
  thru: 'through',
  sumer: 'summer',
  sommer: 'summer',
  autum: 'autumn',
  chrismas: 'christmas',
  xmas: 'christmas',
  cristmas: 'christmas',
  christmass: 'christmas',
  bday: 'birthday',
  birtday: 'birthday',
  bithday: 'birthday',
  mornin: 'morning',
  arvo: 'afternoon',
  fortnite: 'fortnight',
  upto: 'until',
  twentieth: 'twentieth',
  ninteen: 'nineteen',
  fourty: 'forty',
  secound: 'second',
}

/** What a slip is held against; what is shorter has too many neighbours. */
const LONG = [...MONTHS, ...WEEKDAYS, 'tomorrow', 'yesterday', 'weekend', 'tonight', 'christmas', 'birthday']
  .map((word) => word.toLowerCase())
  .filter((word) => word.length >= 6)
const OTHER_WORDS = new Set([
  'sundry',
  'sundae',
  'moray',
  'augusta',
  'augusts',
  'knight',
  'weekends',
  'weekday',
  'midday',
  'someday',
  'holiday',
  'birthdays',
  'tonights',
  'weekdays',
  'noonday',
  'everyday',
  'sundays',
  'mondays',
  'fridays',
  'tuesdays',
  'thursdays',
  'saturdays',
  'wednesdays',
])

export const WORDS_OF_TIME: ReadonlySet<string> = new Set([
  ...LONG,
  'march',
  'april',
  'may',
  'june',
  'july',
  'today',
  'night',
  'week',
  'month',
  'year',
  'day',
  'spring',
  'summer',
  'autumn',
  'fall',
  'winter',
  'morning',
  'evening',
  'afternoon',
])

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINAL_ONES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** "one" stays a word: "the one before" is no first of a month. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ONES.map((word, index) => [word, index + 1] as const).slice(1),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['dozen', 12],
  ['hundred', 100],
])
export const ORDINAL_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ORDINAL_ONES.map((word, index) => [word, index + 1] as const),
  ['thirtieth', 30],
])

/** The word that was meant, in small letters. */
export function respelled(word: string): string {
  const short = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined
  if (short) return short
  const plural = /^(mon|tues|wednes|thurs|fri|satur|sun)days$/.test(word)
  if (word.length < 5 || plural || OTHER_WORDS.has(word) || !/^[a-z]+$/.test(word)) return word
  for (const meant of LONG) {
    if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 2) continue
    const most = meant.length >= 8 ? 2 : 1
    if (editDistance(word, meant) <= most) return meant
  }
  return word
}
