import { Ring, RingSource, Sign, StoredChart } from '@astrarium/contracts'
import { z } from 'zod'
import { sealedJson, sealedText } from '../../platform/vault/sealed-column.ts'
import { StoredBirth } from '../profile/stored-birth.ts'

const table = 'circle_members'

/** Where two charts, or the relationship, place somebody, and why. */
export const RingReading = z.object({
  ring: Ring,
  source: RingSource.exclude(['chosen']),
  summary: z.string().nullable(),
  astrologicalFactors: z.array(z.string()),
})
export type RingReading = z.output<typeof RingReading>

export const sealed = {
  name: sealedText({ table, column: 'name', sealedAs: 'member_name' }),
  contextDescription: sealedText({ table, column: 'context_description', sealedAs: 'member_context' }),
  ringReading: sealedJson({ table, column: 'ring_reading', sealedAs: 'member_ring_reading' }, RingReading),
  birth: sealedJson({ table, column: 'birth', sealedAs: 'member_birth' }, StoredBirth),
  chart: sealedJson({ table, column: 'birth_chart_data', sealedAs: 'member_chart' }, StoredChart),
  sharedReading: sealedJson(
    { table: 'circle_links', column: 'ring_reading', sealedAs: 'link_ring_reading' },
    RingReading,
  ),
  sunSign: sealedJson({ table, column: 'sun_sign', sealedAs: 'member_sun_sign' }, Sign),
}
