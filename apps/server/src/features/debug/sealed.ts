import { DebugEntry, FactShown } from '@astrarium/contracts'
import { listOf, sealedJson } from '../../platform/vault/sealed-column.ts'

/** The part of an entry that is made of a person's words and sky. */
const DebugDetails = DebugEntry.pick({
  userMessage: true,
  systemPrompt: true,
  conversationSummary: true,
  circleMemberData: true,
  birthChartData: true,
  dailyTransit: true,
  error: true,
  plan: true,
  held: true,
}).extend({ facts: listOf(FactShown) })

export const sealed = {
  details: sealedJson({ table: 'debug_info', column: 'details', sealedAs: 'debug_details' }, DebugDetails),
}
