import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { queryClient } from '../../../lib/query-client.ts'
import { timeZonesQuery } from '../queries.ts'
import { ZoneCombobox } from './zone-combobox.tsx'

const ROME = { value: 'Europe/Rome', label: 'Rome', offset: 'UTC+01:00', region: 'Europe', isCommon: true }

afterEach(() => queryClient.clear())

it('what is typed takes the place of the whole label, also of one that came when the field had the focus', async () => {
  queryClient.setQueryData(timeZonesQuery.queryKey, [])
  const { wrapper } = inApp()
  render(<ZoneCombobox zone="Europe/Rome" onChoose={() => {}} />, { wrapper })
  const field = screen.getByRole<HTMLInputElement>('combobox')
  act(() => field.focus())
  queryClient.setQueryData(timeZonesQuery.queryKey, [ROME])
  await waitFor(() => expect(field.value).toBe('Rome (UTC+01:00)'))
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})
