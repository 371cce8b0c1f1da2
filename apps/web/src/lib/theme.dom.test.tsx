import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useTheme } from './theme.ts'

const html = document.documentElement
const choose = (theme: 'device' | 'night' | 'vellum') => {
  const { result } = renderHook(useTheme)
  act(() => {
    result.current[1](theme)
  })
  return result.current[0]
}

beforeEach(() => choose('device'))

it('a chosen theme stands on the page and is kept for the next one', () => {
  expect(choose('vellum')).toBe('vellum')
  expect(html.dataset.theme).toBe('vellum')
  expect(document.cookie).toContain('theme=vellum')
})

it('"as the device" leaves the page to the style sheet, which follows it, and keeps no cookie', () => {
  choose('night')
  expect(choose('device')).toBe('device')
  expect(html.dataset).not.toHaveProperty('theme')
  expect(document.cookie).not.toContain('theme')
})

it('is chosen in the other open tabs as well, back to the device too', () => {
  const { result } = renderHook(useTheme)
  const elsewhere = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', newValue }))
    })
  elsewhere('vellum')
  expect(result.current[0]).toBe('vellum')
  elsewhere('device')
  expect(result.current[0]).toBe('device')
})
