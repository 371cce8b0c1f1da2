import {
  listTimeZones as listTimeZonesEndpoint,
  resolveBirthTime as resolveBirthTimeEndpoint,
  searchPlaces,
  zoneAtPlace,
} from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress } from '../../platform/http/rate-limit.ts'
import { formatOffset } from './format-offset.ts'
import { listTimeZones } from './service/list-time-zones.ts'
import { resolveBirthTime } from './service/resolve-birth-time.ts'

export function birthRoutes(mounting: Mounting): void {
  mount(mounting, searchPlaces, ({ context, input: { q } }) => context.places.search(q), [
    perAddress('places', 120, 60),
  ])
  mount(mounting, listTimeZonesEndpoint, async ({ context }) => listTimeZones(context))
  mount(
    mounting,
    zoneAtPlace,
    async ({ context, input: { latitude, longitude } }) => ({
      timezone: context.places.zoneAt(latitude, longitude),
    }),
    [perAddress('zone-at', 120, 60)],
  )
  mount(
    mounting,
    resolveBirthTimeEndpoint,
    async ({ context, input: birth }) => {
      const { kind, offsets, instants } = resolveBirthTime(context, birth)
      // a skipped time by the clocks before the gap is an instant after it, and the other way round
      const inForce = kind === 'skipped' ? instants.toReversed() : instants
      return {
        kind,
        offsets: offsets.map((seconds, index) => ({
          seconds,
          label: formatOffset(seconds),
          isSummerTime: context.sky.isSummerTime(birth.timezone, inForce[index]!),
        })),
      }
    },
    [perAddress('resolve-time', 240, 60)],
  )
}
