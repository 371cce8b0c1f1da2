import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { LONDON_1926 } from '../../../test/person.ts'

const house = testApp()

describe('the natal chart', () => {
  it('is right where clocks were an hour ahead: London 1926 has Ascendant 21° Capricorn and Midheaven 25° Scorpio', async () => {
    const mara = await house.visitor().arrive()
    const { chart } = (await mara.call('GET', '/api/profile')).body
    expect(chart.ascendant).toMatchObject({ sign: 'Capricorn', degree: expect.closeTo(21.5, 0) })
    expect(chart.midheaven).toMatchObject({ sign: 'Scorpio', degree: expect.closeTo(25.5, 0) })
    expect(chart.houses).toHaveLength(12)
    expect(chart.planets.slice(0, 10).map(({ name }: { name: string }) => name)).toEqual([
      'Sun',
      'Moon',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Pluto',
    ])
    expect(chart.planets[0]).toMatchObject({ sign: 'Taurus', retrograde: false })
  })

  it('keeps 2 decimals', async () => {
    const mara = await house.visitor().arrive()
    const { chart } = (await mara.call('GET', '/api/profile')).body
    const numbers = [chart.ascendant, chart.midheaven, ...chart.planets, ...chart.houses].flatMap(
      ({ degree, longitude }) => [degree, longitude],
    )
    for (const number of [...numbers, ...chart.aspects.map(({ orb }: { orb: number }) => orb)])
      expect(number).toBe(Math.round(number * 100) / 100)
  })

  it('claims no houses and no angles when the birth time is not known, and gives the Moon a range', async () => {
    const mara = await house
      .visitor()
      .arrive({ ...LONDON_1926, birthTime: '12:00', birthTimeAccuracy: 'unknown' })
    const { chart } = (await mara.call('GET', '/api/profile')).body
    expect(chart).toMatchObject({
      ascendant: null,
      midheaven: null,
      houses: [],
      birth_time_accuracy: 'unknown',
    })
    expect(chart.planets.every(({ house: where }: { house: number | null }) => where === null)).toBe(true)
    const { range } = chart.planets[1]
    expect(range.to - range.from).toBeGreaterThan(11)
  })

  it('takes nobody’s time for exact who did not say so', async () => {
    const { birthTimeAccuracy: _, ...unsaid } = LONDON_1926
    const mara = await house.visitor().arrive({ ...unsaid, birthTime: '12:00' })
    const { birth, chart } = (await mara.call('GET', '/api/profile')).body
    expect(birth).toMatchObject({ birthTime: '12:00', birthTimeAccuracy: 'unknown' })
    expect(chart).toMatchObject({ ascendant: null, houses: [], birth_time_accuracy: 'unknown' })
  })

  it('names no day for a transit to a point that the missing birth time leaves open', async () => {
    const mara = await house
      .visitor()
      .arrive({ ...LONDON_1926, birthTime: '12:00', birthTimeAccuracy: 'unknown' })
    const { transits } = (await mara.call('GET', '/api/chart/transits')).body
    expect(
      transits
        .filter(({ natal }: { natal: string }) => ['sun', 'mercury', 'venus', 'mars'].includes(natal))
        .every(({ exact }: { exact: string[] }) => exact.length === 0),
    ).toBe(true)
    expect(transits.some(({ natal }: { natal: string }) => ['moon', 'asc', 'mc'].includes(natal))).toBe(false)
  })

  it('is replaced together with the birth details, or not at all', async () => {
    const mara = await house.visitor().arrive()
    const before = (await mara.call('GET', '/api/profile')).body
    expect(
      (await mara.call('PUT', '/api/chart/birth', { ...LONDON_1926, timezone: 'Nowhere/Land' })).body,
    ).toMatchObject({
      code: 'zone_unknown',
    })
    expect((await mara.call('GET', '/api/profile')).body).toEqual(before)
    expect((await mara.call('PUT', '/api/chart/birth', { ...LONDON_1926, birthTime: '14:40' })).status).toBe(
      200,
    )
    const after = (await mara.call('GET', '/api/profile')).body
    expect(after.birth.birthTime).toBe('14:40')
    expect(after.chart.ascendant.sign).not.toBe(before.chart.ascendant.sign)
  })

  it('comes after the birth details of somebody who came without them, which are kept while none can be made', async () => {
    const mara = await house.visitor().arrive()
    const { userId } = (await mara.call('GET', '/api/profile')).body
    await house.owner.query('update profiles set birth = null, birth_chart_data = null where user_id = $1', [
      userId,
    ])
    const set = (changes = {}) => mara.call('PUT', '/api/profile/birth', { ...LONDON_1926, ...changes })
    const lately = `${new Date().getUTCFullYear() - 15}-01-01`
    expect((await set({ birthDate: lately })).body.code).toBe('too_young')
    expect((await set({ timezone: 'Nowhere/Land' })).body.code).toBe('zone_unknown')
    expect((await mara.call('GET', '/api/profile')).body).toMatchObject({ birth: null })
    expect((await set()).status).toBe(200)
    expect((await mara.call('GET', '/api/profile')).body).toMatchObject({
      birth: { birthTime: '02:40' },
      chart: null,
    })
    expect((await mara.call('POST', '/api/chart')).status).toBe(200)
    await set({ birthTime: '14:40' })
    expect((await mara.call('GET', '/api/profile')).body.chart).toBeNull()
    const { versions } = (await mara.call('GET', '/api/chart/birth/versions')).body
    expect(versions).toMatchObject([{ birth: { birthTime: '02:40' } }])
  })

  it.each(['exact', 'unknown'])(
    'is refused for a day that the calendar of the place went past, with an %s time',
    async (birthTimeAccuracy) => {
      const mara = await house.visitor().arrive()
      const skipped = {
        ...LONDON_1926,
        birthDate: '1993-08-21',
        timezone: 'Pacific/Kwajalein',
        birthTimeAccuracy,
      }
      expect((await mara.call('PUT', '/api/chart/birth', skipped)).body).toMatchObject({
        code: 'birth_date_invalid',
        fields: { birthDate: 'a date that the calendar of the time zone had' },
      })
    },
  )

  it.each([
    [
      { birthLatitude: '51' },
      'birth_data_format',
      'Invalid birth data format provided',
      'birthLatitude',
      'a number from -90 to 90',
    ],
    [
      { birthTimeAccuracy: 'roughly' },
      'birth_data_format',
      'Invalid birth data format provided',
      'birthTimeAccuracy',
      'one of exact, approximate, unknown',
    ],
    [
      { birthTime: undefined },
      'birth_data_missing',
      'Missing required birth data for chart generation',
      'birthTime',
      'a time as HH:MM, 00:00 to 23:59',
    ],
  ])('is not replaced by what is no birth: %j', async (changes, code, error, field, wanted) => {
    const mara = await house.visitor().arrive()
    const { status, body } = await mara.call('PUT', '/api/chart/birth', { ...LONDON_1926, ...changes })
    expect([status, body]).toEqual([400, { success: false, code, error, fields: { [field]: wanted } }])
  })

  it('asks which hour is meant when the clocks went back, and believes the answer', async () => {
    const mara = await house.visitor().arrive()
    const repeated = { ...LONDON_1926, birthDate: '1986-10-26', birthTime: '01:30' }
    expect((await mara.call('PUT', '/api/chart/birth', repeated)).body).toMatchObject({
      code: 'birth_time_repeated',
    })
    const rising = async (birthTimeFold: 0 | 1) =>
      (await mara.call('PUT', '/api/chart/birth', { ...repeated, birthTimeFold })).body['chart'].ascendant
        .longitude as number
    expect(await rising(0)).not.toBeCloseTo(await rising(1), 0)
  })

  it('says that birth data are missing before there are any', async () => {
    const mara = await house.visitor().arrive()
    await house.owner.query('begin; select set_config($$role$$, $$app_jobs$$, true)')
    await house.owner.query('update profiles set birth = null, birth_chart_data = null')
    await house.owner.query('commit')
    expect((await mara.call('POST', '/api/chart')).body).toMatchObject({
      code: 'birth_data_missing',
      error: 'Missing required birth data for chart generation',
    })
    expect((await mara.call('GET', '/api/chart/transits')).body).toMatchObject({ code: 'chart_missing' })
  })
})

describe('the astrology proxy', () => {
  const request = {
    action: 'generate-chart',
    name: 'User',
    city: 'Unknown',
    year: 1926,
    month: 4,
    day: 21,
    hour: 2,
    minute: 40,
    latitude: 51.5074,
    longitude: -0.1278,
    timezone: 'Europe/London',
  }

  it('answers for its health', async () => {
    expect(
      (await house.visitor().call('POST', '/api/astrology-proxy', { action: 'health' })).body,
    ).toMatchObject({
      success: true,
      status: 'ok',
    })
  })

  it('gives a chart in the specified form, and keeps nothing', async () => {
    const { body } = await house.visitor().call('POST', '/api/astrology-proxy', request)
    expect(body).toMatchObject({
      success: true,
      ascendant: { sign: 'Capricorn' },
      midheaven: { sign: 'Scorpio' },
      metadata: {
        house_system: 'placidus',
        library: expect.any(String),
        generation_time: expect.any(Number),
      },
    })
  })

  it('knows whole signs', async () => {
    const { body } = await house
      .visitor()
      .call('POST', '/api/astrology-proxy', { ...request, house_system: 'whole_sign' })
    expect(body.houses[0]).toMatchObject({ number: 1, sign: 'Capricorn', degree: 0 })
  })

  it('says which system stands in where Placidus has no solution', async () => {
    const { body } = await house.visitor().call('POST', '/api/astrology-proxy', {
      ...request,
      latitude: 78.2,
      longitude: 15.6,
      timezone: 'Arctic/Longyearbyen',
    })
    expect(body).toMatchObject({
      house_system_requested: 'placidus',
      house_system: expect.not.stringMatching('placidus'),
    })
  })

  const { year: _y, month: _m, day: _d, hour: _h, minute: _n, ...where } = request

  it.each([
    ['snake_case', { ...where, birth_date: '1926-04-21', birth_time: '02:40' }],
    ['camelCase', { ...where, birthDate: '1926-04-21', birthTime: '02:40' }],
    [
      'camelCase with a date as programs write it',
      { ...where, birthDate: '1926-04-21T00:00:00.000Z', birthTime: '02:40' },
    ],
  ])('takes the same birth in %s', async (_, body) => {
    const answers = await Promise.all(
      [request, body].map((sent) => house.visitor().call('POST', '/api/astrology-proxy', sent)),
    )
    const [parts, other] = answers.map(({ body: { planets, houses, ascendant } }) => ({
      planets,
      houses,
      ascendant,
    }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(other).toEqual(parts)
  })

  it.each([
    ['{"action":', 'bad_request', 'body', 'a JSON object'],
    ['[]', 'bad_request', 'body', 'a JSON object'],
    [{ action: 'conjure' }, 'bad_request', 'action', 'one of generate-chart, health'],
    [{ ...request, latitude: 91 }, 'birth_data_format', 'latitude', 'a number from -90 to 90'],
    [{ ...request, month: 13 }, 'birth_data_format', 'month', 'a whole number from 1 to 12'],
    [{ ...request, year: '1926' }, 'birth_data_format', 'year', 'a whole number'],
    [
      { ...request, house_system: 'koch' },
      'birth_data_format',
      'house_system',
      'one of placidus, whole_sign',
    ],
    [
      { ...where, birthDate: '1926-04-20T23:00:00.000Z', birthTime: '02:40' },
      'birth_data_format',
      'birthDate',
      'a date as YYYY-MM-DD',
    ],
    [
      { ...where, birth_date: '21.4.1926', birth_time: '02:40' },
      'birth_data_format',
      'birth_date',
      'a date as YYYY-MM-DD',
    ],
    [
      { ...where, birth_date: '1926-04-21' },
      'birth_data_missing',
      'birth_time',
      'a time as HH:MM, 00:00 to 23:59',
    ],
    [
      { ...request, timezone: undefined },
      'birth_data_missing',
      'timezone',
      'an IANA zone such as Europe/London',
    ],
    [{ action: 'generate-chart' }, 'birth_data_missing', 'birth_date', 'a date as YYYY-MM-DD'],
  ])('refuses %j with %s and what would be right', async (body, code, field, wanted) => {
    const answer = await house.visitor().call('POST', '/api/astrology-proxy', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, code, fields: { [field]: wanted } })
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node_modules/)
  })
})

describe('the sky today', () => {
  it('lists the transits in orb now, the next exact one first', async () => {
    const mara = await house.visitor().arrive()
    const { transits } = (await mara.call('GET', '/api/chart/transits')).body
    expect(transits.length).toBeGreaterThan(0)
    for (const { enters, leaves } of transits) {
      expect(Date.parse(enters)).toBeLessThanOrEqual(house.clock.now.getTime())
      expect(Date.parse(leaves)).toBeGreaterThanOrEqual(house.clock.now.getTime())
    }
  })
})
