/** Feasts of a fixed day or a weekday in a month; some are another's day in another country. */
import { addDays, dateOf } from '../../language/calendar.ts'
import type { Stretch } from '../span.ts'
import type { Feast } from './feast.ts'
import { SUN_SPEED, localDate, nextAt, sunLongitude } from './sun-and-moon.ts'
import { easter, nthWeekday } from './western.ts'

const CANADA =
  /^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Montreal|Regina|St_Johns|Moncton|Whitehorse|Yellowknife|Iqaluit)|^Canada\//
const BRITAIN = /^Europe\/(London|Belfast|Dublin|Jersey|Guernsey|Isle_of_Man)/
const isIn = (zone: string, pattern: RegExp) => pattern.test(zone)

export const CIVIL: readonly Feast[] = [
  fixed('christmas eve|xmas eve|heiligabend|nochebuena|wigilia', 'Christmas Eve', [12, 24]),
  fixed('(?:christmas|xmas) (?:day|morning|dinner|lunch)', 'Christmas Day', [12, 25]),
  fixed('christmas night', 'Christmas night', [12, 24], 2),
  fixed('boxing day|st stephen s day', 'Boxing Day', [12, 26]),
  fixed(
    'christmas(?: break| time)?|xmas|x ?- ?mas|crimbo|navidad|noel|weihnachten',
    'Christmas',
    [12, 24],
    3,
  ),
  fixed(
    '(?:(?:christmas|xmas|festive|winter) (?:holidays|period|season|vacation)|holiday season|holidays(?= season))',
    'the holidays',
    [12, 24],
    9,
  ),
  fixed(
    'new years? eve|new year s eve|nye|hogmanay|silvester|sylvester|31st night',
    "New Year's Eve",
    [12, 31],
  ),
  fixed('new years? day|new year s day', "New Year's Day", [1, 1]),
  fixed(
    '(?:the )?turn of the year|(?:the )?year turns|new years(?: weekend)?|new year s',
    'the turn of the year',
    [12, 31],
    2,
  ),
  fixed('epiphany|three kings(?: day)?|twelfth night|dia de reyes', 'Epiphany', [1, 6]),
  fixed('burns night', 'Burns Night', [1, 25]),
  fixed('republic day', 'Republic Day', [1, 26]),
  fixed('australia day|invasion day', 'Australia Day', [1, 26]),
  fixed('pongal|makar sankranti', 'Makar Sankranti', [1, 14]),
  fixed('waitangi(?: day)?', 'Waitangi Day', [2, 6]),
  fixed('groundhog day|candlemas|imbolc', 'Candlemas', [2, 2]),
  fixed('setsubun', 'Setsubun', [2, 3]),
  fixed('valentine s(?: day)?|valentines?(?: day)?|v ?- ?day|san valentin', "Valentine's Day", [2, 14]),
  fixed('leap day', 'leap day', [2, 29]),
  fixed('st patricks?(?: s)?(?: day)?|paddy s day|paddys day', "St Patrick's Day", [3, 17]),
  fixed('nowruz|norooz|newroz|persian new year', 'Nowruz', [3, 20]),
  fixed('april fools?(?: s)?(?: day)?', "April Fools' Day", [4, 1]),
  fixed('songkran', 'Songkran', [4, 13], 3),
  fixed('vaisakhi|baisakhi', 'Vaisakhi', [4, 14]),
  fixed('anzac day|anzac', 'Anzac Day', [4, 25]),
  fixed('freedom day', 'Freedom Day', [4, 27]),
  fixed('king s day|kings day|koningsdag', "King's Day", [4, 27]),
  fixed('golden week', 'Golden Week', [4, 29], 7),
  fixed('may day|beltane|walpurgis(?: night)?', 'May Day', [5, 1]),
  fixed('cinco de mayo', 'Cinco de Mayo', [5, 5]),
  fixed('syttende mai', 'Syttende Mai', [5, 17]),
  fixed('juneteenth', 'Juneteenth', [6, 19]),
  fixed('youth day', 'Youth Day', [6, 16]),
  fixed(
    'st john s(?: day| eve)?|midsommar|sankthans|midsummer(?: s)?(?: eve| day)?',
    'Midsummer',
    [6, 21],
    4,
  ),
  fixed('makar sankranti|pongal|lohri', 'Makar Sankranti', [1, 14]),
  fixed('oxi day|ochi day', 'Oxi Day', [10, 28]),
  by('melbourne cup(?: day)?', 'the Melbourne Cup', (year) => nthWeekday(year, 11, 2, 1)),
  fixed('watch ?night|crossover night', 'the last night of the year', [12, 31], 2),
  fixed('canada day', 'Canada Day', [7, 1]),
  fixed('tanabata', 'Tanabata', [7, 7]),
  fixed('(?:the )?(?:4th|o4) of july', 'the Fourth of July', [7, 4]),
  fixed('bastille day|14 juillet', 'Bastille Day', [7, 14]),
  fixed('lammas|lughnasadh', 'Lammas', [8, 1]),
  fixed('assumption(?: day)?|ferragosto', 'Assumption', [8, 15]),
  fixed('obon', 'Obon', [8, 13], 4),
  fixed('heritage day', 'Heritage Day', [9, 24]),
  fixed('michaelmas', 'Michaelmas', [9, 29]),
  fixed('hallowe ?en|samhain|all hallows(?: eve)?', 'Halloween', [10, 31]),
  fixed('all saints?(?: s)?(?: day)?', "All Saints' Day", [11, 1]),
  fixed('all souls?(?: s)?(?: day)?', "All Souls' Day", [11, 2]),
  fixed('day of the dead|dia de (?:los )?muertos|muertos', 'the Day of the Dead', [11, 1], 2),
  fixed('guy fawkes(?: night)?|bonfire night', 'Bonfire Night', [11, 5]),
  fixed('martinmas|veterans day|remembrance day|armistice day', 'Remembrance Day', [11, 11]),
  fixed('st nicholas(?: day)?|sinterklaas|nikolaus(?:tag)?|mikulas', "St Nicholas' Day", [12, 6]),
  fixed('st lucia(?: s)?(?: day)?', "St Lucia's Day", [12, 13]),
  fixed('kwanzaa', 'Kwanzaa', [12, 26], 7),
  by('independence day', 'Independence Day', (year, zone) =>
    /^Asia\/(Kolkata|Calcutta)/.test(zone)
      ? dateOf(year, 8, 15)
      : zone === 'Africa/Lagos'
        ? dateOf(year, 10, 1)
        : dateOf(year, 7, 4),
  ),
  by('womens day|women s day', "Women's Day", (year, zone) =>
    zone === 'Africa/Johannesburg' ? dateOf(year, 8, 9) : dateOf(year, 3, 8),
  ),
  by('(?:mlk|martin luther king)(?: day)?', 'Martin Luther King Day', (year) => nthWeekday(year, 1, 1, 3)),
  by('president s day|presidents day', "Presidents' Day", (year) => nthWeekday(year, 2, 1, 3)),
  by('mothering sunday', 'Mothering Sunday', (year) => addDays(easter(year), -21)),
  by("mother s day|mothers day|mothers ?'? day|day of the mothers", "Mother's Day", (year, zone) =>
    isIn(zone, BRITAIN) ? addDays(easter(year), -21) : nthWeekday(year, 5, 7, 2),
  ),
  by("father s day|fathers day|fathers ?'? day", "Father's Day", (year, zone) =>
    /^(Australia\/|Pacific\/Auckland)/.test(zone) ? nthWeekday(year, 9, 7, 1) : nthWeekday(year, 6, 7, 3),
  ),
  by('memorial day', 'Memorial Day', (year) => nthWeekday(year, 5, 1, -1)),
  by('victoria day', 'Victoria Day', (year) => nthWeekday(year, 5, 1, 4)),
  by('labou?r day', 'Labor Day', (year, zone) =>
    zone.startsWith('America/') ? nthWeekday(year, 9, 1, 1) : dateOf(year, 5, 1),
  ),
  by('columbus day|indigenous peoples day', 'Columbus Day', (year) => nthWeekday(year, 10, 1, 2)),
  by('respect for the aged day', 'Respect for the Aged Day', (year) => nthWeekday(year, 9, 1, 3)),
  by('thanksgiving(?: day)?', 'Thanksgiving', (year, zone) =>
    isIn(zone, CANADA) ? nthWeekday(year, 10, 1, 2) : nthWeekday(year, 11, 4, 4),
  ),
  by('thanksgiving weekend', 'Thanksgiving', (year) => nthWeekday(year, 11, 4, 4), 4),
  by('black friday', 'Black Friday', (year) => addDays(nthWeekday(year, 11, 4, 4), 1)),
  by('cyber monday', 'Cyber Monday', (year) => addDays(nthWeekday(year, 11, 4, 4), 4)),
  by('matariki', 'Matariki', matariki),
  by('(?:spring|vernal|march) equinox|ostara', 'the March equinox', (year, zone) => sunDay(year, 0, zone)),
  by('(?:autumn|autumnal|fall|september) equinox|mabon', 'the September equinox', (year, zone) =>
    sunDay(year, 180, zone),
  ),
  by('summer solstice|longest day', 'the summer solstice', (year, zone) =>
    sunDay(year, isSouth(zone) ? 270 : 90, zone),
  ),
  by('winter solstice|shortest day|yule', 'the winter solstice', (year, zone) =>
    sunDay(year, isSouth(zone) ? 90 : 270, zone),
  ),
  {
    words: 'solstice',
    name: 'the solstice',
    inYear: (year, zone) => [90, 270].map((longitude) => day(sunDay(year, longitude, zone))),
  },
  {
    words: 'equinox',
    name: 'the equinox',
    inYear: (year, zone) => [0, 180].map((longitude) => day(sunDay(year, longitude, zone))),
  },
]

function day(date: string, count = 1): Stretch {
  return { from: date, to: addDays(date, count - 1) }
}

function fixed(words: string, name: string, [month, first]: [number, number], count = 1): Feast {
  return { words, name, inYear: (year) => [day(dateOf(year, month, first), count)] }
}

function by(words: string, name: string, date: (year: number, zone: string) => string, count = 1): Feast {
  return { words, name, inYear: (year, zone) => [day(date(year, zone), count)] }
}

function sunDay(year: number, longitude: number, zone: string): string {
  return localDate(nextAt(sunLongitude, longitude, SUN_SPEED, Date.UTC(year, 0, 1)), zone)
}

function isSouth(zone: string): boolean {
  return /^(Australia|Antarctica)\/|^Pacific\/(Auckland|Fiji)|^Africa\/(Johannesburg|Harare|Maputo|Gaborone|Windhoek)|^America\/(Argentina|Sao_Paulo|Santiago|Montevideo|Lima|La_Paz|Asuncion)/.test(
    zone,
  )
}

/** The Fridays that New Zealand has set in law (Te Kāhui o Matariki Public Holiday Act 2022, schedule 1). */
const MATARIKI: Readonly<Record<number, string>> = {
  2022: '06-24',
  2023: '07-14',
  2024: '06-28',
  2025: '06-20',
  2026: '07-10',
  2027: '06-25',
  2028: '07-14',
  2029: '07-06',
  2030: '06-21',
  2031: '07-11',
  2032: '07-02',
}

function matariki(year: number): string {
  return `${year}-${MATARIKI[year] ?? '07-06'}`
}
