/** So far ahead everybody is told of a change of policy or terms, as the terms promise. */
export const AHEAD_DAYS = 30
/** Letters that one run promises; there is one a minute. */
export const LETTERS_A_RUN = 500
