import { getHome } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { showHome } from './service/show-home.ts'

export function homeRoutes(mounting: Mounting): void {
  mount(mounting, getHome, ({ context }) => showHome(context))
}
