import type { TimeZoneOption } from '@astrarium/contracts'
import type { Context } from '../../../platform/context.ts'
import { FREQUENT_ZONES } from '../frequent-zones.ts'
import { formatOffset } from '../format-offset.ts'

/** Every zone a person may be born in: the common ones first, then the rest by name. */
export function listTimeZones(context: Pick<Context, 'sky' | 'now'>): TimeZoneOption[] {
  const now = context.now()
  const common = new Set<string>(FREQUENT_ZONES)
  const others = context.sky
    .zones()
    .filter((zone) => zone.includes('/') && !/^(Etc|SystemV|posix|right)\//.test(zone) && !common.has(zone))
  return [...FREQUENT_ZONES, ...others.toSorted(), 'UTC'].map((zone) => ({
    value: zone,
    label: zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ') || zone,
    offset: formatOffset(context.sky.offsetAt(zone, now)),
    region: zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '',
    isCommon: common.has(zone),
  }))
}
