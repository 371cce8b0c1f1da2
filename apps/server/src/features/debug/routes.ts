import { getDebugAccess } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { showDebugAccess } from './service/show-debug-access.ts'

/** The entries are listed where answers are, which go with the wheel they were read from. */
export function debugRoutes(mounting: Mounting): void {
  mount(mounting, getDebugAccess, ({ context }) => showDebugAccess(context))
}
