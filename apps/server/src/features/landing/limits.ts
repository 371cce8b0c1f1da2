/** Sample charts that one address may look at, and in how many seconds. */
export const SAMPLES = { tries: 40, seconds: 60 }
/** From here on a sample chart is drawn. */
export const FIRST_SAMPLE = '1900-01-01'
