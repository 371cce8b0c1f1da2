import { FactShown, Foresight, getForesightRibbon } from '@astrarium/contracts'
import type { z } from 'zod'
import { listOf, sealedJson } from '../../platform/vault/sealed-column.ts'

const table = 'foresight_insights'

/** What is sealed of a forecast: all that is shown of it but what has a column of its own. */
const StoredForesight = Foresight.omit({ id: true, isSaved: true, createdAt: true }).extend({
  facts: listOf(FactShown),
})
export type StoredForesight = z.output<typeof StoredForesight>

const StoredRibbon = getForesightRibbon.output
export type StoredRibbon = z.output<typeof StoredRibbon>

export const sealed = {
  reading: sealedJson({ table, column: 'reading', sealedAs: 'foresight' }, StoredForesight),
  ribbon: sealedJson({ table, column: 'ribbon', sealedAs: 'foresight_ribbon' }, StoredRibbon),
}
