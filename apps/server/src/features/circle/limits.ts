/** In a minute and for one person: charts that are computed, and changes of the Circle. */
export const CHARTS_A_MINUTE = 60
export const CHANGES_A_MINUTE = 240
/** What today is on in the whole Circle is reckoned anew each time. */
export const TODAYS_A_MINUTE = 120
