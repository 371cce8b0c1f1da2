/** "in the morning", "at midday": the part of the day that a minute of the clock belongs to. */
export function partOfDay(minutes: number): string {
  return PARTS.find(([until]) => minutes < until * 60)![1]
}

/** Until which hour each lasts. */
const PARTS: readonly (readonly [number, string])[] = [
  [5, 'at night'],
  [12, 'in the morning'],
  [13, 'at midday'],
  [18, 'in the afternoon'],
  [22, 'in the evening'],
  [24, 'at night'],
]
