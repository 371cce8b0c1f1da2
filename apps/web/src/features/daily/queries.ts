import { getHome, getTodaysInsight, listMemberInsights, listSavedInsights } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Which day it is for the person, its insight if there is one, and whether that was saved. */
export const todaysInsightQuery = queryOptions({
  queryKey: ['daily-insight'],
  queryFn: ({ signal }) => call(getTodaysInsight, {}, undefined, signal),
})

/** What every list of notes is kept under. */
export const NOTES_KEY = ['saved-insights']

/** @param limit without one, all of them */
export const savedInsightsQuery = (limit?: number) =>
  queryOptions({
    queryKey: [...NOTES_KEY, limit ?? 'all'],
    queryFn: ({ signal }) => call(listSavedInsights, limit === undefined ? {} : { limit }, undefined, signal),
  })

/** Those that the overview shows. */
export const latestNotesQuery = savedInsightsQuery(3)

/** On whom the person checked in today. */
export const memberInsightsQuery = queryOptions({
  queryKey: ['member-insights'],
  queryFn: ({ signal }) => call(listMemberInsights, {}, undefined, signal),
})

/** The first sentence of the day and the Moon’s hours: anew when this browser’s day changes. */
export const homeQuery = (today: Date) =>
  queryOptions({
    queryKey: ['home', today.toDateString()],
    queryFn: ({ signal }) => call(getHome, {}, undefined, signal),
    staleTime: 600_000,
  })
