import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { crowd } from './crowd.ts'
import { measureReadings } from './measure-readings.ts'

const sky = await openSky()
const figures = measureReadings(sky, crowd(sky), { insights: 120, forecasts: 70, blueprints: 4 })

describe('the readings of a hundred people', () => {
  it('say nothing false', () => expect(figures.wrong).toEqual([]))
  it('hold nothing back: what cannot be said truly is not composed', () =>
    expect(figures.rejected).toEqual([]))
  it('date their windows to the minute', () =>
    expect([figures.datesOff, figures.dates > 1000]).toEqual([[], true]))
  it('have the leading transit of the chat, also on the second day', () =>
    expect(figures.disagreed).toEqual([]))
  it('differ from one day to the next', () => expect(figures.alike).toEqual([]))
  it('share a paragraph only where two charts share the fact', () => expect(figures.unfounded).toEqual([]))
  it('are read by a second reader that notices a time moved', () =>
    expect(figures.caught / figures.planted).toBeGreaterThan(0.95))
})
