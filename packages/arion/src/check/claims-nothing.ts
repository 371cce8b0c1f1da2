import { capital } from '../language/text.ts'
import { findClaims } from './find-claims.ts'

/** Whether words can be said back: the check takes none of them for something of the sky. */
export function claimsNothing(words: string): boolean {
  const { claims, unclaimed } = findClaims(capital(words), { year: 2000, subject: null })
  return claims.length + unclaimed.length === 0
}
