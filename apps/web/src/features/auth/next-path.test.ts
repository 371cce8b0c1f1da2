import { describe, expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

describe('where log-in leads', () => {
  it.each(['/sanctum', '/sanctum/ask/1?x=1#y', '/signup?continue=chart'])('may be %s', (path) =>
    expect(nextPath(path)).toBe(path),
  )
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'sanctum',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    undefined,
    7,
  ])('is never %s', (path) => expect(nextPath(path)).toBeUndefined())
})
