import { PLANETS, signAndDegree } from '@astrarium/sky'
import type { Context } from '../../../platform/context.ts'
import type { SkyNow } from '../shown.ts'

const MONTH_MS = 30 * 86_400_000

/** The sky over everybody's head at this moment; whose day it is nobody knows here, so it is that of UTC. */
export function showSkyNow({ sky, now }: Pick<Context, 'sky' | 'now'>): SkyNow {
  const at = now()
  const { angle, illumination, sign } = sky.moonPhase(at)
  const [next] = sky.lunations(at, new Date(at.getTime() + MONTH_MS))
  if (!next) throw new Error('No quarter of the Moon ahead')
  return {
    at,
    moon: {
      phase: sky.phaseOfDay(...sky.localDay('UTC', sky.localDate('UTC', at))),
      angle,
      illumination,
      sign,
    },
    next: { kind: next.kind, at: next.at },
    planets: PLANETS.map((body) => {
      const { longitude, speed } = sky.position(body, at)
      return { body, ...signAndDegree(longitude), isRetrograde: speed < 0 }
    }),
  }
}
