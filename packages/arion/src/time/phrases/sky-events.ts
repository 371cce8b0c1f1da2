/** Times that the sky names: full and new Moons, eclipses, and the month in which the Sun is in a sign. */
import { SIGNS } from '@astrarium/sky'
import { addDays, addMonths, partsOf } from '../../language/calendar.ts'
import * as sky from '../feasts/sun-and-moon.ts'
import { one, scan } from '../point.ts'
import type { Point, Reader } from '../point.ts'
import type { Stretch, TimeFrame } from '../span.ts'

export const skyEvents: Reader = (text, frame) => [
  ...moons(text, frame),
  ...(OF_NONE.test(text) ? [] : [...faintMoons(text, frame), ...eclipses(text, frame)]),
  ...seasonsOfSigns(text, frame),
]

/** Who asks when it is names no time by it, and one of a birth is of no day about now. */
const OF_NONE = / (?:when|whens|(?:which|what) (?:day|date)|dates?|born|birth)(?= )/
const MOON = '(?<phase>full|new|dark) moon(?= )'

function moons(text: string, frame: TimeFrame): Point[] {
  const led = '(?<= (?:by|until|before|after|at|on|under|around|for)) (?:the )?'
  const next = ' (?:the )?(?<which>next|coming) '
  return [
    ...scan(text, new RegExp(`${led}${MOON}`, 'g'), moonOf(frame)),
    ...(OF_NONE.test(text) ? [] : scan(text, new RegExp(`${next}${MOON}`, 'g'), moonOf(frame))),
  ]
}

/** Where no word leads to it, it yields to any other time: "full moon in Leo, what must I do?" */
function faintMoons(text: string, frame: TimeFrame): Point[] {
  const words = `(?<! (?:every|each|an?)) (?:the |this )?${MOON}`
  return scan(text, new RegExp(words, 'g'), moonOf(frame)).map(faint)
}

function moonOf(frame: TimeFrame) {
  return ({ which, phase }: Record<string, string>) => ({
    grain: 'day' as const,
    times: lunations(frame, [phase === 'full' ? 180 : 0]).filter(({ to }) => !which || to > frame.today),
    name: () => `the ${phase === 'full' ? 'full' : 'new'} moon`,
  })
}

function eclipses(text: string, frame: TimeFrame): Point[] {
  return scan(
    text,
    /(?<! (?:every|each|an?)) (?:the |that |your )?(?:(?<of>solar|lunar|sun|moon) )?eclipse(?= )/g,
    ({ of }) => ({
      grain: 'day',
      times: lunations(
        frame,
        /solar|sun/.test(of ?? '') ? [0] : /lunar|moon/.test(of ?? '') ? [180] : [0, 180],
        sky.isEclipsed,
      ),
      name: () => 'the eclipse',
    }),
  ).map(faint)
}

/** "Gemini season": while the Sun is in the sign. */
function seasonsOfSigns(text: string, { today, zone }: TimeFrame): Point[] {
  const signs = SIGNS.map((sign) => sign.toLowerCase())
  return scan(text, new RegExp(` (?<sign>${signs.join('|')}) season(?= )`, 'g'), ({ sign = '' }) => {
    const start = signs.indexOf(sign) * 30
    const enters = (longitude: number, from: number) =>
      sky.nextAt(sky.sunLongitude, longitude, sky.SUN_SPEED, from)
    return {
      grain: 'season',
      times: [-1, 0, 1].map((more) => {
        const from = enters(start, Date.UTC(partsOf(today).year + more, 0, 1))
        return {
          from: sky.localDate(from, zone ?? ''),
          to: sky.localDate(enters(start + 30, from), zone ?? ''),
        }
      }),
      name: () => `${SIGNS[signs.indexOf(sign)]} season`,
    }
  })
}

/** New (0) and full (180) Moons within half a year, in order of time. */
function lunations({ today, zone }: TimeFrame, phases: number[], holds = (_at: number) => true): Stretch[] {
  const end = addMonths(today, 7)
  const found: string[] = []
  for (const phase of phases)
    for (let date = addMonths(today, -6); date < end;) {
      const at = sky.nextAt(sky.elongation, phase, sky.MOON_SPEED, Date.parse(date))
      date = sky.localDate(at, zone ?? '')
      if (holds(at)) found.push(date)
      date = addDays(date, 25)
    }
  return found.toSorted().map(one)
}

function faint(point: Point): Point {
  return { ...point, isFaint: true }
}
