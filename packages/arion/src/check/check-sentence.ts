/**
 * The net under every voice: a sentence passes when each claim in it is true and no astrological word is left
 * over.
 */
import type { Claim } from '../claims/claim.ts'
import { claimKey } from '../claims/claim.ts'
import { isFalsePresent } from './false-present.ts'
import { findClaims } from './find-claims.ts'
import type { ParagraphState } from './find-claims.ts'
import { verifyClaim, verifySubject } from './verify-claim.ts'
import { verifyCycle } from './verify-cycle.ts'
import type { CheckContext } from './check-context.ts'
import { verifyLunation } from './verify-lunation.ts'

export interface CheckResult {
  /** null when the text may be shown */
  why: string | null
  claims: Claim[]
}

/**
 * Checks a few sentences that belong together. `meant` are the claims its writer had in mind (absent for an
 * outside voice); then the finder must find exactly these. `state` carries year and subject through a
 * paragraph and only moves on when the text passes.
 */
export function checkText(
  text: string,
  context: CheckContext,
  state: ParagraphState,
  meant?: readonly Claim[],
): CheckResult {
  const next = { ...state }
  const claims: Claim[] = []
  const today = context.sky.localDate(context.zone, context.at)
  for (const sentence of sentencesOf(text)) {
    const found = findClaims(sentence, next)
    claims.push(...found.claims)
    if (found.unclaimed.length > 0) return { why: `not understood: ${found.unclaimed.join(', ')}`, claims }
    const ends = found.claims.flatMap((claim) =>
      'said' in claim && claim.said.role === 'to' ? [claim.said.date] : [],
    )
    if (
      isFalsePresent(
        sentence,
        ends.filter((day) => day !== null),
        today,
      )
    )
      return { why: 'what is over is told as if it were on', claims }
  }
  const why = firstFault(claims, context, meant)
  if (!why) Object.assign(state, next)
  return { why, claims }
}

function firstFault(
  claims: readonly Claim[],
  context: CheckContext,
  meant?: readonly Claim[],
): string | null {
  for (const claim of claims) {
    if (claim.kind === 'loose_date' && meant) {
      // a headline's date must be a date of the fact it was written for, or a day that was named
      if (
        meant.some(
          (one) =>
            (one.kind === 'date' || one.kind === 'day') &&
            JSON.stringify(one.said) === JSON.stringify(claim.said) &&
            verifyClaim(one, context) === null,
        )
      )
        continue
      return 'a date that belongs to no fact'
    }
    if (claim.kind === 'subject') {
      const key = JSON.stringify(claim.subject)
      const loose = claims.filter((one) => one.kind === 'loose_date').map((one) => JSON.stringify(one.said))
      // its date may stand in the sentence before it: "Sunday 22 November, around 08:40. At that hour the
      // Moon joins …"
      const hasDate =
        claims.some((one) => one.kind === 'date' && JSON.stringify(one.of) === key) ||
        (meant ?? []).some(
          (one) =>
            one.kind === 'date' && JSON.stringify(one.of) === key && loose.includes(JSON.stringify(one.said)),
        )
      const fault = hasDate ? null : verifySubject(claim.subject, context)
      if (fault) return fault
    }
    const fault = verifyClaim(claim, context)
    if (fault) return fault
  }
  const event = verifyLunation(claims, context) ?? verifyCycle(claims, context)
  if (event) return event
  return meant ? mismatch(claims, meant) : null
}

/**
 * What was meant and what was found must be the same; a headline date is found loose and meant with its fact.
 */
function mismatch(found: readonly Claim[], meant: readonly Claim[]): string | null {
  const foundKeys = new Set(found.map(claimKey))
  const loose = found
    .filter((claim) => claim.kind === 'loose_date')
    .map((claim) => JSON.stringify(claim.said))
  const missing = meant.find(
    (claim) =>
      !foundKeys.has(claimKey(claim)) &&
      !((claim.kind === 'date' || claim.kind === 'day') && loose.includes(JSON.stringify(claim.said))),
  )
  if (missing) return `meant but not found: ${claimKey(missing)}`
  const meantKeys = new Set(meant.map(claimKey))
  const extra = found.find(
    (claim) => claim.kind !== 'loose_date' && claim.kind !== 'subject' && !meantKeys.has(claimKey(claim)),
  )
  return extra ? `found but not meant: ${claimKey(extra)}` : null
}

/** Splits at sentence ends; keeps "9:20" and quoted ends whole. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’]?)\s+(?=["“‘A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0)
}
