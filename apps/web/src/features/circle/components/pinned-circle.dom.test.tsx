import { RINGS } from '@astrarium/contracts'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CirclePerson } from '../by-ring.ts'
import { radiusOf } from '../rings/orbit.ts'
import { PinnedCircle } from './pinned-circle.tsx'

it('everybody is a point on their own ring', () => {
  const [near, far] = [RINGS[0], RINGS[6]]
  const person = (name: string, ring: typeof near | typeof far) =>
    ({ id: name, name, ring, sunSign: null, link: null }) as CirclePerson
  const { container } = render(<PinnedCircle members={[person('Ada', near), person('Bo', far)]} left={0} />)
  const distances = [...container.querySelectorAll('circle[cx]')].map((point) =>
    Math.round(Math.hypot(Number(point.getAttribute('cx')), Number(point.getAttribute('cy')))),
  )
  expect(distances).toEqual([radiusOf(near), radiusOf(far)])
})
