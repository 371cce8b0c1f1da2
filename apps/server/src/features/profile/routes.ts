import { getProfile, updateProfile as updateProfileEndpoint } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { showProfile } from './service/show-profile.ts'
import { updateProfile } from './service/update-profile.ts'

export function profileRoutes(mounting: Mounting): void {
  mount(mounting, getProfile, ({ context }) => showProfile(context))
  mount(mounting, updateProfileEndpoint, ({ context, input: change }) => updateProfile(context, change), [
    perUser('profile', 60, 60),
  ])
}
