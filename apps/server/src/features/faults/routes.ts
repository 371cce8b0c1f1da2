import { reportFault } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress } from '../../platform/http/rate-limit.ts'
import { REPORTS } from './limits.ts'
import { noteFault } from './service/note-fault.ts'

export function faultRoutes(mounting: Mounting): void {
  mount(mounting, reportFault, async ({ context, input }) => noteFault(context, input), [
    perAddress('fault', REPORTS.tries, REPORTS.seconds),
  ])
}
