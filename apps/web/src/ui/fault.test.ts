import { expect, it } from 'vitest'
import { faultId, isScriptMissing } from './fault.ts'

it('names the same fault alike, and another one otherwise', () => {
  const fault = (message: string) => Object.assign(new Error(message), { stack: 'at x (page-a1.js:3:4)' })
  expect(faultId(fault('no chart'))).toBe(faultId(fault('no chart')))
  expect(faultId(fault('no chart'))).not.toBe(faultId(fault('no sky')))
  expect(faultId('thrown as it is')).toMatch(/^[0-9A-Z]{7}$/)
})

it.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module: https://x/assets/a.js',
  'Importing a module script failed.',
])('knows a script that did not come: %s', (message) =>
  expect(isScriptMissing(new Error(message))).toBe(true),
)

it('takes no other fault for it', () =>
  expect(isScriptMissing(new TypeError('x is not a function'))).toBe(false))
