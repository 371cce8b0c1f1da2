import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { HELP, run } from './run.ts'

const PROGRAM = fileURLToPath(new URL('../../bin/arion', import.meta.url))

async function* linesOf(lines: readonly string[]) {
  yield* lines
}

async function arion(args: string[], lines: string[] = []) {
  const written: string[] = []
  const complaints: string[] = []
  const code = await run(args, {
    lines: linesOf(lines),
    write: (line) => written.push(line),
    complain: (line) => complaints.push(line),
  })
  return { code, written, complaints }
}

describe('arion read', () => {
  it('prints one line for each question, in order, with its id', async () => {
    const lines = ['what is my moon sign', 'when should i call him next week'].map((question, id) =>
      JSON.stringify({ id, question, today: '2026-11-22', zone: 'Europe/Oslo' }),
    )
    const { code, written } = await arion(['read'], lines)
    const [moon, call] = written.map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(moon).toMatchObject({ id: 0, about: ['chart'], time: null, care: null, leans: false })
    expect(call).toMatchObject({ id: 1, wants: ['when'], time: { from: '2026-11-23', to: '2026-11-29' } })
    expect(call.confidence).toBeGreaterThan(0)
    expect(call.offers.length > 1).toBe(call.asksBack)
  })

  it('prints every part of a reading, and how sure it is of each', async () => {
    const lines = ['should i go to leeds in march or stay here', 'when is a good day to ring him'].map(
      (question) => JSON.stringify({ id: 1, question, today: '2026-11-22' }),
    )
    const [choice, day] = (await arion(['read'], lines)).written.map((line) => JSON.parse(line))
    expect(Object.keys(choice)).toEqual(
      'id care declines about wants time person choices asks leans understood asksBack isFree offers confidence sureOf k sureOfK'.split(
        ' ',
      ),
    )
    expect(Object.keys(choice.sureOf)).toEqual(
      'care declines leans understood time choices people tone'.split(' '),
    )
    expect(choice.sureOf).toMatchObject({ time: 1, people: 1 })
    expect(choice.choices).toHaveLength(2)
    expect(choice.sureOf.choices).toBeGreaterThan(0.5)
    expect(day.choices).toBeNull()
    for (const share of Object.values(day.sureOf)) {
      expect(share).toBeGreaterThan(0.5)
      expect(share).toBeLessThanOrEqual(1)
    }
  })

  it('reads lines that are piped into it', async () => {
    const lines = ['what is my moon sign', 'i want to kill myself'].map((question) =>
      JSON.stringify({ question, today: '2026-11-22' }),
    )
    const running = promisify(execFile)(PROGRAM, ['read'])
    running.child.stdin!.end(lines.join('\n'))
    expect((await running).stdout.trimEnd().split('\n')).toEqual((await arion(['read'], lines)).written)
  })

  it('hears a cry by the rules or by the learned ear', async () => {
    const { written } = await arion(
      ['read'],
      [JSON.stringify({ question: 'i want to kill myself', today: '2026-11-22' })],
    )
    expect(JSON.parse(written[0]!)).toMatchObject({ care: 'crisis', asksBack: false })
  })

  it('offers what the product offers: of what no chart answers nothing, and no reading twice', async () => {
    const lines = ['hmm her again', 'stuff with the flat and him', 'not sure about the boat'].map(
      (question) => JSON.stringify({ question, today: '2026-11-22' }),
    )
    const read = (await arion(['read'], lines)).written.map((line) => JSON.parse(line))
    for (const { asksBack, offers } of read) {
      expect(offers.length).toBe(asksBack ? 3 : 0)
      for (const { about, wants } of offers) {
        expect(['chart', 'sky', 'arion', 'small_talk']).not.toContain(about)
        expect(['fact', 'more', 'none']).not.toContain(wants)
      }
      expect(new Set(offers.map((one: object) => JSON.stringify(one))).size).toBe(offers.length)
    }
    expect(read.some(({ asksBack }) => asksBack)).toBe(true)
  })

  it('knows the people of the Circle, and asks which of two is meant, as the product does', async () => {
    const asked = (question: string, ...people: { name: string; ring: string }[]) =>
      JSON.stringify({ question, people, today: '2026-11-22' })
    const [sam, both] = [
      { name: 'Sam', ring: 'friends' },
      { name: 'Sam', ring: 'work' },
    ]
    const { written } = await arion(
      ['read'],
      [
        asked('how will sam and i get on', sam),
        asked('How do Sam and I get on?', sam, both),
        asked('how will Rudo and Chipo get on'),
      ],
    )
    const [one, two, several] = written.map((line) => JSON.parse(line))
    expect(one).toMatchObject({
      person: { name: 'Sam' },
      asksBack: false,
      asks: [{ people: [{ name: 'Sam' }] }],
    })
    expect(two).toMatchObject({ asksBack: true, offers: [{ about: 'friends' }, { about: 'friends' }] })
    expect(several.asks[0].people).toEqual([{ name: 'Rudo' }, { name: 'Chipo' }])
  })

  it('says what it does not read: another language, and a term by its name, as sure as a rule is', async () => {
    const lines = ['¿Cómo me irá en el trabajo este año?', 'Where is Eris in my chart?'].map((question) =>
      JSON.stringify({ question, today: '2026-11-22' }),
    )
    const [spanish, eris] = (await arion(['read'], lines)).written.map((line) => JSON.parse(line))
    expect(spanish).toMatchObject({ understood: false, asksBack: true, offers: [] })
    expect(eris).toMatchObject({
      declines: ['term'],
      asksBack: false,
      confidence: 1,
      sureOf: { declines: 1 },
    })
  })

  it('names the terms of each question, and takes no word of every day for one', async () => {
    const lines = [
      'is my Venus combust',
      'does my moon square saturn',
      'What does the vertex say of me?',
      'Is this a good week to sell my house in the square?',
    ].map((question) => JSON.stringify({ question, today: '2026-11-22' }))
    const read = (await arion(['read'], lines)).written.map((line) => JSON.parse(line).asks[0].terms)
    expect(read).toEqual([['venus', 'combust'], ['moon', 'square', 'saturn'], ['vertex'], []])
  })

  it('takes the day itself where a day is meant and none is named', async () => {
    const { written } = await arion(
      ['read'],
      [JSON.stringify({ question: 'what kind of day is it', today: '2026-11-22' })],
    )
    expect(JSON.parse(written[0]!)).toMatchObject({
      about: ['today'],
      time: { from: '2026-11-22', to: '2026-11-22' },
    })
  })

  it('names the line, the field and what would be right', async () => {
    const good = JSON.stringify({ question: 'love?', today: '2026-11-22' })
    const { code, complaints } = await arion(['read'], [good, '{"question":"love?","today":"22 November"}'])
    expect(code).toBe(2)
    expect(complaints).toEqual(['line 2: today: a local day, YYYY-MM-DD'])
    expect((await arion(['read'], ['love?'])).complaints).toEqual([
      'line 1: not JSON; one object a line is wanted',
    ])
  })

  it('tells how it is called', async () => {
    const { stdout } = await promisify(execFile)(PROGRAM, ['read', '--help'])
    expect(stdout).toBe(`${HELP}\n`)
    expect(await arion(['read', '--help'])).toMatchObject({ code: 0, written: [HELP] })
    expect(await arion(['write'])).toMatchObject({ code: 2, complaints: [HELP] })
  })
})
