import {
  listTimeZones as listTimeZonesEndpoint,
  resolveBirthTime as resolveBirthTimeEndpoint,
  searchPlaces,
  zoneAtPlace,
} from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { formatOffset } from './format-offset.ts'
import { listTimeZones } from './service/list-time-zones.ts'
import { resolveBirthTime } from './service/resolve-birth-time.ts'

export function birthRoutes(mounting: Mounting): void {
  mount(mounting, searchPlaces, (context, { q }) => context.places.search(q), [
    { name: 'places', tries: 120, seconds: 60 },
  ])
  mount(mounting, listTimeZonesEndpoint, async (context) => listTimeZones(context))
  mount(
    mounting,
    zoneAtPlace,
    async (context, { latitude, longitude }) => ({ timezone: context.places.zoneAt(latitude, longitude) }),
    [{ name: 'zone-at', tries: 120, seconds: 60 }],
  )
  mount(
    mounting,
    resolveBirthTimeEndpoint,
    async (context, birth) => {
      const { kind, offsets } = resolveBirthTime(context, birth)
      return { kind, offsets: offsets.map((seconds) => ({ seconds, label: formatOffset(seconds) })) }
    },
    [{ name: 'resolve-time', tries: 240, seconds: 60 }],
  )
}
