import { getDailyChart } from '@astrarium/contracts'
import type { z } from 'zod'
import { sealedJson } from '../../platform/vault/sealed-column.ts'

const Transits = getDailyChart.output.shape.transits.unwrap()
/** A passage in plain values, as it is shown and kept. Instants are UTC. */
export type ShownTransit = z.output<typeof Transits>[number]

export const sealed = {
  transits: sealedJson(
    { table: 'user_daily_transit', column: 'transits', sealedAs: 'daily_transits' },
    Transits,
  ),
}
