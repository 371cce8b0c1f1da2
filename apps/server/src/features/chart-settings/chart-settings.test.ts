import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { addAnna, memberAt } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
const VEDIC = { ...DEFAULT_CHART_SETTINGS, zodiac: 'lahiri', houseSystem: 'whole_sign', node: 'mean' }

const profileOf = async (person: Person) => (await person.call('GET', '/api/profile')).body
const set = (person: Person, settings: Json) => person.call('PUT', '/api/chart/settings', settings)
const planet = (chart: Json, wanted: string) =>
  chart.planets.find(({ name }: { name: string }) => name === wanted) as Json

describe('the settings of a chart', () => {
  it('are the defaults until something is chosen, and again when they are chosen back', async () => {
    const mara = await house.visitor().arrive()
    const before = await profileOf(mara)
    expect(before.chartSettings).toEqual(DEFAULT_CHART_SETTINGS)
    await set(mara, VEDIC)
    expect((await profileOf(mara)).chartSettings).toEqual(VEDIC)
    await set(mara, DEFAULT_CHART_SETTINGS)
    const { generated_at: _, ...chart } = (await profileOf(mara)).chart
    expect(before.chart).toMatchObject(chart)
  })

  it('make the wheel and its tables: sidereal signs, whole houses, the mean node', async () => {
    const mara = await house.visitor().arrive()
    const before = (await profileOf(mara)).chart
    const { chart } = (await set(mara, VEDIC)).body
    expect(chart).toMatchObject({ zodiac: 'lahiri', node: 'mean', house_system: 'whole_sign' })
    expect(chart.ascendant).toMatchObject({ sign: 'Sagittarius' })
    expect(chart.houses[0]).toMatchObject({ sign: 'Sagittarius', degree: 0 })
    expect(planet(before, 'Sun').longitude - planet(chart, 'Sun').longitude).toBeCloseTo(22.8, 0)
    expect(planet(chart, 'North Node').longitude).not.toBeCloseTo(
      planet(before, 'North Node').longitude - 22.8,
      1,
    )
    expect((await profileOf(mara)).chart).toEqual(chart)
  })

  it('hold for a birth that is changed afterwards', async () => {
    const mara = await house.visitor().arrive()
    await set(mara, VEDIC)
    const { chart } = (await mara.call('PUT', '/api/chart/birth', { ...LONDON_1926, birthTime: '14:40' }))
      .body
    expect(chart).toMatchObject({ zodiac: 'lahiri', house_system: 'whole_sign' })
    expect((await mara.call('POST', '/api/chart')).body.chart).toMatchObject({ zodiac: 'lahiri' })
  })

  it('count the aspects that are wanted, as far as is wanted', async () => {
    const mara = await house.visitor().arrive()
    const orbs = { ...DEFAULT_CHART_SETTINGS.orbs, square: 0, trine: 1 }
    const { chart } = (await set(mara, { ...DEFAULT_CHART_SETTINGS, orbs })).body
    const types = chart.aspects.map(({ type }: { type: string }) => type)
    expect(types).toContain('conjunction')
    expect(types).not.toContain('square')
    for (const { type, orb } of chart.aspects) if (type === 'trine') expect(orb).toBeLessThanOrEqual(1)
  })

  it('list minor aspects once they are switched on, in the chart and its drawing', async () => {
    const mara = await house.visitor().arrive()
    const before = (await profileOf(mara)).chart
    const drawn = async () => (await mara.raw('GET', '/api/chart/svg')).text()
    const plain = await drawn()
    const orbs = { ...DEFAULT_CHART_SETTINGS.orbs, quincunx: 3, sesquiquadrate: 2, semisextile: 2 }
    const { chart } = (await set(mara, { ...DEFAULT_CHART_SETTINGS, orbs })).body
    const isMinor = ({ type }: { type: string }) =>
      ['quincunx', 'sesquiquadrate', 'semisextile'].includes(type)
    const minor = chart.aspects.filter(isMinor) as { orb: number }[]
    expect(minor.length).toBeGreaterThan(2)
    for (const { orb } of minor) expect(orb).toBeLessThanOrEqual(3)
    expect(chart.aspects.filter((one: { type: string }) => !isMinor(one))).toEqual(before.aspects)
    expect((await drawn()).split('<path').length).toBe(plain.split('<path').length + minor.length)
    expect((await profileOf(mara)).chart.aspects).toEqual(chart.aspects)
  })

  it('are what Arion, the transits, the day and Home go by', async () => {
    const mara = await house.visitor().arrive()
    await set(mara, VEDIC)
    const { words } = await mara.ask('What is my rising sign?')
    expect(words).toContain('Sagittarius')
    expect(words).not.toContain('Capricorn')
    expect((await mara.call('GET', '/api/chart/transits')).body.transits.length).toBeGreaterThan(0)
    const tropical = await house.visitor().arrive()
    const [own, others] = await Promise.all(
      [mara, tropical].map(
        async (person) => (await person.call('GET', '/api/daily-chart')).body.sky[0].longitude,
      ),
    )
    expect((others! - own! + 360) % 360).toBeCloseTo(24.2, 0)
    expect((await mara.call('GET', '/api/home')).status).toBe(200)
    expect((await mara.call('GET', '/api/daily-sky')).status).toBe(200)
  })

  it('make the charts of the Circle, so that two are held against each other in one zodiac', async () => {
    const mara = await house.visitor().arrive()
    const was = (await addAnna(mara)).body
    await set(mara, VEDIC)
    const is = (await mara.call('GET', memberAt(was.id))).body
    expect(is.chart).toMatchObject({ zodiac: 'lahiri', house_system: 'whole_sign' })
    const { relationship } = (await mara.call('GET', `${memberAt(was.id)}/relationship`)).body
    expect(relationship.charts).toMatchObject({ own: { zodiac: 'lahiri' }, theirs: { zodiac: 'lahiri' } })
    const another = (await addAnna(mara, { name: 'Another' })).body
    expect(another.chart).toMatchObject({ zodiac: 'lahiri' })
    expect([is.ring, is.summary, is.astrologicalFactors]).toEqual([
      another.ring,
      another.summary,
      another.astrologicalFactors,
    ])
  })

  it('are kept for somebody without a chart', async () => {
    const mara = house.visitor()
    await mara.signUp()
    await mara.confirm()
    expect((await set(mara, VEDIC)).body).toEqual({ settings: VEDIC, chart: null })
  })

  it.each([
    [{ houseSystem: 'placido' }, 'houseSystem', /^one of placidus, koch/],
    [{ zodiac: 'chinese' }, 'zodiac', /^one of tropical, lahiri/],
    [{ node: 'south' }, 'node', /^one of true, mean$/],
    [
      { orbs: { ...DEFAULT_CHART_SETTINGS.orbs, square: 16 } },
      'orbs.square',
      /^a number of degrees from 0 to 15$/,
    ],
    [{ orbs: { ...DEFAULT_CHART_SETTINGS.orbs, square: '9' } }, 'orbs.square', /^a number of degrees/],
    [
      { orbs: { ...DEFAULT_CHART_SETTINGS.orbs, quincunx: 4 } },
      'orbs.quincunx',
      /^a number of degrees from 0 to 3$/,
    ],
    [
      { orbs: { conjunction: 0, sextile: 0, square: 0, trine: 0, opposition: 0 } },
      'orbs',
      /^at least one aspect that counts$/,
    ],
  ])('are refused as %j, with what would be right', async (change, field, wanted) => {
    const mara = await house.visitor().arrive()
    const { status, body } = await set(mara, { ...DEFAULT_CHART_SETTINGS, ...change })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: expect.stringMatching(wanted) })
    expect((await profileOf(mara)).chartSettings).toEqual(DEFAULT_CHART_SETTINGS)
  })
})
