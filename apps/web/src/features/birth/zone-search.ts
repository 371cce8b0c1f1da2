import type { TimeZoneOption } from '@astrarium/contracts'

/** More than anybody reads; the rest is reached by typing. */
const MOST = 60

/**
 * The zones that fit what was typed, best first; before anything was typed the list as it comes, the common
 * ones first.
 */
export function searchZones(zones: readonly TimeZoneOption[], typed: string): TimeZoneOption[] {
  const sought = plain(typed)
  if (!sought) return zones.slice(0, MOST)
  return zones
    .map((zone) => ({ zone, rank: rankOf(zone, sought) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || Number(b.zone.isCommon) - Number(a.zone.isCommon))
    .slice(0, MOST)
    .map(({ zone }) => zone)
}

/** "London (UTC+01:00)"; the bare name while the list is not there yet. */
export function zoneLabel(zones: readonly TimeZoneOption[], value: string): string {
  const zone = zones.find((option) => option.value === value)
  return zone ? `${zone.label} (${zone.offset})` : value
}

function rankOf(zone: TimeZoneOption, sought: string): number {
  const label = plain(zone.label)
  if (label === sought) return 5
  if (label.startsWith(sought)) return 4
  const whole = plain(`${zone.label} ${zone.value} ${zone.region} ${zone.offset}`)
  if (whole.includes(` ${sought}`)) return 3
  return whole.includes(sought) ? 2 : 0
}

/** Without accents, case and the punctuation of zone names. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[/_,\s]+/g, ' ')
    .trim()
}
