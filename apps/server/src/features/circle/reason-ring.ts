import { tellRing } from '@astrarium/arion'
import type { ShareScope } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { RingReading } from './sealed.ts'

/**
 * Where two charts place somebody, and why, told as far as `shared` allows. `seed` chooses among equal words,
 * so it must say nothing that may not be told. Throws ring_failed.
 */
export function reasonRing(
  { log }: Pick<Context, 'log'>,
  charts: { own: NatalChart; theirs: NatalChart },
  telling: { shared: ShareScope; seed: string },
): RingReading {
  try {
    const { ring, summary, astrologicalFactors, rejected } = tellRing(charts, telling)
    if (rejected.length > 0) log.warn({ held: rejected.length }, 'the check left lines out of a ring')
    return { ring, source: 'reasoned', summary, astrologicalFactors }
  } catch (error) {
    log.error({ err: error }, 'ring failed')
    throw new AppError('ring_failed', 'Birth chart generated, but AI ring assignment failed', {
      cause: error,
    })
  }
}
