import { POINT_NAMES } from '../nouns.ts'
import type { NatalAspectName, Sign } from '../nouns.ts'
import type { WheelPoint } from './input.ts'

/** The words of a chart read aloud. English is the default; another language passes its own. */
export interface WheelWords {
  points: Readonly<Record<WheelPoint, string>>
  signs: Readonly<Record<Sign, string>>
  aspects: Readonly<Record<NatalAspectName, string>>
  /** "Leo, 11°52′" */
  place(sign: string, degree: string): string
  /** "between Taurus, 25°10′ and Gemini, 8°02′" */
  between(from: string, to: string): string
  house(number: number): string
  retrograde: string
  /** "Sun: Leo, 11°52′, tenth house, retrograde" */
  body(name: string, parts: readonly string[]): string
  /** "Sun trine Saturn, orb 1°20′" */
  aspect(a: string, kind: string, b: string, orb: string): string
  withoutTime: string
}

const ORDINALS = [
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

export const ENGLISH: WheelWords = {
  points: POINT_NAMES,
  signs: {
    Aries: 'Aries',
    Taurus: 'Taurus',
    Gemini: 'Gemini',
    Cancer: 'Cancer',
    Leo: 'Leo',
    Virgo: 'Virgo',
    Libra: 'Libra',
    Scorpio: 'Scorpio',
    Sagittarius: 'Sagittarius',
    Capricorn: 'Capricorn',
    Aquarius: 'Aquarius',
    Pisces: 'Pisces',
  },
  aspects: {
    conjunction: 'conjunct',
    sextile: 'sextile',
    square: 'square',
    trine: 'trine',
    opposition: 'opposite',
    semisextile: 'semisextile',
    semisquare: 'semisquare',
    quintile: 'quintile',
    sesquiquadrate: 'sesquiquadrate',
    biquintile: 'biquintile',
    quincunx: 'quincunx',
  },
  place: (sign, degree) => `${sign} ${degree}`,
  between: (from, to) => `between ${from} and ${to}`,
  house: (number) => `${ORDINALS[number - 1]} house`,
  retrograde: 'retrograde',
  body: (name, parts) => `${name}: ${parts.join(', ')}.`,
  aspect: (a, kind, b, orb) => `${a} ${kind} ${b}, orb ${orb}.`,
  withoutTime: 'The birth time is not known, so this chart has no houses and no angles.',
}
