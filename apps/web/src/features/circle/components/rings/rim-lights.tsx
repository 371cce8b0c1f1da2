import type { CircleToday } from '@astrarium/contracts'
import { litLimb } from '@astrarium/sky/lit-limb'
import { PLATE, SUN } from '../../rings/dial.ts'
import { linesPath } from '@astrarium/sky/wheel'
import { pointAt, radial } from '../../rings/orbit.ts'

/** Sun and Moon where they stand now. `left` is the longitude at the left. */
export function RimLights({ sun, moon, left }: Pick<CircleToday, 'sun' | 'moon'> & { left: number }) {
  const at = (longitude: number) => 180 + longitude - left
  const [ofSun, ofMoon] = [at(sun.longitude), at(moon.longitude)]
  const [day, night] = [pointAt(LIGHTS, ofSun), pointAt(LIGHTS, ofMoon)]
  return (
    <g aria-hidden="true" className="rings-lights">
      <path d={linesPath([radial(SUN + 6, PLATE, ofSun)])} className="rings-sunbeam" />
      <path d={linesPath([radial(SUN + 6, PLATE, ofMoon)])} className="rings-moonbeam" />
      <g transform={`translate(${night.x} ${night.y})`}>
        <circle r="10.5" className="rings-light" />
        <path d={litLimb(moon.longitude - sun.longitude, 7.5)} className="rings-moon" />
      </g>
      <g transform={`translate(${day.x} ${day.y})`}>
        <circle r="10.5" className="rings-light" />
        <circle r="5" className="rings-sun-sign" />
        <circle r="1.2" className="rings-sun-point" />
      </g>
    </g>
  )
}

/** on the inner edge of the limb */
const LIGHTS = PLATE + 3
