import { BLUEPRINT_CATEGORIES, blueprintQuestions } from '@astrarium/arion'
import { generateBlueprint, getBlueprint, getBlueprintCategory } from '@astrarium/contracts'
import { describe, expect, it, vi } from 'vitest'
import { blueprintOwners } from '../../../test/blueprint-owners.ts'
import { testApp } from '../../../test/test-app.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { blueprintJobHandlers } from './jobs.ts'
import { takeUpAbandoned } from './service/take-up-abandoned.ts'
import { writeBlueprint } from './service/write-blueprint.ts'

const house = testApp()
const { owner, begun, generate, overview, asks, answersOf, writtenInOneGo, later } = blueprintOwners(
  house,
  writeBlueprint,
)

describe('asking for a blueprint', () => {
  it('begins the work, answers at once, takes no Ask, and finds it whole when the work is done', async () => {
    const { person, userId } = await owner()
    expect(await overview(person)).toMatchObject({
      hasChart: true,
      state: 'none',
      answered: 0,
      generatedAt: null,
    })
    const { status, body } = await generate(person)
    expect({ status, body }).toEqual({ status: 200, body: generateBlueprint.output.parse(body) })
    expect(body.state).toBe('writing')
    expect(await asks(userId)).toBe(1)
    expect(await overview(person)).toMatchObject({ state: 'writing', answered: 0, total: 42, percentage: 0 })

    await writeBlueprint(house.context, userId)
    const whole = await overview(person)
    expect(whole).toEqual(getBlueprint.output.parse(whole))
    expect(whole).toMatchObject({
      state: 'whole',
      answered: 42,
      percentage: 100,
      generatedAt: house.clock.now.toISOString(),
    })
    expect(whole.categories.map(({ id, label }: { id: string; label: string }) => ({ id, label }))).toEqual(
      BLUEPRINT_CATEGORIES,
    )
    for (const category of whole.categories)
      expect(category).toMatchObject({
        answered: 6,
        total: 6,
        percentage: 100,
        // a chapter that is whole begins to speak on the map already
        firstLine: expect.stringMatching(/^[^]+[.!?]$/),
      })
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
    expect(await person.balance()).toBe(5)
  })

  it('gives each category its six questions in order, each answer with its facts', async () => {
    const { person } = await begun(42)
    for (const { id, label } of BLUEPRINT_CATEGORIES) {
      const { body } = await person.call('GET', `/api/blueprint/${id}`)
      expect(body).toEqual(getBlueprintCategory.output.parse(body))
      expect(body).toMatchObject({ id, label, hasChart: true, state: 'whole', answered: 6 })
      const expected = blueprintQuestions().filter(({ category }) => category === id)
      expect(
        body.questions.map(({ id: question, prompt }: { id: string; prompt: string }) => ({
          id: question,
          prompt,
        })),
      ).toEqual(expected.map(({ id: question, prompt }) => ({ id: question, prompt })))
      for (const { facts } of body.questions) expect(facts.length).toBeGreaterThan(0)
    }
  })

  it('twice at once begins it once, and asked for again when it is whole it stays as it is', async () => {
    const { person, userId } = await owner()
    const both = await Promise.all([generate(person), generate(person)])
    expect(both.map(({ body }) => body.state)).toEqual(['writing', 'writing'])
    await writeBlueprint(house.context, userId)
    const before = await asks(userId)
    expect((await generate(person)).body).toEqual({ success: true, state: 'whole' })
    expect(await asks(userId)).toBe(before)
  })

  it('shows how far it is while it is being written', async () => {
    const { person } = await begun(8)
    expect(await overview(person)).toMatchObject({
      state: 'writing',
      answered: 8,
      percentage: 19,
      categories: [
        { answered: 6, percentage: 100 },
        { answered: 2, percentage: 33 },
        ...Array.from({ length: 5 }, () => ({ answered: 0 })),
      ],
    })
    expect((await person.call('GET', '/api/blueprint/money-work')).body).toMatchObject({
      state: 'writing',
      questions: [
        { answer: expect.any(String) },
        { answer: expect.any(String) },
        { answer: null, facts: [] },
        {},
        {},
        {},
      ],
    })
  })

  it('is written by the queue without anybody’s doing', async () => {
    const { person, userId } = await owner()
    const jobs = openJobs(house.owner.options.connectionString!, house.context.log)
    const { jobs: twin } = house.context
    await jobs.start(house.context, [], blueprintJobHandlers)
    Object.assign(house.context, { jobs })
    try {
      await generate(person)
      await vi.waitFor(
        async () => expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 }),
        { timeout: 15_000 },
      )
    } finally {
      Object.assign(house.context, { jobs: twin })
      await jobs.stop()
    }
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
  })

  it('is begun even when the queue cannot be reached: the sweep asks again', async () => {
    const { person, userId } = await owner()
    const { jobs } = house.context
    Object.assign(house.context, { jobs: { send: () => Promise.reject(new Error('no queue')) } })
    try {
      expect((await generate(person)).body).toEqual({ success: true, state: 'writing' })
    } finally {
      Object.assign(house.context, { jobs })
    }
    expect(await asks(userId)).toBe(0)
    await takeUpAbandoned(later(61_000))
    expect(await asks(userId)).toBe(1)
  })
})

describe('who sees what', () => {
  it('somebody without a chart sees the questions, and is told that the chart is missing', async () => {
    const ona = house.visitor()
    await ona.signUp()
    await ona.confirm()
    expect(await overview(ona)).toMatchObject({
      hasChart: false,
      state: 'none',
      answered: 0,
      total: 42,
      percentage: 0,
      generatedAt: null,
    })
    expect((await ona.call('GET', '/api/blueprint/life-design')).body).toMatchObject({
      hasChart: false,
      state: 'none',
      answered: 0,
      total: 6,
    })
    expect(await answersOf(ona)).toEqual(Array.from({ length: 42 }, () => null))
    expect(await generate(ona)).toMatchObject({ status: 409, body: { code: 'chart_missing' } })
  })

  it('a category that there is not is refused', async () => {
    const { person } = await owner()
    expect(await person.call('GET', '/api/blueprint/past-lives')).toMatchObject({
      status: 404,
      body: { code: 'category_not_found' },
    })
  })

  it('another person’s answers are not seen, nor is anything without being signed in', async () => {
    const ben = await owner()
    await begun(6)
    expect(await overview(ben.person)).toMatchObject({ state: 'none', answered: 0 })
    expect(await answersOf(ben.person)).toEqual(Array.from({ length: 42 }, () => null))
    expect((await house.visitor().call('GET', '/api/blueprint')).status).toBe(401)
  })

  it('two people of the same birth read it in words of their own', async () => {
    const [anna, ben] = [await begun(6), await begun(6)]
    expect(await answersOf(anna.person)).not.toEqual(await answersOf(ben.person))
  })

  it('no word of it is readable in the database', async () => {
    await begun(3)
    const { rows } = await house.owner.query<{ all: string }>(
      `select string_agg(row::text, ' ') as all from (select to_jsonb(b) as row from blueprints b union all select to_jsonb(a) from blueprint_answers a) rows`,
    )
    // with spaces: four letters in a row turn up in sealed text by chance
    for (const secret of ['1926-04-21', '02:40', '51.5', 'Europe', 'Taurus', ' your ', ' house '])
      expect(rows[0]!.all.includes(secret), secret).toBe(false)
  })
})
