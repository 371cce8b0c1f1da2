import { SkyError } from '@astrarium/sky'
import type { Sky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { blueprintOwners } from '../../../test/blueprint-owners.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Context } from '../../platform/context.ts'
import { failBlueprint } from './service/fail-blueprint.ts'
import { takeUpAbandoned } from './service/take-up-abandoned.ts'
import { writeBlueprint } from './service/write-blueprint.ts'

const house = testApp()
const { owner, begun, generate, overview, asks, answersOf, writtenInOneGo, dyingAfter, later } =
  blueprintOwners(house, writeBlueprint)

const withoutEngine = (): Context => {
  const fail = () => {
    throw new SkyError('ephemeris_failed', 'no tables')
  }
  const sky: Sky = {
    ...house.context.sky,
    transits: fail,
    moonPhase: fail,
    position: fail,
    inZodiac: () => sky,
  }
  return { ...house.context, sky }
}

describe('work that was interrupted', () => {
  it.each(['between', 'uncommitted'] as const)(
    'goes on where it stopped, and loses, doubles and changes nothing (%s)',
    async (how) => {
      const { person, userId } = await owner()
      await generate(person)
      for (const answers of [0, 1, 13])
        await expect(writeBlueprint(dyingAfter(1 + answers, how), userId)).rejects.toThrow('died')
      expect(await overview(person)).toMatchObject({ state: 'writing', answered: 14 })
      await writeBlueprint(later(3 * 86_400_000), userId)
      expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 })
      expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
    },
  )

  it('is taken up by the sweep once nobody touched it for a minute, and not before', async () => {
    const { person, userId } = await begun(40)
    await takeUpAbandoned(later(60_000))
    expect(await asks(userId)).toBe(1)
    await takeUpAbandoned(later(60_001))
    expect(await asks(userId)).toBe(2)
    await writeBlueprint(house.context, userId)
    await takeUpAbandoned(later(3_600_000))
    expect(await asks(userId)).toBe(2)
    expect(await overview(person)).toMatchObject({ state: 'whole' })
  })

  it('is written once by two servers at the same moment', async () => {
    const { person, userId } = await owner()
    await generate(person)
    const second = openSecondServer(house)
    try {
      // whoever finds a question answered leaves the rest to the other; one of the two always comes to the
      // end
      await Promise.all([writeBlueprint(house.context, userId), writeBlueprint(second.context, userId)])
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
    await failBlueprint(house.context, userId)
    expect(await overview(person)).toMatchObject({ state: 'failed', answered: 10 })
    expect((await person.call('GET', '/api/blueprint/cosmic-core')).body).toMatchObject({
      state: 'failed',
      answered: 6,
    })
    // neither the sweep nor work that comes late changes that
    await writeBlueprint(house.context, userId)
    const before = await asks(userId)
    await takeUpAbandoned(later(3_600_000))
    expect([await asks(userId), (await overview(person)).answered]).toEqual([before, 10])
    expect((await generate(person)).body).toEqual({ success: true, state: 'writing' })
    await writeBlueprint(house.context, userId)
    // a failure that comes to its end late finds nothing to fail
    await failBlueprint(house.context, userId)
    expect(await overview(person)).toMatchObject({ state: 'whole', answered: 42 })
    expect(await answersOf(person)).toEqual(writtenInOneGo(userId, LONDON_1926, house.clock.now))
  })
})
