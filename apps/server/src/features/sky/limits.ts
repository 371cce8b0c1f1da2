/** The sky of past days is kept so long. */
export const SKY_KEPT_DAYS = 60
