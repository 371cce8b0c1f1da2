import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CirclePerson } from '../../by-ring.ts'
import type { Seal } from '../../rings/dial.ts'
import { RingSeal } from './ring-seal.tsx'

const SEAL = { id: 'lu', ring: 'soul_anchor', x: 0, y: 0, angle: 0, firstName: 'Lu', side: 'below' } as Seal
const LU = { name: 'Lu Bernasconi', relationshipTag: 'friend', link: { shares: 'ring' } } as CirclePerson

function drawn(photoUrl: string | null) {
  const { container } = render(
    <svg>
      <RingSeal
        seal={SEAL}
        member={{ ...LU, photoUrl }}
        today={undefined}
        place={1}
        of={1}
        isStop
        isChosen={false}
      />
    </svg>,
  )
  return container
}

it('whoever shows a photo stands by it, over the initials that stand until it is there', () => {
  const seal = drawn('/api/circle/members/lu/photo?v=1')
  const photo = seal.querySelector('image')!
  expect(photo.getAttribute('href')).toBe('/api/circle/members/lu/photo?v=1')
  expect(photo.getAttribute('aria-hidden')).toBe('true')
  expect(seal.querySelector('.rings-initials')!.textContent).toBe('LB')
  expect(seal.querySelector('title')!.textContent).toContain('Lu Bernasconi')
})

it('whoever shows none stands by the initials', () => expect(drawn(null).querySelector('image')).toBeNull())
