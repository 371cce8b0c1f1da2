/** Until which hour each lasts, the hour as one may call it, and the part of the day that it belongs to. */
const PARTS: readonly (readonly [until: number, hour: string, part: string])[] = [
  [5, 'the small hours', 'at night'],
  [9, 'early morning', 'in the morning'],
  [12, 'late morning', 'in the morning'],
  [13, 'midday', 'at midday'],
  [16, 'early afternoon', 'in the afternoon'],
  [18, 'late afternoon', 'in the afternoon'],
  [20, 'early evening', 'in the evening'],
  [22, 'late evening', 'in the evening'],
  [24, 'late evening', 'at night'],
]

/** "in the morning", "at midday": the part of the day that a minute of the clock belongs to. */
export function partOfDay(minutes: number): string {
  return rowOf(minutes)[2]
}

/** "early afternoon": words for an hour that the check need not read. */
export function hourInWords(minutes: number): string {
  return rowOf(minutes)[1]
}

function rowOf(minutes: number) {
  return PARTS.find(([until]) => minutes < until * 60)!
}
