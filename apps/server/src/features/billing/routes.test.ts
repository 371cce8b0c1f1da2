import type { Plan } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

it('the plans are shown to everybody, cheapest first', async () => {
  const { body } = await house.visitor().call<Plan[]>('GET', '/api/plans')
  expect(body.map(({ planId }) => planId)).toEqual(['free', 'flow', 'radiance', 'infinity'])
  expect(body.map(({ priceCents }) => priceCents)).toEqual(
    body.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b),
  )
})
