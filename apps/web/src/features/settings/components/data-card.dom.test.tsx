import type { AccountPrivacy, Profile } from '@astrarium/contracts'
import { importArchive } from '@astrarium/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { Toaster } from '../../../ui/toast/toaster.tsx'
import { DataCard } from './data-card.tsx'

afterEach(() => {
  act(() => toast.forgetWords())
  vi.unstubAllGlobals()
})

const MARA = {
  fullName: 'Mara Lind',
  birth: null,
  personalContext: null,
  currentTimeZone: null,
  profilePhotoUrl: null,
} as Profile

function choose(archive: unknown) {
  render(
    <>
      <DataCard
        account={{ export: null, erasure: null } as AccountPrivacy}
        profile={MARA}
        onErased={() => {}}
      />
      <Toaster />
    </>,
    { wrapper: inApp().wrapper },
  )
  const file = new File([JSON.stringify(archive)], 'astrarium.json')
  const input = screen.getAllByLabelText('Import an archive').find(({ tagName }) => tagName === 'INPUT')!
  fireEvent.change(input, { target: { files: [file] } })
}

it('an archive is sent once its owner has seen whose it is and what it replaces', async () => {
  const answers = [refuse('import_conflict', 409), Response.json({ rows: 3 })]
  const asked = serve([importArchive, () => answers.shift()])
  choose({ product: 'Astrarium', mine: { profiles: [{ fullName: 'Ben Adler' }], circle_members: [{}] } })
  expect(await screen.findByText('Ben Adler')).toBeDefined()
  expect(screen.getByText('1 person of a Circle, 0 conversations')).toBeDefined()
  expect(screen.getByText('Your name')).toBeDefined()
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Take it in' }))
  expect(await screen.findByText('The archive could not be imported')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Take it in' }))
  expect(await screen.findByText('Archive imported')).toBeDefined()
  expect(screen.queryByText('The archive could not be imported')).toBeNull()
  expect(screen.queryByText('Ben Adler')).toBeNull()
})

it('what is no archive of Astrarium is refused without a question', async () => {
  choose({ product: 'Other' })
  expect(await screen.findByText('This file is no archive of Astrarium.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
