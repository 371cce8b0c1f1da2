import { fold } from './fold.ts'

/**
 * "Springfield, Illinois, United States": from the small to the large, saying nothing twice ("Singapore",
 * "Cairo, Egypt").
 */
export function placeLabel(
  city: string,
  county: string | null,
  state: string | null,
  country: string,
): string {
  const between = [county, state].filter(
    (part) => part !== null && !isSameName(city, part) && !isSameName(country, part),
  )
  return [city, ...new Set(between), ...(isSameName(city, country) ? [] : [country])].join(', ')
}

/**
 * A name without the words that only say what kind of region it is: "State of Berlin" and "Cairo Governorate"
 * name their city.
 */
export function bareRegionName(name: string): string {
  return name
    .replace(BRACKETS, '')
    .replace(
      /^(the )?(autonomous )?(state|city|county|province|region|district|municipality|principality|republic) of (the )?/i,
      '',
    )
    .replace(REGION_WORDS, '')
}

const BRACKETS = / \([^)]*\)$/
const REGION_WORDS =
  / (d\.c\.|f\.d\.|metropolitan|autonomous (region|republic|province|city)|special (city|region)|metropolitan city|capital (region|governorate)|governorate|province|prefecture|oblast|okrug|krai|kray|region|district|department|county|municipality|parish|voivodeship|city|state|division|canton)$/i

function isSameName(a: string, b: string): boolean {
  return [b, b.replace(BRACKETS, ''), bareRegionName(b)].some((name) => fold(name) === fold(a))
}
