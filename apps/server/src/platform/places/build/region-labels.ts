import { fold } from '../lookup/fold.ts'
import { bareRegionName } from '../lookup/label.ts'

/**
 * Everything that people write for a country after the name of a place: its names in many languages, its
 * code, its short forms.
 */
export function countryLabels(code: string): string[] {
  const names = LOCALES.map((locale) => countryName(code, locale))
  return distinct([
    code,
    ...names,
    ...names.map((name) => name.replace(/ ?& ?/, ' and ')),
    ...(COUNTRY_ALIASES[code] ?? []),
  ])
}

/** English name of a country; Hong Kong and Macao without the state they belong to. */
export function countryName(code: string, locale = 'en'): string {
  const style = code === 'HK' || code === 'MO' ? 'short' : 'long'
  return displayNames(locale, style).of(code) ?? code
}

/**
 * What people write for a state or province: its name, with and without "Province" and the like, its letters,
 * its name at home.
 */
export function stateLabels(countryCode: string, stateCode: string, name: string): string[] {
  const letters = /^[A-Z]{2,3}$/.test(stateCode) ? [stateCode] : []
  return distinct([
    name,
    bareRegionName(name),
    ...letters,
    ...(STATE_ALIASES[countryCode]?.[name]?.split(' | ') ?? []),
  ])
}

/** What people write for a county: "West Yorkshire" is also Yorkshire. */
export function countyLabels(name: string): string[] {
  const bare = bareRegionName(name)
  return distinct([name, bare, bare.replace(/^(north|south|east|west|greater|city of) /i, '')])
}

function distinct(labels: string[]): string[] {
  return [...new Set(labels.map(fold))].filter((label) => label !== '')
}

const formats = new Map<string, Intl.DisplayNames>()
function displayNames(locale: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${locale} ${style}`
  const format = formats.get(key) ?? new Intl.DisplayNames(locale, { type: 'region', style })
  formats.set(key, format)
  return format
}

const LOCALES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'nb',
  'sv',
  'fi',
  'is',
  'et',
  'lv',
  'lt',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'hr',
  'sr',
  'sl',
  'bg',
  'mk',
  'ru',
  'uk',
  'el',
  'tr',
  'ar',
  'he',
  'fa',
  'ur',
  'hi',
  'bn',
  'ta',
  'th',
  'vi',
  'id',
  'ms',
  'fil',
  'sw',
  'ja',
  'ko',
  'zh',
  'zh-Hant',
  'cy',
  'ga',
  'ca',
  'eu',
]

const COUNTRY_ALIASES: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  CD: ['DRC', 'DR Congo', 'Congo'],
  CG: ['Congo'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain'],
  KR: ['Korea'],
  MK: ['Macedonia'],
  MM: ['Burma', 'Myanmar'],
  NL: ['Holland'],
  PS: ['Palestine'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TW: ['Republic of China'],
  US: ['USA', 'U.S.A.', 'U.S.', 'America', 'United States of America'],
  VA: ['Holy See', 'Vatican'],
  CN: ['PRC'],
  HK: ['HK'],
  MO: ['Macau'],
}

// GeoNames names states in English and numbers them outside a few countries: these are the letters and names
// that people use
const STATE_ALIASES: Record<string, Record<string, string>> = {
  AU: {
    'Australian Capital Territory': 'ACT',
    'New South Wales': 'NSW',
    'Northern Territory': 'NT',
    Queensland: 'QLD',
    'South Australia': 'SA',
    Tasmania: 'TAS',
    Victoria: 'VIC',
    'Western Australia': 'WA',
  },
  CA: {
    Alberta: 'AB',
    'British Columbia': 'BC',
    Manitoba: 'MB',
    'New Brunswick': 'NB',
    'Newfoundland and Labrador': 'NL | Newfoundland',
    'Nova Scotia': 'NS',
    Ontario: 'ON',
    'Prince Edward Island': 'PE | PEI',
    Quebec: 'QC',
    Saskatchewan: 'SK',
    Yukon: 'YT',
    'Northwest Territories': 'NT | NWT',
    Nunavut: 'NU',
  },
  US: { 'District of Columbia': 'D.C. | Washington D.C.' },
  BR: {
    Acre: 'AC',
    Alagoas: 'AL',
    Amapá: 'AP',
    Amazonas: 'AM',
    Bahia: 'BA',
    Ceará: 'CE',
    'Federal District': 'DF | Distrito Federal',
    'Espírito Santo': 'ES',
    Goiás: 'GO',
    Maranhão: 'MA',
    'Mato Grosso': 'MT',
    'Mato Grosso do Sul': 'MS',
    'Minas Gerais': 'MG',
    Pará: 'PA',
    Paraíba: 'PB',
    Paraná: 'PR',
    Pernambuco: 'PE',
    Piauí: 'PI',
    'Rio de Janeiro': 'RJ',
    'Rio Grande do Norte': 'RN',
    'Rio Grande do Sul': 'RS',
    Rondônia: 'RO',
    Roraima: 'RR',
    'Santa Catarina': 'SC',
    'São Paulo': 'SP',
    Sergipe: 'SE',
    Tocantins: 'TO',
  },
  DE: {
    Bavaria: 'Bayern',
    Hesse: 'Hessen',
    'Lower Saxony': 'Niedersachsen',
    'North Rhine-Westphalia': 'Nordrhein-Westfalen | NRW',
    'Rheinland-Pfalz': 'Rhineland-Palatinate',
    Saxony: 'Sachsen',
    'Saxony-Anhalt': 'Sachsen-Anhalt',
    Thuringia: 'Thüringen',
    'Baden-Wurttemberg': 'BW',
  },
  AT: {
    Carinthia: 'Kärnten',
    'Lower Austria': 'Niederösterreich',
    'Upper Austria': 'Oberösterreich',
    Styria: 'Steiermark',
    Tyrol: 'Tirol',
    Vienna: 'Wien',
  },
  IT: {
    Tuscany: 'Toscana',
    Lombardy: 'Lombardia',
    Piedmont: 'Piemonte',
    Sicily: 'Sicilia',
    Sardinia: 'Sardegna',
    Apulia: 'Puglia',
    'The Marches': 'Marche',
    Lazio: 'Latium',
    'Aosta Valley': 'Valle d’Aosta',
  },
  ES: {
    Andalusia: 'Andalucía',
    Catalonia: 'Cataluña | Catalunya',
    Aragon: 'Aragón',
    'Castille and León': 'Castilla y León',
    'Castille-La Mancha': 'Castilla-La Mancha',
    'Basque Country': 'País Vasco | Euskadi',
    Navarre: 'Navarra',
    'Canary Islands': 'Canarias',
  },
  FR: { Brittany: 'Bretagne', Normandy: 'Normandie', Corsica: 'Corse' },
}
