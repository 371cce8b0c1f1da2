import { describe, expect, it } from 'vitest'
import type { PersonalDay } from './policy.ts'
import { personalDayAt } from './policy.ts'

const HOUR = 3_600_000
const at = (text: string) => new Date(`${text}Z`)
/** looks at the calendar of a place so many hours east of Greenwich */
const look = (now: string, hoursEast: number, last: PersonalDay | null) => {
  const here = new Date(at(now).getTime() + hoursEast * HOUR).toISOString().slice(0, 10)
  return personalDayAt(
    at(now),
    last,
    here,
    (day) => new Date(at(`${day}T00:00`).getTime() + (24 - hoursEast) * HOUR),
  )
}
const [LONDON, HONOLULU, AUCKLAND] = [0, -10, 13]

describe('a person’s day', () => {
  it('is the date of the place, until it ends there', () => {
    expect(look('2026-11-20T12:00', LONDON, null)).toEqual({
      day: '2026-11-20',
      endsAt: at('2026-11-21T00:00'),
    })
  })

  it('is followed by the next one at midnight', () => {
    const friday = look('2026-11-20T12:00', LONDON, null)
    expect(look('2026-11-20T23:59', LONDON, friday)).toBe(friday)
    expect(look('2026-11-21T00:00', LONDON, friday).day).toBe('2026-11-21')
  })

  it('is today’s for whoever came while the clock was a year ahead', () => {
    const ahead = look('2027-12-25T12:00', LONDON, null)
    expect(look('2026-11-20T12:00', LONDON, ahead)).toEqual({
      day: '2026-11-20',
      endsAt: at('2026-11-21T00:00'),
    })
  })

  it('stays that day for somebody who flies on across the date line, and neither comes back nor ends early', () => {
    const friday = look('2026-11-20T21:00', HONOLULU, null)
    expect(friday.day).toBe('2026-11-20')
    // in Auckland it is Saturday already
    expect(look('2026-11-20T22:00', AUCKLAND, friday)).toBe(friday)
    const saturday = look('2026-11-21T12:00', AUCKLAND, null)
    expect(saturday).toMatchObject({ day: '2026-11-22' })
    // and in Honolulu Saturday has only begun when the Sunday of Auckland is over
    expect(look('2026-11-22T11:00', HONOLULU, saturday)).toEqual({
      day: '2026-11-22',
      endsAt: at('2026-11-23T10:00'),
    })
  })
})
