/**
 * Whom to reach in an emergency, by country. A wrong number is worse than none: each one here was found in a
 * public source, which stands beside it, and what could not be found again was taken out (docs/care.md says
 * how and when). Where a line is missing, the directory stands in; where a country is, the directory and 112.
 */
import { countryOfZone } from './country-of-zone.ts'

/** What to do, as a clause, and where the number was found. */
export interface HelpLine {
  words: string
  source: string
}

export interface HelpLines {
  emergency: string
  crisis: string
  violence: string
}

export interface CountryLines {
  emergency: HelpLine
  crisis: HelpLine
  /** null: no line of this kind was found in a public source */
  violence: HelpLine | null
}

/** The lines of the country whose time zone the person lives in. */
export function helpLines(timeZone: string): HelpLines {
  const found = LINES[countryOfZone(timeZone) ?? '']
  if (!found)
    return {
      emergency: 'your local emergency number (112 works on most mobile phones)',
      crisis: DIRECTORY,
      violence: DIRECTORY,
    }
  return {
    emergency: found.emergency.words,
    crisis: found.crisis.words,
    violence: found.violence?.words ?? DIRECTORY,
  }
}

/** The same without English around the numbers, for a sentence in another language. */
export function helpNumbers(timeZone: string): HelpLines {
  const found = LINES[countryOfZone(timeZone) ?? '']
  const bare = (line: HelpLine | null | undefined): string =>
    line ? line.words.replace(/^call (?:or text )?/, '').replaceAll(' or ', ' / ') : 'findahelpline.com'
  return {
    emergency: found ? bare(found.emergency) : '112',
    crisis: bare(found?.crisis),
    violence: bare(found?.violence),
  }
}

const DIRECTORY = 'findahelpline.com lists free lines in your country'
const LIST = 'Wikipedia, List of suicide crisis lines'

export const LINES: Readonly<Record<string, CountryLines>> = {
  US: {
    emergency: { words: '911', source: LIST },
    crisis: { words: 'call or text 988 (Suicide and Crisis Lifeline)', source: '988lifeline.org' },
    violence: { words: 'call 1-800-799-7233 (National Domestic Violence Hotline)', source: 'thehotline.org' },
  },
  CA: {
    emergency: { words: '911', source: LIST },
    crisis: {
      words: 'call or text 988 (Suicide Crisis Helpline)',
      source: 'Government of Canada, 30 November 2023',
    },
    violence: null,
  },
  GB: {
    emergency: { words: '999', source: LIST },
    crisis: { words: 'call 116 123 (Samaritans)', source: LIST },
    violence: {
      words: 'call 0808 2000 247 (National Domestic Abuse Helpline)',
      source: 'UK Government, guidance on domestic abuse',
    },
  },
  IE: {
    emergency: { words: '112 or 999', source: LIST },
    crisis: { words: 'call 116 123 (Samaritans)', source: LIST },
    violence: { words: 'call 1800 341 900 (Women’s Aid)', source: 'gov.ie, Department of Justice' },
  },
  AU: {
    emergency: { words: '000', source: LIST },
    crisis: { words: 'call 13 11 14 (Lifeline)', source: LIST },
    violence: {
      words: 'call 1800 737 732 (1800RESPECT)',
      source: 'Australian Minister for Social Services; the name spells the number',
    },
  },
  NZ: {
    emergency: { words: '111', source: 'govt.nz' },
    crisis: { words: 'call or text 1737', source: 'New Zealand Minister of Health, June 2017' },
    violence: {
      words: 'call 0800 733 843 (Women’s Refuge, day and night) or 0800 456 450 (Are You OK, 9:00 to 23:00)',
      source: 'govt.nz',
    },
  },
  DE: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 0800 111 0 111 (TelefonSeelsorge)', source: LIST },
    violence: { words: 'call 116 016 (Hilfetelefon)', source: 'hilfetelefon.de' },
  },
  AT: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 142 (TelefonSeelsorge)', source: LIST },
    violence: {
      words: 'call 0800 222 555 (Frauenhelpline)',
      source: 'frauenhelpline.at; Salzburger Nachrichten, May 2021',
    },
  },
  CH: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 143 (Die Dargebotene Hand)', source: LIST },
    violence: null,
  },
  FR: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 3114', source: '3114.fr' },
    violence: { words: 'call 3919', source: 'solidaritefemmes.org' },
  },
  ES: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 024', source: 'RTVE and Ministerio de Sanidad, May 2022' },
    violence: { words: 'call 016', source: 'Ministerio de Igualdad, quoted April 2020' },
  },
  IT: {
    emergency: { words: '112', source: LIST },
    crisis: {
      words: 'call 02 2327 2327 (Telefono Amico, 10:00 to 24:00)',
      source: 'Corriere della Sera, March 2020; San Marino RTV, December 2022',
    },
    violence: { words: 'call 1522', source: '1522.eu; Sky TG24, November 2023' },
  },
  PT: {
    emergency: { words: '112', source: LIST },
    crisis: {
      words: 'call 1411 (Linha Nacional de Prevenção do Suicídio)',
      source: '24noticias, September 2025',
    },
    violence: null,
  },
  NL: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 113 or 0800 0113', source: 'NU.nl, July 2020; upday, October 2025' },
    violence: { words: 'call 0800 2000 (Veilig Thuis)', source: 'rijksoverheid.nl' },
  },
  BE: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 1813 (Dutch) or 0800 32 123 (French)', source: LIST },
    violence: { words: 'call 1712 (Dutch)', source: '1712.be' },
  },
  PL: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 116 123', source: 'Polish Ministry of Digital Affairs, quoted November 2025' },
    violence: null,
  },
  SE: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 90101 (Mind)', source: 'Kronprinsessparets stiftelse' },
    violence: null,
  },
  NO: {
    emergency: { words: '113 (ambulance) or 112 (police)', source: LIST },
    crisis: { words: 'call 116 123 (Mental Helse)', source: LIST },
    violence: { words: 'call 116 006 (VO-linjen)', source: 'Norwegian Ministry of Justice, October 2019' },
  },
  FI: {
    emergency: { words: '112', source: LIST },
    crisis: { words: 'call 09 2525 0111 (MIELI)', source: 'Keskipohjanmaa, April 2019' },
    violence: null,
  },
  IN: {
    emergency: { words: '112', source: LIST },
    crisis: {
      words: 'call 14416 (Tele MANAS)',
      source: 'Ministry of Health and Family Welfare, quoted July 2023 and July 2025',
    },
    violence: {
      words: 'call 181 (Women Helpline)',
      source: 'Ministry of Women and Child Development in the Lok Sabha, December 2025',
    },
  },
  JP: {
    emergency: { words: '119 or 110', source: LIST },
    crisis: { words: 'call 0120 279 338 (Yorisoi Hotline)', source: 'tascalne.com on the Yorisoi Hotline' },
    violence: {
      words: 'call 0120 279 889 (DV Sodan Plus, in eleven languages)',
      source: 'Government of Japan, gov-online.go.jp',
    },
  },
  KR: {
    emergency: { words: '119 or 112', source: LIST },
    crisis: { words: 'call 109', source: 'Ministry of Health and Welfare, January 2024' },
    violence: null,
  },
  BR: {
    emergency: { words: '190 (police) or 192 (ambulance)', source: LIST },
    crisis: { words: 'call 188 (CVV)', source: 'Ministério da Saúde, quoted July 2018' },
    violence: {
      words: 'call 180 (Central de Atendimento à Mulher)',
      source: 'gov.br; Agência Senado, October 2024',
    },
  },
  MX: {
    emergency: { words: '911', source: LIST },
    crisis: { words: 'call 55 5259 8121 (SAPTEL)', source: LIST },
    violence: null,
  },
  AR: {
    emergency: { words: '911', source: LIST },
    crisis: { words: 'call 135 (Greater Buenos Aires) or 5275 1135', source: LIST },
    violence: { words: 'call 144', source: 'Página 12, September 2025' },
  },
  ZA: {
    emergency: { words: '10111 (police)', source: 'CapeTalk, May 2020' },
    crisis: { words: 'call 0800 567 567 (Suicide Crisis Line)', source: 'SADAG in The Star, February 2019' },
    violence: { words: 'call 0800 428 428', source: 'CapeTalk, May 2020' },
  },
  IL: {
    emergency: { words: '101 (ambulance) or 100 (police)', source: LIST },
    crisis: { words: 'call 1201 (ERAN)', source: LIST },
    violence: null,
  },
}
