/** In a minute and for one person: charts that are computed, and changes of the Circle. */
export const CHARTS_A_MINUTE = 60
export const CHANGES_A_MINUTE = 240
/** Of the words that somebody agrees to who shows something of themselves. */
export const CONSENT_VERSION = '2026-11-23'
/** What today is on in the whole Circle is reckoned anew each time. */
export const TODAYS_A_MINUTE = 120
