import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { blueprintOwners } from '../../../test/blueprint-owners.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Context } from '../../platform/context.ts'
import { sealed } from './sealed.ts'
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
const { owner, begun, generate, overview, asks, answersOf, writtenInOneGo } = blueprintOwners(
  house,
  writeBlueprint,
)

describe('other settings of the chart', () => {
  const set = (person: Person, node: 'mean' | 'true') =>
    person.call('PUT', '/api/chart/settings', { ...DEFAULT_CHART_SETTINGS, node })

  it('leave what is written and are told, until it is written anew', async () => {
    const { person, userId } = await begun(42)
    const old = await answersOf(person)
    expect(await overview(person)).toMatchObject({ state: 'whole', isOfOtherSettings: false })
    await set(person, 'mean')
    expect(await overview(person)).toMatchObject({ state: 'whole', isOfOtherSettings: true })
    expect(await answersOf(person)).toEqual(old)
    await set(person, 'true')
    expect(await overview(person)).toMatchObject({ isOfOtherSettings: false })
    await set(person, 'mean')
    expect((await generate(person)).body.state).toBe('writing')
    await writeBlueprint(house.context, userId)
    expect(await overview(person)).toMatchObject({ state: 'whole', isOfOtherSettings: false })
  })

  it('are not told of a blueprint that does not know its own', async () => {
    const { person, userId } = await begun(42)
    const { rows } = await house.owner.query<{ birth: string }>(
      'select birth from blueprints where user_id = $1',
      [userId],
    )
    const key = house.context.vault.open(sealed.chartKey, userId, rows[0]!.birth)
    const asBefore = JSON.stringify((JSON.parse(key) as unknown[]).slice(0, 8))
    await house.owner.query('update blueprints set birth = $2 where user_id = $1', [
      userId,
      house.context.vault.seal(sealed.chartKey, userId, asBefore),
    ])
    await set(person, 'mean')
    expect(await overview(person)).toMatchObject({ state: 'whole', isOfOtherSettings: false })
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
  ])(
    'begin it anew with %s: not one of the old answers is shown beside the new chart',
    async (_, path, method) => {
      const { person, userId } = await begun(8)
      const [old, before] = [await answersOf(person), await asks(userId)]
      await change(person, SYDNEY_1990)
      const { body } = await person.call(method, path, method === 'POST' ? {} : undefined)
      expect(body.state).toBe('writing')
      expect(await asks(userId)).toBe(before + 1)
      expect(await answersOf(person)).toEqual(old.map(() => null))
      const { rowCount } = await house.owner.query('select 1 from blueprint_answers where user_id = $1', [
        userId,
      ])
      expect(rowCount).toBe(0)
    },
  )

  it('make all of its answers new', async () => {
    const { person, userId } = await begun(42)
    const old = await answersOf(person)
    await change(person, SYDNEY_1990)
    await overview(person)
    await writeBlueprint(house.context, userId)
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
    const { db } = house.context
    let transactions = 0
    const changing: Context = {
      ...house.context,
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
    await writeBlueprint(house.context, userId)
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
