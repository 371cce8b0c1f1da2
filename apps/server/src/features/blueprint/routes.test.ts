import { blueprintQuestions } from '@astrarium/arion'
import { getBlueprint, getBlueprintCategory } from '@astrarium/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/open-test-app.ts'
import type { TestApp } from '../../../test/open-test-app.ts'
import type { Person } from '../../../test/person.ts'
import { writeBlueprint } from './service/write-blueprint.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

const userIdOf = async (person: Person) => (await person.call<{ userId: string }>('GET', '/api/profile')).body.userId

describe('asking for a blueprint', () => {
  it('begins the work, answers at once, and finds it whole when the work is done', async () => {
    const mara = await house.visitor().arrive()
    const userId = await userIdOf(mara)
    expect((await mara.call('POST', '/api/generate-blueprint')).body).toEqual({ success: true, state: 'writing' })
    expect(house.asked).toContainEqual({ name: 'write-blueprint', key: userId })
    expect((await mara.call('GET', '/api/blueprint')).body).toMatchObject({ state: 'writing', answered: 0, total: 42, percentage: 0 })
    await writeBlueprint(house.world, userId)
    const { body } = await mara.call('GET', '/api/blueprint')
    expect(body).toEqual(getBlueprint.output.parse(body))
    expect(body).toMatchObject({ state: 'whole', answered: 42, percentage: 100, generatedAt: house.clock.now.toISOString() })
    const category = (await mara.call('GET', '/api/blueprint/cosmic-core')).body
    expect(category).toEqual(getBlueprintCategory.output.parse(category))
    expect(category.questions.map(({ id }: { id: string }) => id)).toEqual(
      blueprintQuestions()
        .filter(({ category: id }) => id === 'cosmic-core')
        .map(({ id }) => id),
    )
  })
})
