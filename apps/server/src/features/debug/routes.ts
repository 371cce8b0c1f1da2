import { getDebugAccess, listDebugEntries as listDebugEntriesEndpoint } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { listDebugEntries } from './service/list-debug-entries.ts'
import { showDebugAccess } from './service/show-debug-access.ts'

export function debugRoutes(mounting: Mounting): void {
  mount(mounting, getDebugAccess, ({ context }) => showDebugAccess(context))
  mount(mounting, listDebugEntriesEndpoint, ({ context }) => listDebugEntries(context))
}
