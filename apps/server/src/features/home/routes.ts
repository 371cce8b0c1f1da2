import { getFirstSigns, getHome } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { showFirstSigns } from './service/show-first-signs.ts'
import { showHome } from './service/show-home.ts'

export function homeRoutes(mounting: Mounting): void {
  mount(mounting, getFirstSigns, ({ context }) => showFirstSigns(context))
  mount(mounting, getHome, ({ context }) => showHome(context))
}
