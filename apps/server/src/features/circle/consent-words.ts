/** Of the words that somebody agrees to who shows something of themselves. */
export const CONSENT_VERSION = '2026-11-24'

/** The first words that name the photo, for the policy of `profile_photos` as well. */
const PHOTO_NAMED_SINCE = '2026-11-24'

/** Whether other words were agreed to than those that are shown today; null is no consent. */
export function isOfEarlierWords(version: string | null): boolean {
  return version !== null && version < CONSENT_VERSION
}

/** Whether whoever agreed to the words of that version agreed to show their photo; null is no consent. */
export function namesPhoto(version: string | null): boolean {
  return version !== null && version >= PHOTO_NAMED_SINCE
}
