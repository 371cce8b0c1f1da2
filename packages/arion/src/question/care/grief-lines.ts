/**
 * Who listens to people who mourn, by country. As in `help-lines.ts` a wrong number is worse than none: each
 * was found in a public source, which stands beside it; where none was found, no number is given.
 */
import { countryOfZone } from './country-of-zone.ts'
import type { HelpLine } from './help-lines.ts'

/** As a clause; null where no line was found. */
export function griefLine(timeZone: string): string | null {
  return GRIEF_LINES[countryOfZone(timeZone) ?? '']?.words ?? null
}

export const GRIEF_LINES: Readonly<Record<string, HelpLine>> = {
  GB: {
    words: 'Cruse Bereavement Support answers at 0808 808 1677',
    source: 'cruse.org.uk; Wikipedia, Cruse Bereavement Care',
  },
  IE: {
    words: 'the Bereavement Support Line answers at 1800 80 70 77, on weekdays from ten to one',
    source: 'hospicefoundation.ie, December 2023',
  },
  NZ: {
    words: 'a trained counsellor answers at 1737, by call or text, at any hour',
    source: 'cab.org.nz, Bereavement and grief',
  },
  DE: {
    words: 'the TelefonSeelsorge answers at 0800 111 0 111, day and night and without your name',
    source: 'ndr.de, 19 December 2020; domradio.de',
  },
  ZA: {
    words: 'counsellors of SADAG answer at 0800 21 22 23, from eight to eight',
    source: 'sadag.org, Contact; algoafm.co.za, SADAG',
  },
  CA: {
    words: 'the Canadian Virtual Hospice has made mygrief.ca for it, which is free',
    source: 'healthenews.mcgill.ca, MyGrief.ca',
  },
}
