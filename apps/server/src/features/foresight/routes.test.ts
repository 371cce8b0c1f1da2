import { generateForesight, getForesight, getForesightRibbon, listSavedForesights } from '@astrarium/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/open-test-app.ts'
import type { TestApp } from '../../../test/open-test-app.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp()
})
afterAll(() => house.close())

describe('a forecast', () => {
  it('comes in the specified form, costs no Ask, and is read and saved again', async () => {
    const mara = await house.visitor().arrive()
    const { status, body } = await mara.call('POST', '/api/generate-foresight', { timeline: '3 Months' })
    expect(status).toBe(200)
    expect(body).toEqual(generateForesight.output.parse(body))
    expect(await mara.balance()).toBe(5)
    const { id } = body.data
    expect(await mara.call('PUT', `/api/foresights/${id}/saved`, { isSaved: true })).toMatchObject({ status: 200, body: { isSaved: true } })
    const read = (await mara.call('GET', `/api/foresights/${id}`)).body
    expect(read).toEqual(getForesight.output.parse(read))
    const list = (await mara.call('GET', '/api/foresights')).body
    expect(list).toEqual(listSavedForesights.output.parse(list))
    const ribbon = (await mara.call('GET', `/api/foresights/${id}/ribbon`)).body
    expect(ribbon).toEqual(getForesightRibbon.output.parse(ribbon))
    expect(ribbon.rows.length).toBeGreaterThan(0)
  })
})
