import type { CircleEvent, CircleMemberCard } from '@astrarium/contracts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import {
  CIRCLE,
  circleQuery,
  circleTodayKey,
  memberQuery,
  relationshipsOf,
  sharedChartsOf,
} from '../circle/queries.ts'
import { threadQuery } from '../chat/queries.ts'
import { overviewQuery } from '../notes/queries.ts'
import { forgottenBy, goneBy, showingLess, touchedBy } from './touched-by.ts'

const QUERIES: Record<string, readonly string[] | readonly unknown[]> = {
  list: circleQuery.queryKey,
  today: [...circleTodayKey, 'Sun Nov 22 2026'],
  anna: memberQuery('anna').queryKey,
  tom: memberQuery('tom').queryKey,
  between: [...relationshipsOf('anna'), 1],
  composite: [...sharedChartsOf('anna'), 1, 'composite'],
  notes: overviewQuery({ favourites: 'true' }).queryKey,
  conversation: threadQuery('t').queryKey,
  requests: [...CIRCLE, 'requests'],
  sharing: [...CIRCLE, 'sharing'],
}

/** Which of them are looked up anew. */
function touched(subject: CircleEvent['subject'], change: CircleEvent['change'] = 'changed'): string[] {
  const client = new QueryClient()
  for (const key of Object.values(QUERIES)) client.setQueryData(key, {})
  for (const filter of touchedBy({ seq: 1, subject, id: 'anna', change }))
    void client.invalidateQueries(filter)
  return Object.entries(QUERIES)
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name)
}

it.each([
  ['member', ['list', 'today', 'anna', 'conversation']],
  ['note', ['notes', 'conversation']],
  ['invite', ['requests']],
  ['link', ['list', 'today', 'anna', 'between', 'composite', 'notes', 'conversation', 'sharing']],
  [
    'all',
    ['list', 'today', 'anna', 'tom', 'between', 'composite', 'notes', 'conversation', 'requests', 'sharing'],
  ],
] as const)('a change of a %s touches %j and nothing else', (subject, names) =>
  expect(touched(subject)).toEqual([...names]),
)

it('with a member go the notes about them', () =>
  expect(touched('member', 'removed')).toEqual(['list', 'today', 'anna', 'notes', 'conversation']))

it('what somebody shows no longer is not kept until the new answer is in', async () => {
  const client = new QueryClient()
  for (const key of Object.values(QUERIES)) client.setQueryData(key, {})
  const event = { seq: 1, subject: 'link', id: 'anna', change: 'removed' } as const
  for (const filter of goneBy(event)) client.removeQueries(filter)
  for (const filter of forgottenBy(event)) await client.resetQueries(filter)
  const forgotten = Object.entries(QUERIES).filter(([, key]) => client.getQueryData(key) === undefined)
  expect(forgotten.map(([name]) => name)).toEqual(['anna', 'between', 'composite'])
  expect(forgottenBy({ ...event, change: 'added' })).toEqual([])
})

it('a chart of two is not asked for when their wheel goes: there may be none any more', () => {
  const client = new QueryClient()
  for (const key of Object.values(QUERIES)) client.setQueryData(key, {})
  const gone = (event: CircleEvent) =>
    goneBy(event).flatMap((filter) => client.getQueryCache().findAll(filter))
  const link = { seq: 1, subject: 'link', id: 'anna', change: 'removed' } as const
  expect(gone(link).map(({ queryKey }) => queryKey)).toEqual([QUERIES['composite']])
  expect(gone({ ...link, id: 'tom' })).toEqual([])
  expect(gone({ ...link, subject: 'all', id: null })).toHaveLength(1)
  expect(gone({ ...link, change: 'changed' })).toEqual([])
})

it('of much that was missed, a loss among it, nothing stays that somebody linked had shown', async () => {
  const client = new QueryClient()
  for (const key of Object.values(QUERIES)) client.setQueryData(key, {})
  client.setQueryData(QUERIES['list']!, [{ id: 'anna', link: {} }])
  client.setQueryData(QUERIES['anna']!, { link: { shares: 'wheel' } })
  client.setQueryData(QUERIES['tom']!, { link: null })
  const event = { seq: 1, subject: 'all', id: null, change: 'removed' } as const
  for (const filter of goneBy(event)) client.removeQueries(filter)
  for (const filter of forgottenBy(event)) await client.resetQueries(filter)
  const forgotten = Object.entries(QUERIES).filter(([, key]) => client.getQueryData(key) === undefined)
  expect(forgotten.map(([name]) => name)).toEqual(['anna', 'between', 'composite'])
  expect(forgottenBy({ ...event, change: 'changed' })).toEqual([])
})

it('of whoever is linked no longer the list keeps the name, and of the others all', () => {
  const shown = { photoUrl: '/photo', sunSign: 'Leo', summary: 'Close', hasChart: true, hasTypedChart: false }
  const [anna, tom] = ['anna', 'tom'].map(
    (id) => ({ id, name: id, link: { shares: 'wheel' }, ...shown }) as CircleMemberCard,
  )
  const event = { seq: 1, subject: 'link', id: 'anna', change: 'removed' } as const
  const hidden = { link: null, photoUrl: null, sunSign: null, summary: null, hasChart: false }
  expect(showingLess([anna!, tom!], event)).toEqual([{ ...anna, ...hidden }, tom])
  expect(showingLess([anna!, tom!], { ...event, change: 'added' })).toBeUndefined()
  const missed = { ...event, subject: 'all', id: null } as const
  expect(showingLess([anna!, tom!], missed)).toEqual([
    { ...anna, ...hidden },
    { ...tom, ...hidden },
  ])
  expect(showingLess(undefined, event)).toBeUndefined()
})
