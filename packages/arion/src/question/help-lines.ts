/**
 * Whom to reach in an emergency, by country: public numbers of national services, compiled in 2026. Numbers change, and a
 * wrong one is worse than none, so look them over before each release. Where a country is missing, the international
 * directory and 112 stand in.
 */
export interface HelpLines {
  emergency: string
  crisis: string
  violence: string
}

export function helpLines(countryCode: string | null | undefined): HelpLines {
  return LINES[(countryCode ?? '').toUpperCase()] ?? ELSEWHERE
}

const ELSEWHERE: HelpLines = {
  emergency: 'your local emergency number (112 works on most mobile phones)',
  crisis: 'findahelpline.com lists free lines in your country',
  violence: 'findahelpline.com lists free lines in your country',
}

const LINES: Record<string, HelpLines> = {
  US: {
    emergency: '911',
    crisis: 'call or text 988 (Suicide and Crisis Lifeline)',
    violence: 'call 1-800-799-7233 (National Domestic Violence Hotline)',
  },
  CA: { emergency: '911', crisis: 'call or text 988', violence: 'call 911, or find your province’s line at sheltersafe.ca' },
  GB: { emergency: '999', crisis: 'call 116 123 (Samaritans)', violence: 'call 0808 2000 247 (National Domestic Abuse Helpline)' },
  IE: { emergency: '112', crisis: 'call 116 123 (Samaritans)', violence: 'call 1800 341 900 (Women’s Aid)' },
  AU: { emergency: '000', crisis: 'call 13 11 14 (Lifeline)', violence: 'call 1800 737 732 (1800RESPECT)' },
  NZ: { emergency: '111', crisis: 'call or text 1737', violence: 'call 0800 456 450 (It’s Not OK)' },
  DE: { emergency: '112', crisis: 'call 0800 111 0 111 (TelefonSeelsorge)', violence: 'call 116 016 (Hilfetelefon)' },
  AT: { emergency: '112', crisis: 'call 142 (TelefonSeelsorge)', violence: 'call 0800 222 555 (Frauenhelpline)' },
  CH: { emergency: '112', crisis: 'call 143 (Die Dargebotene Hand)', violence: 'call 117 (police), or see opferhilfe-schweiz.ch' },
  FR: { emergency: '112', crisis: 'call 3114', violence: 'call 3919' },
  ES: { emergency: '112', crisis: 'call 024', violence: 'call 016' },
  IT: { emergency: '112', crisis: 'call 02 2327 2327 (Telefono Amico)', violence: 'call 1522' },
  PT: { emergency: '112', crisis: 'call 1411 (Linha Nacional de Prevenção do Suicídio)', violence: 'call 800 202 148' },
  NL: { emergency: '112', crisis: 'call 113 or 0800 0113', violence: 'call 0800 2000 (Veilig Thuis)' },
  BE: { emergency: '112', crisis: 'call 1813 (Dutch) or 0800 32 123 (French)', violence: 'call 1712 (Dutch) or 0800 30 030 (French)' },
  PL: { emergency: '112', crisis: 'call 116 123', violence: 'call 800 120 002 (Niebieska Linia)' },
  SE: { emergency: '112', crisis: 'call 90101 (Mind)', violence: 'call 020 50 50 50 (Kvinnofridslinjen)' },
  NO: { emergency: '113 (ambulance) or 112 (police)', crisis: 'call 116 123 (Mental Helse)', violence: 'call 116 006' },
  DK: { emergency: '112', crisis: 'call 70 201 201 (Livslinien)', violence: 'call 1888 (Lev Uden Vold)' },
  FI: { emergency: '112', crisis: 'call 09 2525 0111 (MIELI)', violence: 'call 080 005 005 (Nollalinja)' },
  IN: { emergency: '112', crisis: 'call 14416 (Tele MANAS)', violence: 'call 181' },
  JP: { emergency: '119 or 110', crisis: 'call 0120 279 338 (Yorisoi Hotline)', violence: 'call #8008' },
  KR: { emergency: '119 or 112', crisis: 'call 109', violence: 'call 1366' },
  BR: { emergency: '190 or 192', crisis: 'call 188 (CVV)', violence: 'call 180' },
  MX: { emergency: '911', crisis: 'call 800 911 2000 (Línea de la Vida)', violence: 'call 911' },
  AR: { emergency: '911', crisis: 'call 135', violence: 'call 144' },
  ZA: { emergency: '112', crisis: 'call 0800 567 567 (SADAG)', violence: 'call 0800 428 428' },
  IL: { emergency: '101 or 100', crisis: 'call 1201 (ERAN)', violence: 'call 118' },
}

/** Countries whose summer is in December, for "this summer". */
const SOUTHERN_COUNTRIES = new Set([
  'AU',
  'NZ',
  'ZA',
  'AR',
  'BR',
  'CL',
  'UY',
  'PY',
  'BO',
  'PE',
  'NA',
  'BW',
  'ZW',
  'MZ',
  'MG',
  'FJ',
  'LS',
  'SZ',
])

export function isSouthernCountry(countryCode: string | null | undefined, timeZone: string): boolean {
  if (countryCode) return SOUTHERN_COUNTRIES.has(countryCode.toUpperCase())
  return /^(Australia\/|Antarctica\/|Pacific\/(Auckland|Chatham|Fiji)|Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone)|America\/(Sao_Paulo|Argentina|Buenos_Aires|Santiago|Montevideo|Asuncion|La_Paz|Lima))/.test(
    timeZone,
  )
}
