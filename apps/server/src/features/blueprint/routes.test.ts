import { BLUEPRINT_CATEGORIES, blueprintAnswer, blueprintQuestions } from '@astrarium/arion'
import type { Told } from '@astrarium/arion'
import { generateBlueprint, getBlueprint, getBlueprintCategory } from '@astrarium/contracts'
import { SkyError } from '@astrarium/sky'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Person } from '../../../test/person.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import type { World } from '../../platform/world.ts'
import { blueprintWorks } from './jobs.ts'
import { failBlueprint } from './service/fail-blueprint.ts'
import { takeUpAbandoned } from './service/take-up-abandoned.ts'
import { writeBlueprint } from './service/write-blueprint.ts'

const SYDNEY_1990 = {
  birthDate: '1990-12-03',
  birthTime: '17:15',
  birthTimeAccuracy: 'exact',
  birthPlace: 'Sydney, Australia',
  birthLatitude: -33.8688,
  birthLongitude: 151.2093,
  timezone: 'Australia/Sydney',
}

const house = testApp()

interface Owner {
  person: Person
  userId: string
}
async function owner(): Promise<Owner> {
  const person = await house.visitor().arrive()
  return { person, userId: (await person.call<{ userId: string }>('GET', '/api/profile')).body.userId }
}
/** Somebody whose blueprint has come as far as so many answers. */
async function begun(answers: number): Promise<Owner> {
  const found = await owner()
  await generate(found.person)
  if (answers === 42) await writeBlueprint(house.world, found.userId)
  else await expect(writeBlueprint(dyingAfter(1 + answers, 'between'), found.userId)).rejects.toThrow('died')
  return found
}
const generate = (person: Person) => person.call('POST', '/api/generate-blueprint', {})
const overview = async (person: Person) => (await person.call('GET', '/api/blueprint')).body
async function asks(userId: string): Promise<number> {
  return house.asked.filter(({ name, key }) => name === 'write-blueprint' && key === userId).length
}

/** Every answer as the person reads it, in order. */
async function answersOf(person: Person): Promise<(string | null)[]> {
  const found: (string | null)[] = []
  for (const { id } of BLUEPRINT_CATEGORIES) {
    const { questions } = (await person.call('GET', `/api/blueprint/${id}`)).body
    found.push(...questions.map(({ answer }: { answer: string | null }) => answer))
  }
  return found
}

/** What a blueprint says that is written in one go, as of a moment, straight from the guide. */
function writtenInOneGo(userId: string, birth: typeof LONDON_1926, at: Date): string[] {
  const { sky } = house.world
  const [instant] = sky.localTime(birth.timezone, `${birth.birthDate}T${birth.birthTime}`).instants
  const chart = sky.chart({ at: instant, latitude: birth.birthLatitude, longitude: birth.birthLongitude })
  const told: Told[] = []
  return blueprintQuestions().map(({ id: questionId }) => {
    const answer = blueprintAnswer(sky, {
      asker: { seed: userId, chart, timeZone: 'Europe/London', countryCode: null },
      at,
      told,
      questionId,
    })
    told.push(...answer.told)
    return answer.text
  })
}

/** A server that lasts for so many transactions (one takes the work up, then one an answer), and then dies: between two of them, or before one is committed. */
function dyingAfter(transactions: number, how: 'between' | 'uncommitted'): World {
  let left = transactions
  const { db } = house.world
  return {
    ...house.world,
    db: {
      ...db,
      asUser: (userId, work) => {
        if (left-- > 0) return db.asUser(userId, work)
        if (how === 'between') return Promise.reject(new Error('the server died'))
        return db.asUser(userId, async (tx) => {
          await work(tx)
          throw new Error('the server died')
        })
      },
    },
  }
}

const withoutEngine = (): World => {
  const fail = () => {
    throw new SkyError('ephemeris_failed', 'no tables')
  }
  return { ...house.world, sky: { ...house.world.sky, transits: fail, moonPhase: fail, position: fail } }
}

describe('asking for a blueprint', () => {
  it('begins the work, answers at once, takes no Ask, and finds it whole when the work is done', async () => {
    const { person, userId } = await owner()
    expect(await overview(person)).toMatchObject({ hasChart: true, state: 'none', answered: 0, generatedAt: null })
    const { status, body } = await generate(person)
    expect({ status, body }).toEqual({ status: 200, body: generateBlueprint.output.parse(body) })
    expect(body.state).toBe('writing')
    expect(await asks(userId)).toBe(1)
    expect(await overview(person)).toMatchObject({ state: 'writing', answered: 0, total: 42, percentage: 0 })

    await writeBlueprint(house.world, userId)
    const whole = await overview(person)
    expect(whole).toEqual(getBlueprint.output.parse(whole))
    expect(whole).toMatchObject({ state: 'whole', answered: 42, percentage: 100, generatedAt: house.clock.now.toISOString() })
    expect(whole.categories.map(({ id, label }: { id: string; label: string }) => ({ id, label }))).toEqual(BLUEPRINT_CATEGORIES)
    for (const category of whole.categories) expect(category).toMatchObject({ answered: 6, total: 6, percentage: 100 })
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
      expect(body.questions.map(({ id: question, prompt }: { id: string; prompt: string }) => ({ id: question, prompt }))).toEqual(
        expected.map(({ id: question, prompt }) => ({ id: question, prompt })),
      )
      for (const { facts } of body.questions) expect(facts.length).toBeGreaterThan(0)
    }
  })

  it('twice at once begins it once, and asked for again when it is whole it stays as it is', async () => {
    const { person, userId } = await owner()
    const both = await Promise.all([generate(person), generate(person)])
    expect(both.map(({ body }) => body.state)).toEqual(['writing', 'writing'])
    await writeBlueprint(house.world, userId)
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
      questions: [{ answer: expect.any(String) }, { answer: expect.any(String) }, { answer: null, facts: [] }, {}, {}, {}],
    })
  })

  it('is written by the queue without anybody’s doing', async () => {
    const { person, userId } = await owner()
    const jobs = openJobs(house.owner.options.connectionString!, house.world.log)
    const { jobs: twin } = house.world
    await jobs.start(house.world, [], blueprintWorks)
    Object.assign(house.world, { jobs })
    try {
      await generate(person)
      await vi.waitFor(async () => expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 }), { timeout: 15_000 })
    } finally {
      Object.assign(house.world, { jobs: twin })
      await jobs.stop()
    }
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
  })

  it('is begun even when the queue cannot be reached: the sweep asks again', async () => {
    const { person, userId } = await owner()
    const { jobs } = house.world
    Object.assign(house.world, { jobs: { send: () => Promise.reject(new Error('no queue')) } })
    try {
      expect((await generate(person)).body).toEqual({ success: true, state: 'writing' })
    } finally {
      Object.assign(house.world, { jobs })
    }
    expect(await asks(userId)).toBe(0)
    await takeUpAbandoned(later(61_000))
    expect(await asks(userId)).toBe(1)
  })
})

const later = (ms: number): World => ({ ...house.world, now: () => new Date(house.clock.now.getTime() + ms) })

describe('work that was interrupted', () => {
  it.each(['between', 'uncommitted'] as const)('goes on where it stopped, and loses, doubles and changes nothing (%s)', async (how) => {
    const { person, userId } = await owner()
    await generate(person)
    for (const answers of [0, 1, 13]) await expect(writeBlueprint(dyingAfter(1 + answers, how), userId)).rejects.toThrow('died')
    expect(await overview(person)).toMatchObject({ state: 'writing', answered: 14 })
    await writeBlueprint(later(3 * 86_400_000), userId)
    expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 })
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
  })

  it('is taken up by the sweep once nobody touched it for a minute, and not before', async () => {
    const { person, userId } = await begun(40)
    await takeUpAbandoned(later(60_000))
    expect(await asks(userId)).toBe(1)
    await takeUpAbandoned(later(60_001))
    expect(await asks(userId)).toBe(2)
    await writeBlueprint(house.world, userId)
    await takeUpAbandoned(later(3_600_000))
    expect(await asks(userId)).toBe(2)
    expect(await overview(person)).toMatchObject({ state: 'whole' })
  })

  it('is written once by two servers at the same moment', async () => {
    const { person, userId } = await owner()
    await generate(person)
    const second = openSecondServer(house)
    try {
      // whoever finds a question answered leaves the rest to the other; one of the two always comes to the end
      await Promise.all([writeBlueprint(house.world, userId), writeBlueprint(second.world, userId)])
    } finally {
      await second.close()
    }
    expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 })
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
  })
})

describe('a question that cannot be answered', () => {
  it('leaves the blueprint failed as far as it is; asked for again, it goes on from there', async () => {
    const { person, userId } = await begun(10)
    await expect(writeBlueprint(withoutEngine(), userId)).rejects.toThrow(SkyError)
    expect(await overview(person)).toMatchObject({ state: 'writing', answered: 10 })
    await failBlueprint(house.world, userId)
    expect(await overview(person)).toMatchObject({ state: 'failed', answered: 10 })
    expect((await person.call('GET', '/api/blueprint/cosmic-core')).body).toMatchObject({ state: 'failed', answered: 6 })
    // neither the sweep nor work that comes late changes that
    await writeBlueprint(house.world, userId)
    const before = await asks(userId)
    await takeUpAbandoned(later(3_600_000))
    expect([await asks(userId), (await overview(person)).answered]).toEqual([before, 10])
    expect((await generate(person)).body).toEqual({ success: true, state: 'writing' })
    await writeBlueprint(house.world, userId)
    // a failure that comes to its end late finds nothing to fail
    await failBlueprint(house.world, userId)
    expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 })
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
  })
})

describe('new birth data', () => {
  const change = async (person: Person, birth: object) => {
    const { status, body } = await person.call('PUT', '/api/chart/birth', birth)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  it.each([
    ['the overview', '/api/blueprint', 'GET'],
    ['a category', '/api/blueprint/cosmic-core', 'GET'],
    ['asking for it', '/api/generate-blueprint', 'POST'],
  ])('begin it anew with %s: not one of the old answers is shown beside the new chart', async (_, path, method) => {
    const { person, userId } = await begun(8)
    const [old, before] = [await answersOf(person), await asks(userId)]
    await change(person, SYDNEY_1990)
    const { body } = await person.call(method, path, method === 'POST' ? {} : undefined)
    expect(body.state).toBe('writing')
    expect(await asks(userId)).toBe(before + 1)
    expect(await answersOf(person)).toEqual(old.map(() => null))
    const { rowCount } = await house.owner.query('select 1 from blueprint_answers where user_id = $1', [userId])
    expect(rowCount).toBe(0)
  })

  it('make all of its answers new', async () => {
    const { person, userId } = await begun(42)
    const old = await answersOf(person)
    await change(person, SYDNEY_1990)
    await overview(person)
    await writeBlueprint(house.world, userId)
    const written = await answersOf(person)
    expect(written).toEqual(writtenInOneGo(userId, SYDNEY_1990, house.clock.now))
    expect(written.filter((answer) => old.includes(answer))).toEqual([])
  })

  it('that two views notice at once begin it anew once', async () => {
    const { person, userId } = await begun(2)
    const before = await asks(userId)
    await change(person, SYDNEY_1990)
    await Promise.all([overview(person), overview(person), overview(person)])
    expect(await asks(userId)).toBe(before + 1)
  })

  it('that come while it is being written end that work, which writes no further word', async () => {
    const { person, userId } = await owner()
    await generate(person)
    const { db } = house.world
    let transactions = 0
    const changing: World = {
      ...house.world,
      db: {
        ...db,
        asUser: async (id, work) => {
          if (transactions++ === 6) {
            await change(person, SYDNEY_1990)
            expect(await overview(person)).toMatchObject({ state: 'writing', answered: 0 })
          }
          return db.asUser(id, work)
        },
      },
    }
    await writeBlueprint(changing, userId)
    expect(await overview(person)).toMatchObject({ state: 'writing', answered: 0 })
  })

  it('are noticed by the work itself, too', async () => {
    const { person, userId } = await begun(5)
    await change(person, SYDNEY_1990)
    await writeBlueprint(house.world, userId)
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, SYDNEY_1990, house.clock.now))
  })

  it('leave it as it is when only the name of the place is another', async () => {
    const { person, userId } = await begun(42)
    const [old, before] = [await answersOf(person), await asks(userId)]
    await change(person, { ...LONDON_1926, birthPlace: 'Mayfair, London' })
    expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 })
    expect((await generate(person)).body.state).toBe('whole')
    expect([await answersOf(person), await asks(userId)]).toEqual([old, before])
  })
})

describe('who sees what', () => {
  it('somebody without a chart sees the questions, and is told that the chart is missing', async () => {
    const ona = house.visitor()
    await ona.signUp()
    await ona.confirm()
    expect(await overview(ona)).toMatchObject({ hasChart: false, state: 'none', answered: 0, total: 42, percentage: 0, generatedAt: null })
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
    expect(await person.call('GET', '/api/blueprint/past-lives')).toMatchObject({ status: 404, body: { code: 'category_not_found' } })
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
    for (const secret of ['1926-04-21', '02:40', '51.5', 'Europe', 'Taurus', 'your', 'house'])
      expect(rows[0]!.all.includes(secret), secret).toBe(false)
  })
})
