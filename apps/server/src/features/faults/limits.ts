/** Faults that one address may report, and in how many seconds. */
export const REPORTS = { tries: 30, seconds: 3600 }
