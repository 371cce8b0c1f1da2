import { getProfile, updateProfile as updateProfileEndpoint } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { showProfile } from './service/show-profile.ts'
import { updateProfile } from './service/update-profile.ts'

export function profileRoutes(mounting: Mounting): void {
  mount(mounting, getProfile, (context) => showProfile(context))
  mount(mounting, updateProfileEndpoint, (context, change) => updateProfile(context, change), [
    { name: 'profile', tries: 60, seconds: 60, by: ({ userId }) => userId ?? '' },
  ])
}
