import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLookOnArrival } from './use-look-on-arrival.ts'

it('looks once for whoever pays, though every drawing of the page brings another function', () => {
  const look = vi.fn<() => void>()
  const { rerender } = renderHook(({ pays }) => useLookOnArrival(pays, () => look()), {
    initialProps: { pays: false },
  })
  expect(look).not.toHaveBeenCalled()
  for (let drawn = 0; drawn < 5; drawn++) rerender({ pays: true })
  expect(look).toHaveBeenCalledTimes(1)
})
