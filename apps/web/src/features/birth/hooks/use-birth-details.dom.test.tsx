import { resolveBirthTime, searchPlaces, zoneAtPlace } from '@astrarium/contracts'
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { ApiError } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import type { BirthDraft } from '../birth-draft.ts'
import { type FilledBirthDetails, useBirthDetails } from './use-birth-details.ts'

const LONDON = {
  formatted: 'London, England, United Kingdom',
  city: 'London',
  state: 'England',
  country: 'United Kingdom',
  latitude: 51.5,
  longitude: -0.13,
  timezone: 'Europe/London',
}
const TWICE = {
  kind: 'repeated',
  offsets: [
    { seconds: 3600, label: 'UTC+01:00', isSummerTime: true },
    { seconds: 0, label: 'UTC+00:00', isSummerTime: false },
  ],
}
const ONCE = { kind: 'unique', offsets: [{ seconds: 0, label: 'UTC+00:00', isSummerTime: false }] }

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** A form with a date and an exact time, over a server that finds these places and knows these clocks. */
function open({ places = [LONDON], clocks = ONCE }: { places?: (typeof LONDON)[]; clocks?: object } = {}) {
  const asked = serve(
    [searchPlaces, () => places],
    [resolveBirthTime, () => clocks],
    [zoneAtPlace, () => ({ timezone: 'Europe/London' })],
  )
  const onFilled = vi.fn<(filled: FilledBirthDetails) => void>()
  const onRefused = vi.fn<() => void>()
  const onChange = vi.fn<(draft: BirthDraft) => void>()
  const form = renderInApp(() => useBirthDetails({ onFilled, onRefused, onChange }))
  const change = (part: Partial<BirthDraft>) =>
    act(() => form.result.current.setDraft((draft) => ({ ...draft, ...part })))
  const send = () => act(() => form.result.current.form.send(document.body))
  change({
    date: { day: '29', month: '10', year: '2023' },
    time: { hour: '01', minute: '30' },
    accuracy: 'exact',
  })
  return { form, birth: () => form.result.current, asked, change, send, onFilled, onRefused, onChange }
}

it('takes the first place found when one was typed and none chosen, and says so', async () => {
  const { birth, change, send, onFilled } = open()
  change({ place: { kind: 'typed', text: 'London' } })
  expect(birth().isFilled).toBe(true)
  await send()
  expect(onFilled).toHaveBeenCalledExactlyOnceWith({
    isPlaceAssumed: true,
    details: expect.objectContaining({
      birthPlace: LONDON.formatted,
      timezone: 'Europe/London',
      birthTime: '01:30',
      birthTimeAccuracy: 'exact',
    }),
  })
  expect(birth().assumedPlace).toBe(LONDON.formatted)
})

it('looks a typed place up as soon as its field is left', async () => {
  const { birth, change } = open()
  change({ place: { kind: 'typed', text: 'London' } })
  act(() => birth().leavePlace())
  await vi.waitFor(() => expect(birth().assumedPlace).toBe(LONDON.formatted))
  expect(birth().draft.timezone).toBe('Europe/London')
})

it('does not put a place over one that is being typed meanwhile', async () => {
  const { birth, change, asked } = open()
  change({ place: { kind: 'typed', text: 'London' } })
  act(() => birth().leavePlace())
  change({ place: { kind: 'typed', text: 'Lisbon' } })
  await vi.waitFor(() => expect(asked.some(({ path }) => path === searchPlaces.path)).toBe(true))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(birth().draft.place).toEqual({ kind: 'typed', text: 'Lisbon' })
})

it('says that a place was not found, until another one is typed', async () => {
  const { birth, change, send, onFilled, onRefused } = open({ places: [] })
  change({ place: { kind: 'typed', text: 'Atlantis' } })
  await send()
  expect(birth().errors.place).toBe('not_found')
  expect(onRefused).toHaveBeenCalledOnce()
  expect(onFilled).not.toHaveBeenCalled()
  change({ place: { kind: 'typed', text: 'London' } })
  expect(birth().errors.place).toBeUndefined()
})

it('asks which hour it was when the clocks showed it twice', async () => {
  const { birth, change, send, onFilled } = open({ clocks: TWICE })
  await act(() => birth().takePlace(LONDON, 'chosen'))
  await send()
  expect(birth().errors.clocks).toBe('repeated')
  expect(onFilled).not.toHaveBeenCalled()
  change({ fold: { moment: 'Europe/London 2023-10-29 01:30', value: 1 } })
  await send()
  expect(onFilled.mock.calls[0]?.[0].details.birthTimeFold).toBe(1)
})

it('says nothing of an empty form before it was sent, and then all of it', async () => {
  const { birth, change, send } = open()
  change({ date: { day: '', month: '', year: '' } })
  expect(birth().errors).toEqual({})
  await send()
  expect(birth().errors).toEqual({ date: { kind: 'empty', part: 'day' }, place: 'empty' })
})

it('is found again after a reload as it was told of', () => {
  const { onChange } = open()
  const kept: unknown = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]))
  const { result } = renderInApp(() => useBirthDetails({ kept, onFilled: () => {} }))
  expect(result.current.draft).toEqual(onChange.mock.lastCall?.[0])
})

it('a date that the server sends away for its age stays on the screen, and is told to nobody who keeps it', async () => {
  const { birth, change, send, onFilled, onChange } = open()
  change({ place: { kind: 'typed', text: 'London' } })
  onFilled.mockRejectedValueOnce(new ApiError({ code: 'too_young', status: 403, message: 'too young' }))
  await send()
  expect(birth().isTooYoung).toBe(true)
  expect(birth().draft.date.year).toBe('2023')
  expect(onChange.mock.lastCall?.[0].date).toEqual({ day: '', month: '', year: '' })
  change({ time: { hour: '02', minute: '30' } })
  expect(onChange.mock.lastCall?.[0].date).toEqual({ day: '', month: '', year: '' })
  change({ date: { day: '29', month: '10', year: '1993' } })
  expect(birth().isTooYoung).toBe(false)
  expect(onChange.mock.lastCall?.[0].date.year).toBe('1993')
})
