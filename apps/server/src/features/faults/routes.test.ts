import { afterEach, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { REPORTS } from './limits.ts'

const house = testApp()
afterEach(() => vi.restoreAllMocks())

const FAULT = {
  id: '0AB12CD',
  route: '/sanctum/circle/$memberId',
  version: 'app-ILcy2TUL.js',
  place: 'circle-CfSALf2.js:1:204',
}

const hearLog = () => vi.spyOn(house.context.log, 'warn').mockReturnValue()

it('a page that could not be shown is found in the log by the number that its person was told', async () => {
  const told = hearLog()
  expect((await house.visitor().call('POST', '/api/faults', FAULT)).status).toBe(200)
  const { id, ...rest } = FAULT
  expect(told).toHaveBeenCalledExactlyOnceWith({ fault: id, ...rest }, expect.any(String))
})

it.each([
  ['id', 'my name is Mara'],
  ['route', '/sanctum/circle/mara@example.com'],
  ['route', '/sanctum/ask?q=does%20he%20love%20me'],
  ['version', 'born 21 April'],
  ['place', 'Does he love me?'],
])('a word of a person comes into no log as %s: %s', async (field, words) => {
  const told = hearLog()
  const { status } = await house.visitor().call('POST', '/api/faults', { ...FAULT, [field]: words })
  expect(status).toBe(400)
  expect(told).not.toHaveBeenCalled()
})

it('one address does not fill the log', async () => {
  const told = hearLog()
  const visitor = house.visitor()
  for (let times = 0; times < REPORTS.tries; times++) await visitor.call('POST', '/api/faults', FAULT)
  expect((await visitor.call('POST', '/api/faults', FAULT)).status).toBe(429)
  expect(told.mock.calls.length).toBeLessThanOrEqual(REPORTS.tries)
})
