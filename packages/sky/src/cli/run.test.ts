import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openSky } from '../open-sky.ts'
import { linesOf } from './lines-of.ts'
import { run } from './run.ts'

const sky = await openSky()
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const LONDON = '{"utc":"1926-04-21T01:40:00Z","lat":51.5074,"lon":-0.1278}'

async function answers(args: string[], lines: string[] = []) {
  const written: string[] = []
  async function* input() {
    yield* lines
  }
  const status = await run(sky, args, input(), (line) => written.push(line))
  return {
    status,
    written,
    lines: written[0]?.startsWith('sky') ? [] : written.map((line) => JSON.parse(line)),
  }
}

describe('the program sky', () => {
  it('answers a chart with bodies, houses and angles in unrounded degrees', async () => {
    const { status, lines } = await answers(['chart'], [LONDON])
    expect(status).toBe(0)
    expect(lines[0].ascendant).toBeCloseTo(291.41669, 4)
    expect(lines[0].midheaven).toBeCloseTo(235.5847, 4)
    expect(Object.keys(lines[0].bodies)).toHaveLength(15)
    expect(lines[0].bodies.sun).toMatchObject({
      longitude: expect.closeTo(30.20594, 4),
      speed: expect.closeTo(0.97555, 4),
    })
    expect(lines[0].houses).toMatchObject({ system: 'placidus', cusps: { length: 12 } })
  })

  it('takes another house system by its name', async () => {
    const { lines } = await answers(['chart'], [LONDON.replace('}', ',"houseSystem":"whole_sign"}')])
    expect(lines[0].houses.cusps[0]).toBe(270)
  })

  it('takes a sidereal zodiac by its name, and gives the Vertex', async () => {
    const [tropical, lahiri] = (
      await answers(['chart'], [LONDON, LONDON.replace('}', ',"zodiac":"lahiri"}')])
    ).lines
    expect(tropical.bodies.sun.longitude - lahiri.bodies.sun.longitude).toBeCloseTo(22.823, 2)
    expect(tropical.vertex - lahiri.vertex).toBeCloseTo(tropical.ascendant - lahiri.ascendant, 9)
  })

  it('finds the same hits whatever the zodiac', async () => {
    const span = ['--from', '2026-11-20T00:00:00Z', '--to', '2026-12-20T00:00:00Z']
    const [one, other] = [LONDON, LONDON.replace('}', ',"zodiac":"lahiri"}')].map((line) =>
      answers(['transits', ...span], [line]),
    )
    expect((await one)!.written).toEqual((await other)!.written)
  })

  it('lists exact hits in order of time, the Moon’s only when asked', async () => {
    const span = ['--from', '2026-11-20T00:00:00Z', '--to', '2026-12-20T00:00:00Z']
    const plain = (await answers(['transits', ...span], [LONDON])).lines
    const times = plain.map(({ utc }) => utc)
    expect(plain.length).toBeGreaterThan(10)
    expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)))
    expect(plain[0]).toEqual({
      utc: expect.stringMatching(/^2026-.*\.\d{3}Z$/),
      transiting: expect.any(String),
      natal: expect.any(String),
      aspect: expect.any(Number),
    })
    expect(plain.some(({ transiting }) => transiting === 'moon')).toBe(false)
    expect(
      (await answers(['transits', ...span, '--moon'], [LONDON])).lines.some(
        ({ transiting }) => transiting === 'moon',
      ),
    ).toBe(true)
  })

  it('reads local times with all their offsets', async () => {
    const { lines } = await answers(['instant'], ['{"zone":"Europe/Berlin","local":"2024-10-27T02:30"}'])
    expect(lines).toEqual([{ kind: 'repeated', offsets: [7200, 3600] }])
  })

  it('lists phases, stations and eclipses of a span', async () => {
    const { lines } = await answers([
      'events',
      '--from',
      '2026-08-01T00:00:00Z',
      '--to',
      '2026-09-01T00:00:00Z',
    ])
    expect(lines.filter(({ event }) => event === 'eclipse').map(({ of, kind }) => `${of} ${kind}`)).toEqual([
      'solar total',
      'lunar partial',
    ])
    expect(lines.some(({ event }) => event === 'phase')).toBe(true)
  })

  it('draws the wheel of a chart', async () => {
    const { lines } = await answers(['wheel'], [LONDON])
    expect(lines[0].svg).toMatch(/^<svg.*<\/svg>\s*$/s)
  })

  it('answers a bad line with its error, goes on, and ends with status 1', async () => {
    const bad = [
      'not json',
      '[]',
      '{"utc":"1926-04-21T01:40:00","lat":0,"lon":0}',
      '{"utc":"1926-04-21T01:40:00Z","lat":91,"lon":0}',
      '{"utc":"1926-04-21T01:40:00Z","lat":"0","lon":0}',
    ]
    const { status, lines } = await answers(['chart'], [...bad, LONDON])
    expect(status).toBe(1)
    expect(lines.slice(0, 5).map(({ code }) => code)).toEqual([
      'invalid_input',
      'invalid_input',
      'invalid_instant',
      'invalid_place',
      'invalid_input',
    ])
    expect(lines.slice(0, 5).every(({ error }) => typeof error === 'string')).toBe(true)
    expect(lines[5].ascendant).toBeDefined()
  })

  it('reads an instant however RFC 3339 writes it', async () => {
    const same = [
      '1926-04-21T01:40Z',
      '1926-04-21t01:40:00z',
      '1926-04-21T01:40:00.000Z',
      '1926-04-21T02:40:00+01:00',
      '1926-04-20T24:00:00-01:40',
    ]
    const { status, written } = await answers(
      ['chart'],
      same.map((utc) => JSON.stringify({ utc, lat: 51.5074, lon: -0.1278 })),
    )
    expect(status).toBe(0)
    expect(new Set(written).size).toBe(1)
  })

  it.each([
    '2023-02-29T00:00:00Z',
    '2023-02-30T00:00:00Z',
    '2023-04-31T12:00:00+02:00',
    '2023-13-01T00:00:00Z',
    '2016-12-31T23:59:60Z',
  ])('refuses %s, which no calendar or clock of ours has, instead of reading another day', async (utc) => {
    expect((await answers(['chart'], [JSON.stringify({ utc, lat: 0, lon: 0 })])).lines[0].code).toBe(
      'invalid_instant',
    )
  })

  it('takes dates for the ends of a span, from 00:00 UTC', async () => {
    const [dates, instants] = await Promise.all([
      answers(['events', '--from', '2026-08-01', '--to', '2026-09-01']),
      answers(['events', '--from', '2026-08-01T00:00:00Z', '--to', '2026-09-01T00:00:00Z']),
    ])
    expect(dates.status).toBe(0)
    expect(dates.written).toEqual(instants.written)
  })

  it('shows its use when asked, and for a command that it does not know', async () => {
    const written = [expect.stringContaining('sky chart')]
    for (const args of [['--help'], ['-h'], ['chart', '--help']])
      expect(await answers(args)).toEqual({ status: 0, written, lines: [] })
    for (const args of [[], ['constructor'], ['charts'], ['chart', 'now']])
      expect(await answers(args)).toMatchObject({ status: 2, written })
  })

  // a machine with a newer Node of its own has none in .node
  it.each(existsSync(join(ROOT, '.node/bin/node')) ? ['the newest', 'an older'] : ['the newest'])(
    'runs as a program on standard input, on a machine with %s Node',
    (age) => {
      const older = mkdtempSync(join(tmpdir(), 'older-node-'))
      writeFileSync(join(older, 'node'), '#!/bin/sh\necho v20.0.0\n', { mode: 0o755 })
      const path = age === 'an older' ? `${older}:${process.env['PATH']}` : process.env['PATH']
      const output = execFileSync(join(ROOT, 'node_modules/.bin/sky'), ['instant'], {
        input: '{"zone":"Europe/Oslo","local":"1945-05-01T00:00"}\n',
        encoding: 'utf8',
        env: { ...process.env, PATH: path },
      })
      rmSync(older, { recursive: true })
      expect(JSON.parse(output)).toEqual({ kind: 'unique', offsets: [7200] })
    },
  )
})

describe('lines of input', () => {
  async function lines(...chunks: string[]) {
    const found: string[] = []
    for await (const line of linesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))))
      found.push(line)
    return found
  }

  it('come whole out of any pieces, the last one without its end too', async () => {
    expect(await lines('{"a"', ':1}\n{"b":2', '}\n\n', '{"c":3}')).toEqual([
      '{"a":1}',
      '{"b":2}',
      '',
      '{"c":3}',
    ])
    expect(await lines('{"a":1}\r\n{"b":2}\r\n')).toEqual(['{"a":1}\r', '{"b":2}\r'])
    expect(await lines()).toEqual([])
  })

  it('end with a line feed alone: what else breaks a line may stand within a text of JSON', async () => {
    expect(await lines('{"note":"a\u2028b\u2029c"}\n')).toEqual(['{"note":"a\u2028b\u2029c"}'])
  })

  it('keep letters that are cut in two between pieces, and lose a byte order mark', async () => {
    const bytes = Buffer.from('\uFEFF{"zone":"é"}\n')
    const found: string[] = []
    for await (const line of linesOf(Readable.from([...bytes].map((byte) => Buffer.of(byte)))))
      found.push(line)
    expect(found).toEqual(['{"zone":"é"}'])
  })
})
