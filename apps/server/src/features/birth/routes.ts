import {
  listTimeZones as listTimeZonesEndpoint,
  resolveBirthTime as resolveBirthTimeEndpoint,
  searchPlaces,
  zoneAtPlace,
} from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { formatOffset } from './service/format-offset.ts'
import { listTimeZones } from './service/list-time-zones.ts'
import { resolveBirthTime } from './service/resolve-birth-time.ts'

export function birthRoutes(mounting: Mounting): void {
  mount(mounting, searchPlaces, (world, { q }) => world.places.search(q), [
    { name: 'places', tries: 120, seconds: 60 },
  ])
  mount(mounting, listTimeZonesEndpoint, async (world) => listTimeZones(world))
  mount(
    mounting,
    zoneAtPlace,
    async (world, { latitude, longitude }) => ({ timezone: world.places.zoneAt(latitude, longitude) }),
    [{ name: 'zone-at', tries: 120, seconds: 60 }],
  )
  mount(
    mounting,
    resolveBirthTimeEndpoint,
    async (world, birth) => {
      const { kind, offsets } = resolveBirthTime(world, birth)
      return { kind, offsets: offsets.map((seconds) => ({ seconds, label: formatOffset(seconds) })) }
    },
    [{ name: 'resolve-time', tries: 240, seconds: 60 }],
  )
}
