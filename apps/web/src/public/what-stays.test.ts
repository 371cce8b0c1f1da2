import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { publicPages } from '../words/en/public.ts'

/** Which file keeps something in the browser for good, and how the policy names it. */
const KEPT = {
  'date-style.ts': 'how you want dates written',
  'theme.ts': 'your theme',
  'use-remembered-flag.ts': 'whether the sidebar is narrow',
  'use-single-keys.ts': 'whether single keys are shortcuts',
}

it('all that stays in the browser is named in the privacy policy', () => {
  const policy = JSON.stringify(publicPages.privacy.sections('{email}'))
  const keeping = globSync('apps/web/src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes('localStorage.setItem('),
  )
  expect(keeping.map((file) => basename(file)).toSorted()).toEqual(Object.keys(KEPT))
  for (const words of Object.values(KEPT)) expect(policy).toContain(words)
})
