import type { Foresight } from '@astrarium/contracts'
import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import { BLUEPRINT_CATEGORIES, blueprintQuestions } from '@astrarium/arion'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { forecast } from './forecast.ts'
import type { Person } from './person.ts'
import { LONDON_1926 } from './person.ts'
import { readPdf } from './read-pdf.ts'
import { testApp } from './test-app.ts'

const house = testApp()

const MINOR = / (semisextile|sesquiquadrate|quincunx) /
const FONTS = /^[A-Z]{6}\+(EBGaramond|Figtree)/
/** what a birth is told by, in any of its forms */
const OF_A_BIRTH = /1926|04-21|21[-_]?apr|02[:-]?40|london|51\.5/i

async function paperOf(person: Person, path: string) {
  const response = await person.raw('GET', path)
  expect(response.status, path).toBe(200)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return { response, name, ...readPdf(new Uint8Array(await response.arrayBuffer())) }
}

async function withBlueprint(): Promise<Person> {
  const person = await house.visitor().arrive()
  await person.call('POST', '/api/generate-blueprint', {})
  await house.work()
  return person
}

describe('the chart on paper', () => {
  it('is a tagged PDF with its fonts inside: title, language, headings, a figure with words, tables', async () => {
    const mara = await house.visitor().arrive()
    const paper = await paperOf(mara, '/api/chart/pdf')
    expect(Object.fromEntries(paper.response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="astrarium-natal-chart.pdf"',
      'cache-control': 'no-store',
    })
    expect(paper).toMatchObject({ title: 'The natal chart of Mara Lind', language: 'en', isTagged: true })
    expect(paper.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Figure', 'Table', 'TH']))
    expect(paper.figures).toEqual([expect.stringContaining('Sun: Taurus 0°')])
    for (const { name, isEmbedded } of paper.fonts) {
      expect(name).toMatch(FONTS)
      expect(isEmbedded, name).toBe(true)
    }
    expect(paper.fonts.length).toBeGreaterThan(1)
  })

  it('says what the screen says: whose it is, every place, every cusp, every aspect, and its page', async () => {
    const mara = await house.visitor().arrive()
    const { chart } = (await mara.call('GET', '/api/profile')).body
    const { text, pages } = await paperOf(mara, '/api/chart/pdf')
    expect(text).toContain('21 April 1926, 02:40, London, England, United Kingdom')
    for (const { sign, degree } of [...chart.planets, chart.ascendant, chart.midheaven, ...chart.houses])
      expect(text).toContain(`${sign} ${Math.floor(degree + 1e-6)}°`)
    expect(text.match(/ (conjunct|sextile|square|trine|opposite) /g)).toHaveLength(chart.aspects.length)
    expect(text).toContain('Placidus houses, tropical zodiac, true node.')
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Page ${page} of ${pages}`)
  })

  it('lists minor aspects once they are switched on, in its table', async () => {
    const mara = await house.visitor().arrive()
    const before = await paperOf(mara, '/api/chart/pdf')
    expect(before.text).not.toMatch(MINOR)
    await mara.call('PUT', '/api/chart/settings', {
      ...DEFAULT_CHART_SETTINGS,
      orbs: { ...DEFAULT_CHART_SETTINGS.orbs, quincunx: 3, sesquiquadrate: 2, semisextile: 2 },
    })
    const { chart } = (await mara.call('GET', '/api/profile')).body
    const listed = (chart.aspects as { type: string }[]).filter(({ type }) => MINOR.test(` ${type} `))
    const { text } = await paperOf(mara, '/api/chart/pdf')
    expect(listed.length).toBeGreaterThan(0)
    expect(text.match(new RegExp(MINOR.source, 'g'))).toHaveLength(listed.length)
  })

  it('claims no houses and no angles without a birth time', async () => {
    const mara = await house
      .visitor()
      .arrive({ ...LONDON_1926, birthTime: '12:00', birthTimeAccuracy: 'unknown' })
    const { text } = await paperOf(mara, '/api/chart/pdf')
    expect(text).toContain('21 April 1926, time unknown')
    expect(text).toContain('no houses and no angles')
    expect(text).not.toMatch(/12:00|House cusps|Midheaven/)
  })

  it('writes a name in other letters, and leaves one out that its fonts do not have', async () => {
    const titleOf = async (name: string) => {
      const person = house.visitor()
      await person.signUp({ name })
      await person.confirm()
      await person.call('POST', '/api/chart')
      const { title, text } = await paperOf(person, '/api/chart/pdf')
      expect(text.replaceAll(' ', '')).toContain(title.replaceAll(' ', ''))
      return title
    }
    expect(await titleOf('Ελένη Łukasz')).toBe('The natal chart of Ελένη Łukasz')
    expect(await titleOf('山田 花子')).toBe('Your natal chart')
  })

  it('is a drawing too, with its letters as outlines and all of it in words, and a picture', async () => {
    const mara = await house.visitor().arrive()
    const drawing = await mara.raw('GET', '/api/chart/svg')
    expect(Object.fromEntries(drawing.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename="astrarium-natal-chart.svg"',
    })
    const svg = await drawing.text()
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>Your natal chart<\/title><desc>Sun: Taurus/)
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined|1926|London/)
    const picture = await mara.raw('GET', '/api/chart/png')
    expect(picture.headers.get('content-type')).toBe('image/png')
    const { format, width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 2000, height: 2000 })
  }, 30_000)

  it('is not there before there is a chart', async () => {
    const mara = house.visitor()
    await mara.signUp()
    await mara.confirm()
    for (const kind of ['svg', 'png', 'pdf'])
      expect((await mara.call('GET', `/api/chart/${kind}`)).body).toMatchObject({ code: 'chart_missing' })
  })
})

describe('the blueprint on paper', () => {
  it('has every chapter, question and answer, each as what it is', async () => {
    const person = await withBlueprint()
    const { text, tags, name, fonts } = await paperOf(person, '/api/blueprint/pdf')
    for (const { label } of BLUEPRINT_CATEGORIES) expect(text).toContain(label)
    for (const { prompt } of blueprintQuestions()) expect(text).toContain(prompt)
    const { body } = await person.call('GET', `/api/blueprint/${BLUEPRINT_CATEGORIES[0].id}`)
    for (const { answer } of body.questions)
      expect(text.replaceAll(' ', '')).toContain(answer.split('\n')[0].replaceAll(' ', ''))
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(7)
    expect(tags.filter((tag) => tag === 'H3')).toHaveLength(42)
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    expect(name).toBe('astrarium-blueprint.pdf')
  }, 60_000)

  it('is not there before anything is written', async () => {
    const person = await house.visitor().arrive()
    expect((await person.call('GET', '/api/blueprint/pdf')).body).toMatchObject({ code: 'not_found' })
  })
})

describe('a forecast on paper', () => {
  it('says all that the forecast says, with its transits as a table', async () => {
    const mara = await house.visitor().arrive()
    const reading = await forecast(mara, '3 Months', 'What of my work?')
    const { text, tags, title, name } = await paperOf(mara, `/api/foresights/${reading.id}/pdf`)
    const said = text.replaceAll(' ', '')
    for (const words of spokenIn(reading)) expect(said).toContain(words.replaceAll(/\s/g, ''))
    expect(text).toContain('You asked: “What of my work?”')
    expect(title).toBe('3 Months Forecast')
    const { rows } = (await mara.call('GET', `/api/foresights/${reading.id}/ribbon`)).body
    expect(tags.filter((tag) => tag === 'TR')).toHaveLength(rows.length + 1)
    expect(name).toBe('astrarium-forecast-2026-11-20.pdf')
  })

  it('is the person’s own: nobody else’s forecast has one', async () => {
    const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
    const { id } = await forecast(mara, '1 Week')
    expect((await ben.call('GET', `/api/foresights/${id}/pdf`)).body).toMatchObject({
      code: 'foresight_not_found',
    })
  })
})

const PATHS = ['/api/chart/svg', '/api/chart/png', '/api/chart/pdf', '/api/blueprint/pdf']

it.each(PATHS)('%s needs a session', async (path) => {
  expect((await house.visitor().call('GET', path)).body).toMatchObject({ code: 'not_authenticated' })
})

it('no name of a file, address or line of the log tells of a birth', async () => {
  const person = await withBlueprint()
  const { id } = await forecast(person, 'until 21 April')
  const lines: string[] = []
  for (const level of ['info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(house.context.log, level).mockImplementation((...said: unknown[]) => {
      lines.push(JSON.stringify(said))
    })
  const names: string[] = []
  for (const path of [...PATHS, `/api/foresights/${id}/pdf`]) {
    const response = await person.raw('GET', path)
    expect(response.status).toBe(200)
    names.push(response.headers.get('content-disposition') ?? '')
  }
  vi.restoreAllMocks()
  expect(names).toHaveLength(5)
  expect([...names, ...lines].filter((line) => OF_A_BIRTH.test(line))).toEqual([])
}, 60_000)

/** Every sentence of a forecast, line by line. */
function spokenIn(reading: Foresight): string[] {
  return [
    reading.themeTitle,
    ...reading.themeDescription.split('\n'),
    ...reading.timingWindows.flatMap(({ type, period, description }) => [type, period, description]),
    ...reading.opportunities,
    ...reading.challenges,
    ...reading.emotionalRipening,
    ...reading.emotionalTender,
    reading.soulReflection,
    reading.soulAffirmation,
    ...reading.facts.map(({ statement }) => statement),
  ]
}
