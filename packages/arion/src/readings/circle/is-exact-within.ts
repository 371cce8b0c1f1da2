/** Whether a body of the sky is exact to a longitude within local days: measured from positions alone. */
import type { MajorAspect, Planet, Sky } from '@astrarium/sky'

const DAY = 86_400_000

/** `ways` are longitudes where the point may stand; it has to be so for each of them. */
export function isExactWithin(
  touch: { body: Planet; aspect: MajorAspect; ways: readonly number[]; from: string; until: string },
  { sky, zone }: { sky: Sky; zone: string },
): boolean {
  const { body, aspect, ways, from, until } = touch
  const [begin, end] = [sky.localDay(zone, from)[0], sky.localDay(zone, until)[1]]
  const step = body === 'moon' ? DAY / 24 : DAY / 4
  const steps = Math.max(4, Math.ceil((end.getTime() - begin.getTime()) / step))
  const positions = Array.from(
    { length: steps + 1 },
    (_, index) =>
      sky.position(body, new Date(begin.getTime() + ((end.getTime() - begin.getTime()) * index) / steps))
        .longitude,
  )
  return ways.length > 0 && ways.every((way) => crosses(positions, way, aspect))
}

function crosses(positions: readonly number[], way: number, aspect: MajorAspect): boolean {
  // on either side of the point, so that a conjunction and an opposition are crossed like any other
  return [way + aspect, way - aspect].some((exact) => {
    const gaps = positions.map((longitude) => ((((longitude - exact) % 360) + 540) % 360) - 180)
    return gaps.some((gap, index) => {
      const before = gaps[index - 1]
      return (
        before !== undefined && Math.abs(gap - before) < 90 && (before === 0 || before * gap < 0 || gap === 0)
      )
    })
  })
}
