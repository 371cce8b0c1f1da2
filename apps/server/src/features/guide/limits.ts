/** For so many days a unit of the lore is not told twice. */
export const DAYS_UNTIL_RETOLD = 14
