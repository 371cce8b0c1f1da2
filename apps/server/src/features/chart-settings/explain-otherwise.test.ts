import { describe, expect, it } from 'vitest'
import type { Json } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

describe('why another app says otherwise', () => {
  it('is computed: another zodiac gives just that rising sign', async () => {
    const mara = await house.visitor().arrive()
    const explain = async (...says: Json[]) =>
      (await mara.call('POST', '/api/chart/otherwise', { says })).body
    expect(await explain({ point: 'asc', sign: 'Capricorn' })).toMatchObject({ own: 'agrees' })
    const { own, causes } = await explain({ point: 'asc', sign: 'Sagittarius' })
    expect(own).toBe('differs')
    expect(causes).toContainEqual(
      expect.objectContaining({ changes: [expect.objectContaining({ kind: 'zodiac', own: 'tropical' })] }),
    )
  })

  it('asks for a sign, a degree or a house, by name', async () => {
    const mara = await house.visitor().arrive()
    const { status, body } = await mara.call('POST', '/api/chart/otherwise', { says: [{ point: 'moon' }] })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad_request' })
    expect(body.error).toContain('sign')
  })
})
