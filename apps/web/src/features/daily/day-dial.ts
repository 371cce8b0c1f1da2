import type { TimingCue } from '@astrarium/contracts'
import { spread } from '@astrarium/sky/wheel'
import type { DayInstants } from '../../lib/calendar/day-instants.ts'

/** How a moment feels; `turn` is a change that is neither. */
export type CueKind = 'good' | 'hard' | 'turn'

/**
 * Angles in degrees, clockwise from the top: the day begins and ends at the bottom, its middle stands at the
 * top.
 */
export interface DayDial {
  hours: { angle: number; hour: number }[]
  /**
   * `row`: two that would cover each other stand one nearer to the edge (1), one nearer to the middle (-1); 0
   * where a moment has room
   */
  moments: {
    angle: number
    labelAngle: number
    row: -1 | 0 | 1
    kind: CueKind
    at: string
    isPast: boolean
    cue: number
  }[]
  /** stretches, cut at the ends of the day; `lane` 0 is the outermost of those that overlap */
  bands: { from: number; to: number; kind: 'void' | 'good' | 'hard'; lane: number; cue: number }[]
  now: number | null
}

/** Labels closer than this would touch. */
const LABEL_ROOM = 19
/** Signs closer than this would cover each other. */
const SIGN_ROOM = 7

/** Places the cues of a day on its dial; what has no time, or lies on another day, is left to the list. */
export function dayDial(day: DayInstants, cues: readonly TimingCue[], now: number): DayDial {
  const angleOf = (at: number) => 180 + (360 * (at - day.start)) / (day.end - day.start)
  const isToday = (at: number) => at >= day.start && at < day.end

  const moments: DayDial['moments'] = []
  const bands: DayDial['bands'] = []
  for (const [index, cue] of cues.entries()) {
    const { at, until, energy } = cue
    if (at === null) continue
    const from = Date.parse(at)
    if (until !== null) {
      const [begins, ends] = [Math.max(from, day.start), Math.min(Date.parse(until), day.end)]
      if (begins >= ends) continue
      bands.push({ from: angleOf(begins), to: angleOf(ends), kind: energy ?? 'void', lane: 0, cue: index })
    } else if (isToday(from)) {
      const angle = angleOf(from)
      moments.push({
        angle,
        labelAngle: angle,
        row: 0,
        kind: kindOf(cue),
        at,
        isPast: from < now,
        cue: index,
      })
    }
  }

  moments.sort((a, b) => a.angle - b.angle)
  const labels = spread(
    moments.map(({ angle }) => angle),
    LABEL_ROOM,
  )
  const rows = inRows(moments)
  return {
    hours: day.hours.map(({ at, hour }) => ({ angle: angleOf(at), hour })),
    moments: moments.map((moment, index) => ({ ...moment, labelAngle: labels[index]!, row: rows[index]! })),
    bands: inLanes(bands),
    now: isToday(now) ? angleOf(now) : null,
  }
}

export function kindOf({ energy }: Pick<TimingCue, 'energy'>): CueKind {
  return energy ?? 'turn'
}

/** In order of their angles: neighbours without room go to the edge and to the middle by turns. */
function inRows(moments: DayDial['moments']): (-1 | 0 | 1)[] {
  const isClose = (index: number) =>
    (moments[index + 1]?.angle ?? Infinity) - (moments[index]?.angle ?? -Infinity) < SIGN_ROOM
  const rows: (-1 | 0 | 1)[] = []
  for (const index of moments.keys())
    rows.push(isClose(index - 1) ? (rows[index - 1] === 1 ? -1 : 1) : isClose(index) ? 1 : 0)
  return rows
}

/** Void stretches have a ring of their own; the others go inwards, lane by lane, where they overlap. */
function inLanes(bands: DayDial['bands']): DayDial['bands'] {
  const ends: number[] = []
  return bands
    .toSorted((a, b) => a.from - b.from)
    .map((band) => {
      if (band.kind === 'void') return band
      const free = ends.findIndex((end) => end <= band.from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = band.to
      return { ...band, lane }
    })
}
