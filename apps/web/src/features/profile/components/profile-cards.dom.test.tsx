import {
  type Profile,
  removeProfilePhoto,
  setProfilePhoto,
  session,
  updateProfile,
} from '@astrarium/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { Toaster } from '../../../ui/toast/toaster.tsx'
// there at once, however slowly this machine loads what is lazy
import './personal-information-form.tsx'
import { useSetPhoto } from '../photo-mutations.ts'
import { PersonalInformation } from './personal-information.tsx'
import { PhotoCard } from './photo-card.tsx'

afterEach(() => {
  queryClient.clear()
  act(() => toast.forgetWords())
  vi.unstubAllGlobals()
})

const MARA = {
  fullName: 'Mara Lind',
  email: 'mara@example.com',
  personalContext: 'I am moving house.',
  currentTimeZone: 'Europe/Rome',
  profilePhotoUrl: null,
} as Profile

describe('personal information', () => {
  function Information() {
    const [isEditing, setIsEditing] = useState(false)
    return <PersonalInformation profile={MARA} isEditing={isEditing} onEditingChange={setIsEditing} />
  }
  const open = async () => {
    render(
      <>
        <Information />
        <Toaster />
      </>,
      { wrapper: inApp().wrapper },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    fireEvent.change(await screen.findByLabelText(/Full Name/), { target: { value: 'Mara Conti' } })
  }

  it('is saved, and a failure before is forgotten', async () => {
    const answers = [refuse('bad_request'), refuse('internal', 500), { ...MARA, fullName: 'Mara Conti' }]
    const asked = serve([updateProfile, () => answers.shift()], [session, () => ({ user: null })])
    await open()
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    save()
    expect(await screen.findByText('Failed to update profile.')).toBeDefined()
    save()
    expect(await screen.findByText('An unexpected error occurred.')).toBeDefined()
    save()
    expect(await screen.findByText('Your profile has been saved successfully.')).toBeDefined()
    expect(screen.queryByText('An unexpected error occurred.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined()
    expect(asked[0]!.input).toEqual({ fullName: 'Mara Conti', personalContext: 'I am moving house.' })
  })

  it('stays as it was when editing is cancelled, and is not saved without a name', async () => {
    const asked = serve()
    await open()
    fireEvent.change(screen.getByLabelText(/Full Name/), { target: { value: ' ' } })
    expect(await screen.findByText('Please give your name.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Mara Lind')).toBeDefined()
    expect(asked).toEqual([])
  })

  it('has the zone one lives in, with the way to change it', () => {
    render(<Information />, { wrapper: inApp().wrapper })
    expect(screen.getByText(/Europe\/Rome/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Change it in your settings' })).toHaveLength(2)
  })
})

describe('a photo', () => {
  const show = (profile = MARA) =>
    render(
      <>
        <PhotoCard profile={profile} />
        <Toaster />
      </>,
      { wrapper: inApp().wrapper },
    )
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Upload Photo', { selector: 'input' }), {
      target: { files: [file] },
    })

  it.each([
    ['of another type', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), /JPEG, PNG, WebP, or GIF image/],
    [
      'above 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      /File size must be less than 5MB/,
    ],
  ])('%s is not even sent', async (_, file, said) => {
    const asked = serve()
    show()
    choose(file)
    expect(await screen.findByText('Invalid file')).toBeDefined()
    expect(screen.getByText(said)).toBeDefined()
    expect(asked).toEqual([])
  })

  it('that cannot be kept or removed says so, and is forgotten once it can', async () => {
    const [first, then] = [
      [refuse('internal', 500), MARA],
      [refuse('internal', 500), MARA],
    ]
    serve([setProfilePhoto, () => first.shift()], [removeProfilePhoto, () => then.shift()])
    function Upload() {
      const set = useSetPhoto(() => {})
      return (
        <button type="button" onClick={() => set.mutate('AAAA')}>
          upload
        </button>
      )
    }
    render(<Upload />, { wrapper: inApp().wrapper })
    show({ ...MARA, profilePhotoUrl: '/photo' })
    fireEvent.click(screen.getByText('upload'))
    expect(await screen.findByText('Upload failed')).toBeDefined()
    fireEvent.click(screen.getByText('upload'))
    expect(await screen.findByText('Your profile photo has been updated.')).toBeDefined()
    expect(screen.queryByText('Upload failed')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Photo' }))
    expect(await screen.findByText('Delete failed')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Photo' }))
    expect(await screen.findByText('Your profile photo has been removed.')).toBeDefined()
    expect(screen.queryByText('Delete failed')).toBeNull()
  })
})
