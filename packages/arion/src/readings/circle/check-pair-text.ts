/** The net under every sentence about two people: each claim in it is true, and nothing is left over. */
import { sentencesOf } from '../../check/check-sentence.ts'
import { findPairClaims } from './find-pair-claims.ts'
import type { PairClaim } from './pair-claim.ts'
import { verifyPairClaim } from './verify-pair-claim.ts'
import type { SaidIn } from './verify-pair-claim.ts'
import type { Charts } from '../../chart/owner.ts'

/** null where the text may be shown. `meant` are the claims of its writer, absent for an outside voice. */
export function checkPairText(
  text: string,
  charts: Charts,
  meant?: readonly PairClaim[],
  said?: SaidIn,
): string | null {
  const found = sentencesOf(text).map(findPairClaims)
  const stray = found.flatMap((one) => one.stray)
  if (stray.length > 0) return `not understood: ${stray.join(', ')}`
  const claims = found.flatMap((one) => one.claims)
  const fault = claims.map((claim) => verifyPairClaim(claim, charts, said)).find((why) => why !== null)
  if (fault) return fault
  const keys = (list: readonly PairClaim[]) => list.map((claim) => JSON.stringify(claim)).toSorted()
  return meant && JSON.stringify(keys(claims)) !== JSON.stringify(keys(meant)) ? 'meant otherwise' : null
}
