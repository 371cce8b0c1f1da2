import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { removePhoto, setPhoto, showPhoto } from './service/change-photo.ts'
import { showProfile } from './service/show-profile.ts'
import { updateProfile } from './service/update-profile.ts'

export function profileRoutes(mounting: Mounting): void {
  mount(mounting, contracts.getProfile, ({ context }) => showProfile(context))
  mount(mounting, contracts.updateProfile, ({ context, input: change }) => updateProfile(context, change), [
    perUser('profile', 60, 60),
  ])
  mount(mounting, contracts.getProfilePhoto, ({ context }) => showPhoto(context))
  mount(mounting, contracts.setProfilePhoto, ({ context, input: { photo } }) => setPhoto(context, photo), [
    perUser('photo', 20, 3600),
  ])
  mount(mounting, contracts.removeProfilePhoto, ({ context }) => removePhoto(context))
}
