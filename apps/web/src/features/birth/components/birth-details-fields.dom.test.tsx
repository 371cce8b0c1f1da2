import { listTimeZones, resolveBirthTime, searchPlaces } from '@astrarium/contracts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { words } from '../../../words/index.ts'
import { useBirthDetails } from '../hooks/use-birth-details.ts'
import { BirthDetailsFields } from './birth-details-fields.tsx'

const LYON = {
  formatted: 'Lyon, Auvergne-Rhône-Alpes, France',
  city: 'Lyon',
  state: 'Auvergne-Rhône-Alpes',
  country: 'France',
  latitude: 45.75,
  longitude: 4.85,
  timezone: 'Europe/Paris',
}
const ZONES = ['Europe/Paris', 'Asia/Tokyo', 'Europe/Amsterdam'].map((value) => ({
  value,
  label: value.replace(/.*\//, ''),
  offset: 'UTC+01:00',
  isCommon: true,
}))

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

type Known = Parameters<typeof useBirthDetails>[0]['known']

/** The fields over a server whose clocks say this. */
function open({ known = null, clocks = once(3600) }: { known?: Known; clocks?: object } = {}) {
  serve(
    [searchPlaces, () => [LYON, { ...LYON, formatted: 'Lyon Mountain', city: 'Clinton' }]],
    [resolveBirthTime, () => clocks],
    [listTimeZones, () => ZONES],
  )
  render(<Fields known={known} />, inApp())
  return userEvent.setup()
}
function Fields({ known = null }: { known?: Known }) {
  return <BirthDetailsFields form={useBirthDetails({ known, onFilled: () => {} })} />
}
const once = (seconds: number, label = 'UTC+01:00', isSummerTime = false) => ({
  kind: 'unique',
  offsets: [{ seconds, label, isSummerTime }],
})
const BORN = {
  birthDate: '1935-06-12',
  birthTime: '07:30',
  birthTimeAccuracy: 'exact' as const,
  birthPlace: 'Amsterdam, Netherlands',
  birthLatitude: 52.37,
  birthLongitude: 4.89,
  timezone: 'Europe/Amsterdam',
}

describe('a birth time', () => {
  it('is nobody’s exact one before they say so: nothing is chosen beforehand', () => {
    open()
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    expect(screen.getByText(/your time is kept as not known, and not as 12:00/)).toBeDefined()
  })

  it.each(['I know the exact time', 'I know it approximately', "I don't know my birth time"])(
    'stays where it was tapped: what belongs to “%s” comes and goes below the choice',
    async (name) => {
      const person = open()
      const choice = screen.getByRole('radiogroup')
      const above = () =>
        [...document.querySelectorAll('label, input, p, select')].filter(
          (one) => one.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING,
        )
      const before = above()
      await person.click(screen.getByRole('radio', { name }))
      expect(above()).toEqual(before)
      const margin = screen.queryByLabelText('How far it may be off')
      expect(margin !== null).toBe(name.includes('approximately'))
    },
  )

  it('is said again in words, so that nobody takes an afternoon for a morning', async () => {
    const person = open()
    const hour = screen.getByLabelText(/^Hour/)
    await person.clear(hour)
    await person.type(hour, '19')
    await person.click(screen.getByRole('radio', { name: 'I know the exact time' }))
    expect(screen.getByText('That is 7:00 pm, in the evening.')).toBeDefined()
  })

  it('that the clocks left out leads on: which of the two around it was it?', async () => {
    const gap = {
      kind: 'skipped',
      offsets: [3600, 7200].map((seconds) => ({ seconds, label: '', isSummerTime: false })),
    }
    const person = open({ known: { ...BORN, birthTime: '02:30' }, clocks: gap })
    expect(await screen.findByText('Was it 01:30 or 03:30?')).toBeDefined()
    await person.click(screen.getByRole('button', { name: '03:30' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Hour/).value).toBe('03')
  })

  it('brings a sentence about the clocks of that day, and no other offset beside it', async () => {
    const person = open({ known: BORN, clocks: once(4772, 'UTC+01:19:32', true) })
    expect(
      await screen.findByText(
        /^On .*1935.* the clocks in Amsterdam stood at UTC\+01:19:32, summer time, and your chart is made with that\.$/,
      ),
    ).toBeDefined()
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Timezone' }).value).toBe('Amsterdam'),
    )
    await person.click(screen.getByRole('combobox', { name: 'Timezone' }))
    expect((await screen.findByRole('option', { name: 'Tokyo' })).textContent).toBe('Tokyo')
  })

  it('that is not known leaves no offset beside a date either, and without a date it is today’s', async () => {
    const person = open({ known: { ...BORN, birthTimeAccuracy: 'unknown' } })
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Timezone' })
    await vi.waitFor(() => expect(zone.value).toBe('Amsterdam'))
    await person.clear(screen.getByLabelText(/^Year/))
    expect(zone.value).toBe('Amsterdam (UTC+01:00)')
  })

  it('that happened twice is told by the summer time that ended', async () => {
    const clocks = {
      kind: 'repeated',
      offsets: [
        { seconds: -14_400, label: 'UTC−04:00', isSummerTime: true },
        { seconds: -18_000, label: 'UTC−05:00', isSummerTime: false },
      ],
    }
    open({ known: { ...BORN, birthDate: '2001-10-28', birthTime: '01:30' }, clocks })
    expect(await screen.findByLabelText('The first time (UTC−04:00, summer time)')).toBeDefined()
    expect(screen.getByLabelText('The second time (UTC−05:00)')).toBeDefined()
  })
})

describe('a place', () => {
  it('is offered once: below it stands only what its own name does not say', async () => {
    const person = open()
    await person.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Lyon')
    const lyon = await screen.findByRole('option', { name: /^Lyon, / })
    const mountain = screen.getByRole('option', { name: /^Lyon Mountain/ })
    expect(lyon.textContent).toBe('Lyon, Auvergne-Rhône-Alpes, France')
    expect(within(mountain).getByText('Clinton, France')).toBeDefined()
  })

  it('whose zone another was chosen for says so, and gives its own back', async () => {
    const person = open()
    await person.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Lyon')
    await person.click(await screen.findByRole('option', { name: /^Lyon, / }))
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Timezone' })
    await person.click(zone)
    await person.click(await screen.findByRole('option', { name: /Tokyo/ }))
    expect(screen.getByText(/Lyon was in Europe\/Paris\./)).toBeDefined()
    await act(() => person.click(screen.getByRole('button', { name: 'Use it' })))
    expect(screen.queryByText(/Lyon was in/)).toBeNull()
    expect(zone.value).toContain('Paris')
  })

  it('is looked for half a second after the last letter, and not for each', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = serve([searchPlaces, () => []], [listTimeZones, () => ZONES])
      render(<Fields />, inApp())
      const sought = () => asked.filter(({ path }) => path === '/api/places').map(({ input }) => input['q'])
      for (const value of ['Xy', 'Xyz', 'Xyzz']) {
        fireEvent.change(screen.getByRole('combobox', { name: 'Birth place' }), { target: { value } })
        await act(() => vi.advanceTimersByTimeAsync(499))
      }
      expect(sought()).toEqual([])
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(sought()).toEqual(['Xyzz'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('says while it is looked for that it is, and that there is none', async () => {
    const person = open()
    const found = Promise.withResolvers<object[]>()
    serve([searchPlaces, () => found.promise], [listTimeZones, () => ZONES])
    await person.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Xyzz')
    expect((await screen.findAllByText('Searching locations...')).length).toBeGreaterThan(0)
    found.resolve([])
    expect((await screen.findAllByText('No locations found')).length).toBeGreaterThan(0)
  })

  it('that somebody typed and cannot be searched, or is not chosen, says what to do', async () => {
    const person = open()
    const { errors } = words.birth.place
    expect([errors.too_short, errors.missing]).toEqual([
      'Please select a birth location from the suggestions to ensure accurate coordinates.',
      'Birth coordinates are still missing. Please try selecting your location again.',
    ])
    await person.type(screen.getByRole('combobox', { name: 'Birth place' }), 'L')
    await person.tab()
    expect(await screen.findByText(errors.too_short)).toBeDefined()
  })

  it('brings its zone, which can be changed: both are said', async () => {
    const person = open()
    await person.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Lyon')
    await person.click(await screen.findByRole('option', { name: /^Lyon, / }))
    expect(await screen.findByText('Timezone auto-detected from location')).toBeDefined()
    await person.click(screen.getByRole('combobox', { name: 'Timezone' }))
    await person.click(await screen.findByRole('option', { name: /Tokyo/ }))
    expect(await screen.findByText('You can change this if needed')).toBeDefined()
  })

  it('that is not there yet leaves zone and clocks unsaid, and says where the zone comes from', async () => {
    const person = open({
      known: { birthDate: '1995-05-20', birthTime: '07:30', birthTimeAccuracy: 'exact' },
    })
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Timezone' })
    expect(zone.value).toBe('')
    expect(screen.getByText('Found from the birth place, as soon as you have chosen it')).toBeDefined()
    expect(screen.queryByText(/the clocks in/)).toBeNull()

    await person.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Lyon')
    await person.click(await screen.findByRole('option', { name: /^Lyon, / }))
    expect(await screen.findByText(/the clocks in Paris stood at/)).toBeDefined()
    await vi.waitFor(() => expect(zone.value).toBe('Paris'))
  })
})
