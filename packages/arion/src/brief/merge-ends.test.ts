import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { passesOfAll } from './merge-ends.ts'

const sky = await openSky()
const dates = (...texts: string[]) => texts.map((text) => new Date(text))
const passesIn = (zone: string, at: string, early: Date[], late: Date[]) =>
  passesOfAll(sky, zone, { early, late }, new Date(at))

it('of several passes the next one is exact where both ends have it on one day, and a range where not', () => {
  const early = dates('2024-10-29T08:50:00Z', '2024-12-18T10:00:00Z', '2025-06-19T10:00:00Z')
  const late = dates('2024-10-29T12:47:00Z', '2024-12-16T10:00:00Z', '2025-06-20T10:00:00Z')
  expect(passesIn('Asia/Jerusalem', '2024-10-04T09:00:00Z', early, late)).toEqual({
    exact: [late[0]],
    between: null,
  })
  expect(passesIn('Asia/Jerusalem', '2024-11-04T09:00:00Z', early, late)).toEqual({
    exact: [],
    between: [late[1], early[1]],
  })
})

it('a pass that one end alone has is never exact', () => {
  const [late] = dates('2024-10-29T12:47:00Z')
  expect(passesIn('Asia/Jerusalem', '2024-10-04T09:00:00Z', [], [late!])).toEqual({
    exact: [],
    between: [late, late],
  })
})
