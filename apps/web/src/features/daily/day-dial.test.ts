import type { TimingCue } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { dayDial } from './day-dial.ts'
import { dayInstants } from '../../lib/calendar/day-instants.ts'

const day = dayInstants('2026-11-21', 'Europe/London')
const NEVER = 0
const at = (time: string) => `2026-11-21T${time}:00Z`
const cue = (time: string | null, rest: Partial<TimingCue> = {}): TimingCue => ({
  text: 'words',
  at: time === null ? null : at(time),
  until: null,
  energy: null,
  ...rest,
})

describe('the dial of the day', () => {
  it('turns once in a day: midnight below, six to the left, noon above, eighteen to the right', () => {
    const { moments } = dayDial(day, [cue('00:00'), cue('06:00'), cue('12:00'), cue('18:00')], NEVER)
    expect(moments.map(({ angle }) => angle)).toEqual([180, 270, 360, 450])
    expect(dayDial(day, [], NEVER).hours).toHaveLength(24)
  })

  it('places a cue at its minute', () =>
    expect(dayDial(day, [cue('12:01')], NEVER).moments[0]?.angle).toBeCloseTo(360.25, 9))

  it('keeps the signs of near moments, and their labels, from covering each other', () => {
    const { moments } = dayDial(day, [cue('09:00'), cue('21:35'), cue('21:50'), cue('22:05')], NEVER)
    expect(moments.map(({ row }) => row)).toEqual([0, 1, -1, 1])
    const labels = moments.map(({ labelAngle }) => labelAngle)
    for (const [index, label] of labels.slice(1).entries())
      expect(label - labels[index]!).toBeGreaterThanOrEqual(19 - 1e-6)
  })

  it('reads the hours on the clocks of the person', () => {
    const auckland = dayInstants('2026-11-22', 'Pacific/Auckland')
    // 12:00 UTC is one in the morning there, a day later
    expect(dayDial(auckland, [cue('12:00')], NEVER).moments[0]?.angle).toBe(180 + 15)
  })

  it('gives the longer day of a clock change the whole circle', () => {
    const long = dayInstants('2026-10-25', 'Europe/Berlin')
    const { hours } = dayDial(long, [], NEVER)
    expect(hours).toHaveLength(25)
    expect(hours[1]!.angle - hours[0]!.angle).toBeCloseTo(360 / 25, 9)
  })

  it('tells good, hard and neither apart', () =>
    expect(
      dayDial(
        day,
        [cue('08:00', { energy: 'good' }), cue('10:00', { energy: 'hard' }), cue('12:00')],
        NEVER,
      ).moments.map(({ kind }) => kind),
    ).toEqual(['good', 'hard', 'turn']))

  it('leaves out what has no time, and what lies on another day', () => {
    const { moments } = dayDial(
      day,
      [cue(null), cue('09:00', { at: '2026-11-22T00:00:00Z' }), cue('09:00')],
      NEVER,
    )
    expect(moments.map(({ cue: index }) => index)).toEqual([2])
  })

  it('draws a void stretch from its beginning to its end', () => {
    const { bands, moments } = dayDial(day, [cue('13:00', { until: at('15:00') })], NEVER)
    expect(bands).toEqual([{ from: 375, to: 405, kind: 'void', lane: 0, cue: 0 }])
    expect(moments).toEqual([])
  })

  it('cuts a stretch that goes on for days at midnight', () => {
    const { bands } = dayDial(day, [cue('18:00', { until: '2026-11-27T09:00:00Z', energy: 'hard' })], NEVER)
    expect(bands[0]).toMatchObject({ from: 450, to: 540, kind: 'hard' })
  })

  it('draws nothing of a stretch that was over before the day began', () =>
    expect(
      dayDial(day, [cue('00:00', { at: '2026-11-20T20:00:00Z', until: '2026-11-20T23:00:00Z' })], NEVER)
        .bands,
    ).toEqual([]))

  it('lays stretches that overlap side by side', () => {
    const until = '2026-11-27T09:00:00Z'
    const { bands } = dayDial(
      day,
      [
        cue('08:00', { until, energy: 'good' }),
        cue('08:00', { until, energy: 'hard' }),
        cue('10:00', { until: at('11:00') }),
        cue('02:00', { until: at('03:00'), energy: 'good' }),
      ],
      NEVER,
    )
    expect(bands.map(({ cue: index, lane }) => [index, lane])).toEqual([
      [3, 0],
      [0, 0],
      [1, 1],
      [2, 0],
    ])
  })

  it('marks now while it is that day, and what has passed', () => {
    const cues = [cue('09:00'), cue('20:00')]
    const dial = dayDial(day, cues, Date.parse(at('12:00')))
    expect(dial.now).toBe(360)
    expect(dial.moments.map(({ isPast }) => isPast)).toEqual([true, false])
    expect(dayDial(day, cues, day.end).now).toBeNull()
  })
})

describe('the labels of the dial', () => {
  const gaps = (times: string[]) => {
    const { moments } = dayDial(
      day,
      times.map((time) => cue(time)),
      NEVER,
    )
    const angles = moments.map(({ labelAngle }) => labelAngle)
    return angles.map((angle, index) => (angles[index + 1] ?? angles[0]! + 360) - angle)
  }
  it('stay at their moments where there is room', () =>
    expect(
      dayDial(day, [cue('08:00'), cue('12:00')], NEVER).moments.map(
        ({ angle, labelAngle }) => labelAngle - angle,
      ),
    ).toEqual([0, 0]))
  it.each([
    [['15:20', '15:25', '15:30']],
    [['23:50', '00:05']],
    [['08:00', '08:00', '08:00', '08:00', '08:00', '08:00']],
    [['06:00', '06:40', '07:20', '08:00', '08:40', '09:20']],
  ])('of %j never touch, and keep their order', (times) =>
    expect(Math.min(...gaps(times))).toBeGreaterThan(15.5),
  )
})
