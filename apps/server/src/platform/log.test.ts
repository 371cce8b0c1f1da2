import { describe, expect, it } from 'vitest'
import { describeError } from './log.ts'

describe('an error in the log', () => {
  it('never carries the parameters of a query, a quoted value or an address', () => {
    const cause = Object.assign(new Error('invalid byte sequence for "Mara Lind" of mara@example.com'), {
      code: '22021',
    })
    const error = new Error('Failed query: update profiles set full_name = $1\nparams: Mara Lind,secret', {
      cause,
    })
    const said = JSON.stringify(describeError(error))
    for (const secret of ['Mara', 'secret', 'mara@example.com']) expect(said).not.toContain(secret)
    expect(said).toContain('22021')
    expect(said).toContain('log.test.ts')
  })
})
