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

/** Which file keeps something as long as the tab lives, and how the policy names it. */
const KEPT_IN_TAB = {
  'ask-store.ts': 'write to Arion',
  'crash.tsx': 'which pages it has tried to load again',
  'main.tsx': 'which pages it has tried to load again',
  'sign-up-draft.ts': 'While you sign up',
  'waiting-sign-up.ts': 'While you sign up',
}

it.each([
  ['in the browser', KEPT, /localStorage\.setItem\(/],
  ['in its tab', KEPT_IN_TAB, /sessionStorage(?!\.(removeItem|clear)\()/],
])('all that stays %s is named in the privacy policy', (_, kept, keeps) => {
  const policy = JSON.stringify(publicPages.privacy.sections('{email}'))
  const keeping = globSync('apps/web/src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && keeps.test(readFileSync(file, 'utf8')),
  )
  expect(keeping.map((file) => basename(file)).toSorted()).toEqual(Object.keys(kept))
  for (const words of Object.values(kept)) expect(policy).toContain(words)
})
