/** How long a plan stays whose bill was not paid. */
export const GRACE_DAYS = 7
/** What the provider told is kept for whoever has to find out what happened. */
export const EVENTS_KEPT_DAYS = 90
export const PAGES_A_MINUTE = 10
export const REFRESHES_A_MINUTE = 20
export const HEARD_A_MINUTE = 6000

/** The provider answers 100 reads a second, 25 in its own test mode. */
export const LOOKS_A_SECOND = 20
/** Also where a machine that stood still has some to make up for. */
export const MOST_LOOKS_A_SECOND = 22
export const LOOKS_A_RUN = 1000

/** What every plan is sold in, as the provider writes it. */
export const CURRENCY = 'aud'

export const REFRESH_PRICES = 'refresh-prices'
export const LOOK_AT_CUSTOMER = 'look-at-customer'
export const CHANGE_ADDRESS = 'change-address-at-provider'
export const LOOK_RETRIES = 5
/** a minute, doubled up to an hour: for most of a day */
export const ADDRESS_RETRIES = 24

export const ENTRIES_A_PAGE = 100
