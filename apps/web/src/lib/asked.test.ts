import { expect, it, vi } from 'vitest'
import { type Asked, together } from './asked.ts'

const known = <Answer>(data: Answer): Asked<Answer> => ({
  data,
  error: null,
  isError: false,
  refetch: vi.fn<() => void>(),
})
const coming: Asked<string> = { data: undefined, error: null, isError: false, refetch: vi.fn<() => void>() }
const failed: Asked<string> = {
  data: undefined,
  error: new Error('no'),
  isError: true,
  refetch: vi.fn<() => void>(),
}

it('is known once all of it is', () => {
  expect(together({ one: known(1), two: coming }).data).toBeUndefined()
  expect(together({ one: known(1), two: known('b') }).data).toEqual({ one: 1, two: 'b' })
})

it('has not failed where what is known cannot be brought up to date while the rest is still coming', () => {
  const stale = { ...known(1), isError: true, error: new Error('no') }
  const both = together({ stale, two: coming })
  expect([both.isError, both.error]).toEqual([false, undefined])
})

it('has failed where one part has, and asks for all of it again', () => {
  const one = known(1)
  const both = together({ one, two: failed })
  expect([both.isError, both.error]).toEqual([true, failed.error])
  both.refetch()
  expect(one.refetch).toHaveBeenCalledOnce()
  expect(failed.refetch).toHaveBeenCalledOnce()
})
