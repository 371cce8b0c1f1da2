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

/**
 * "London (UTC+01:00)" as it is today; "London" where another day is meant, whose offset is said beside it;
 * the IANA name while the list is not there yet.
 */
export function zoneLabel(
  zones: readonly TimeZoneOption[],
  value: string,
  day: 'today' | 'another' = 'today',
): string {
  const zone = zones.find((option) => option.value === value)
  if (!zone) return value
  return day === 'today' ? `${zone.label} (${zone.offset})` : zone.label
}

/** Its label, with its region where another one has the same label and the same clocks. */
export function labelAmong(zone: TimeZoneOption, shown: readonly TimeZoneOption[]): string {
  const { value, label, offset, region } = zone
  const hasTwin = shown.some((one) => one.value !== value && one.label === label && one.offset === offset)
  return hasTwin ? `${label}, ${region}` : label
}

/**
 * What people call them: abbreviations that several zones share, by the one that most mean, and cities under
 * their earlier names.
 */
const ALSO_KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': ['est', 'edt', 'eastern', 'eastern time'],
  'America/Chicago': ['cst', 'cdt', 'central time'],
  'America/Denver': ['mst', 'mdt', 'mountain time'],
  'America/Los_Angeles': ['pst', 'pdt', 'pacific time'],
  'America/Anchorage': ['akst', 'akdt'],
  'Pacific/Honolulu': ['hst'],
  'America/Sao_Paulo': ['brt'],
  'Europe/London': ['gmt', 'bst'],
  'Europe/Berlin': ['cet', 'cest', 'met'],
  'Europe/Helsinki': ['eet', 'eest'],
  'Europe/Moscow': ['msk'],
  'Europe/Istanbul': ['constantinople'],
  'Asia/Kolkata': ['ist', 'bombay', 'calcutta', 'madras', 'delhi', 'new delhi'],
  'Asia/Calcutta': ['ist', 'bombay', 'madras', 'delhi', 'new delhi'],
  'Asia/Shanghai': ['peking', 'beijing'],
  'Asia/Hong_Kong': ['hkt'],
  'Asia/Singapore': ['sgt'],
  'Asia/Ho_Chi_Minh': ['saigon'],
  'Asia/Tokyo': ['jst'],
  'Asia/Seoul': ['kst'],
  'Australia/Sydney': ['aest', 'aedt'],
  'Australia/Adelaide': ['acst', 'acdt'],
  'Australia/Perth': ['awst'],
  'Pacific/Auckland': ['nzst', 'nzdt'],
}

function rankOf(zone: TimeZoneOption, sought: string): number {
  if (ALSO_KNOWN_AS[zone.value]?.includes(sought)) return 6
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
