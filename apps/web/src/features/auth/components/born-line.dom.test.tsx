import type { Profile } from '@astrarium/contracts'
import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { queryClient } from '../../../lib/query-client.ts'
import { profileQuery } from '../../profile/queries.ts'
import { BornLine } from './born-line.tsx'

afterEach(() => queryClient.clear())

it.each([
  ['exact', { birthTimeAccuracy: 'exact' }, /1986, 01:13, London$/],
  ['approximate', { birthTimeAccuracy: 'approximate' }, /1986, about 01:13, within 30 minutes, London$/],
  ['one of two', { birthTimeFold: 1 }, /1986, 01:13, the second of two that night, London$/],
  ['unknown', { birthTimeAccuracy: 'unknown' }, /1986, birth time not known, London$/],
])('a time that is %s is told as such', (_, known, line) => {
  const birth = {
    birthDate: '1986-10-26',
    birthTime: '01:13:00',
    birthTimeAccuracy: 'exact',
    birthTimeMinutes: 30,
    birthTimeFold: null,
    birthPlace: 'London, England',
    ...known,
  }
  queryClient.setQueryData(profileQuery.queryKey, { fullName: 'Mara Lind', birth } as Profile)
  const { container } = render(<BornLine />, inApp())
  expect(container.textContent).toMatch(line)
})
