/** Feasts of many peoples, by the names under which they are spoken of; each is computed for its year. */
import { addDays, dateOf } from '../../language/calendar.ts'
import type { Stretch } from '../span.ts'
import { daysCalled } from './lunar-calendars.ts'
import type { Calendar } from './lunar-calendars.ts'
import { CIVIL } from './civil.ts'
import type { Feast } from './feast.ts'
import { dussehra, tithiDay } from './hindu.ts'
import type { HinduMonth } from './hindu.ts'
import { easter, firstAdvent, orthodoxEaster } from './western.ts'

const ORTHODOX =
  /^Europe\/(Athens|Bucharest|Sofia|Belgrade|Moscow|Kyiv|Kiev|Minsk|Chisinau|Skopje|Podgorica)|^Asia\/(Nicosia|Tbilisi)|^Africa\/Addis/

const CHURCH: Feast[] = [
  afterEaster('ash wednesday', 'Ash Wednesday', -46),
  // money that was lent to somebody is no fast
  afterEaster(
    '(?<!\\b(?:i|we|he|she|they|you|who|have|had|has|was|been|never|also|ve|d) )lent(?! (?:him|her|them|me|us|out|my|our|money|some|a|an|to)\\b)',
    'Lent',
    -46,
    -1,
  ),
  afterEaster('carnival|karneval|carnaval|fasching', 'Carnival', -51, -47),
  afterEaster('rosenmontag', 'Rosenmontag', -48),
  afterEaster('mardi gras|shrove tuesday|pancake day|fat tuesday', 'Mardi Gras', -47),
  afterEaster('palm sunday', 'Palm Sunday', -7),
  afterEaster('holy week|semana santa', 'Holy Week', -7, 0),
  afterEaster('maundy thursday', 'Maundy Thursday', -3),
  afterEaster('good friday|viernes santo', 'Good Friday', -2),
  afterEaster('holy saturday|easter saturday', 'Holy Saturday', -1),
  afterEaster(
    '(?:orthodox |greek )?easter (?:sunday|day|morning|dinner|lunch|sunrise(?: service)?)',
    'Easter Sunday',
    0,
  ),
  afterEaster('easter monday', 'Easter Monday', 1),
  afterEaster('(?:orthodox |greek )?(?:easter|pascha)(?: weekend| break| holidays?)?', 'Easter', -2, 1),
  afterEaster('ascension(?: day)?', 'Ascension Day', 39),
  afterEaster('whit sunday|whitsunday|pentecost|whitsun|whitsuntide', 'Whitsun', 49, 50),
  afterEaster('whit monday', 'Whit Monday', 50),
  afterEaster('corpus christi', 'Corpus Christi', 60),
  { words: 'advent sunday', name: 'Advent Sunday', inYear: (year) => [days(firstAdvent(year), 1)] },
  {
    words: 'advent',
    name: 'Advent',
    inYear: (year) => [{ from: firstAdvent(year), to: dateOf(year, 12, 24) }],
  },
]

const LUNAR: Feast[] = [
  lunar('rosh hashana+h?|jewish new year', 'Rosh Hashanah', ['hebrew', 'Tishri', 1, 2]),
  lunar('yom kippur', 'Yom Kippur', ['hebrew', 'Tishri', 10, 1]),
  lunar('sukkot|sukkoth|succot', 'Sukkot', ['hebrew', 'Tishri', 15, 7]),
  lunar('simchat torah', 'Simchat Torah', ['hebrew', 'Tishri', 23, 1]),
  lunar('c?hanukk?ah?', 'Hanukkah', ['hebrew', 'Kislev', 25, 8]),
  lunar('passover|pesach', 'Passover', ['hebrew', 'Nisan', 15, 8]),
  lunar('shavuot', 'Shavuot', ['hebrew', 'Sivan', 6, 2]),
  lunar('tisha b ?av', "Tisha B'Av", ['hebrew', 'Av', 9, 1]),
  {
    words: 'purim',
    name: 'Purim',
    inYear: (year) =>
      ['Adar', 'Adar II']
        .flatMap((month) => daysCalled('hebrew', year, month, 14))
        .map((day) => days(day, 1)),
  },
  lunar('ramadan|ramadhan|ramzan', 'Ramadan', ['islamic-umalqura', '9', 1, 30]),
  lunar('laylat al qadr', 'Laylat al-Qadr', ['islamic-umalqura', '9', 27, 1]),
  lunar('eid al adha|eid ul adha|bakrid|kurban bayram[iı]?|big eid', 'Eid al-Adha', [
    'islamic-umalqura',
    '12',
    10,
    4,
  ]),
  {
    // the nearer of the two
    words: 'eid',
    name: 'Eid',
    inYear: (year) =>
      [daysCalled('islamic-umalqura', year, '10', 1), daysCalled('islamic-umalqura', year, '12', 10)]
        .flat()
        .map((date) => days(date, 3))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  },
  lunar('eid (?:al|ul) fitr|(?:ramazan |seker )?bayram|hari raya|lebaran', 'Eid al-Fitr', [
    'islamic-umalqura',
    '10',
    1,
    3,
  ]),
  lunar('ashura', 'Ashura', ['islamic-umalqura', '1', 10, 1]),
  lunar('muharram|islamic new year', 'Muharram', ['islamic-umalqura', '1', 1, 1]),
  lunar('mawlid', 'Mawlid', ['islamic-umalqura', '3', 12, 1]),
  lunar('(?:lunar|chinese) new year|cny|spring festival|tet|seollal|losar', 'Lunar New Year', [
    'chinese',
    '1',
    1,
    3,
  ]),
  lunar('lantern festival', 'the Lantern Festival', ['chinese', '1', 15, 1]),
  lunar('dragon boat(?: festival)?', 'the Dragon Boat Festival', ['chinese', '5', 5, 1]),
  lunar('qixi', 'Qixi', ['chinese', '7', 7, 1]),
  lunar('(?:hungry )?ghost festival', 'the Ghost Festival', ['chinese', '7', 15, 1]),
  lunar('mid ?- ?autumn(?: festival)?|moon festival|chuseok', 'the Mid-Autumn Festival', [
    'chinese',
    '8',
    15,
    1,
  ]),
]

const HINDU: Feast[] = [
  hindu('diwali|deepavali|divali', 'Diwali', ['ashvin', 30, 18]),
  hindu('dhanteras', 'Dhanteras', ['ashvin', 28, 18]),
  hindu('bhai dooj|bhaubeej', 'Bhai Dooj', ['kartik', 2, 14]),
  hindu('holi', 'Holi', ['phalguna', 15, 6]),
  {
    words: 'dus+ehra|vijayadashami|dasara',
    name: 'Dussehra',
    inYear: (year) => [dussehra(year)].flatMap((date) => (date ? [days(date, 1)] : [])),
  },
  hindu('(?:sharad )?navratri|navaratri|durga puja', 'Navratri', ['ashvin', 1, 6, 9]),
  hindu('raksha bandhan|rakhi', 'Raksha Bandhan', ['shravana', 15, 6]),
  hindu('gane[s]h chaturthi|ganpati|ganeshotsav', 'Ganesh Chaturthi', ['bhadrapada', 4, 12]),
  hindu('janmashtami', 'Janmashtami', ['shravana', 23, 6]),
  hindu('(?:maha )?shivratri|mahashivratri|(?:maha )?shivaratri', 'Maha Shivaratri', ['magha', 29, 24]),
  hindu('gudi padwa|ugadi', 'Gudi Padwa', ['chaitra', 1, 6]),
  hindu('ram navami', 'Ram Navami', ['chaitra', 9, 12]),
  hindu('akshaya tritiya', 'Akshaya Tritiya', ['vaishakha', 3, 9]),
  hindu('vesak|wesak|buddha purnima|buddha s birthday', 'Vesak', ['vaishakha', 15, 6]),
  hindu('guru purnima', 'Guru Purnima', ['ashadha', 15, 6]),
  hindu('karw?a chauth', 'Karwa Chauth', ['ashvin', 19, 19]),
  hindu('(?:basant|vasant) panchami|saraswati puja', 'Vasant Panchami', ['magha', 5, 9]),
]

/** The longer name first, where one stands in another. */
export const FEASTS: readonly Feast[] = [...CHURCH, ...LUNAR, ...HINDU, ...CIVIL]

function days(from: string, count: number): Stretch {
  return { from, to: addDays(from, count - 1) }
}

function afterEaster(words: string, name: string, first: number, last = first): Feast {
  return {
    words,
    name,
    inYear: (year, zone) => {
      const sunday = ORTHODOX.test(zone) ? orthodoxEaster(year) : easter(year)
      return [{ from: addDays(sunday, first), to: addDays(sunday, last) }]
    },
  }
}

function lunar(
  words: string,
  name: string,
  [calendar, month, day, count]: [Calendar, string, number, number],
): Feast {
  return {
    words,
    name,
    inYear: (year) => daysCalled(calendar, year, month, day).map((date) => days(date, count)),
  }
}

function hindu(
  words: string,
  name: string,
  [month, tithi, hour, count = 1]: [HinduMonth, number, number, number?],
): Feast {
  return {
    words,
    name,
    inYear: (year) => {
      const date = tithiDay(year, month, tithi, hour)
      return date ? [days(date, count)] : []
    },
  }
}
