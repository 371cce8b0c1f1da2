import { expect, it } from 'vitest'
import { NO_FILTER, toWish } from './note-filter.ts'

it('nothing chosen asks for everything', () => expect(toWish(NO_FILTER, '  ', 'Europe/Berlin')).toEqual({}))

it('a range of days is theirs on the clocks of the zone, the last one whole; words are sought as they are', () =>
  expect(
    toWish(
      { ...NO_FILTER, onlyFavourites: true, from: '2026-03-28', until: '2026-03-29' },
      ' river ',
      'Europe/Berlin',
    ),
  ).toEqual({
    favourites: 'true',
    search: 'river',
    from: '2026-03-27T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  }))

it('a date that is still being typed is none', () =>
  expect(toWish({ ...NO_FILTER, onlyCompleted: true, from: '0002-01-01', until: '' }, '', 'UTC')).toEqual({
    completed: 'true',
  }))
