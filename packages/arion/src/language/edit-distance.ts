/** How far two words are apart. */
import { elementAt } from '../must.ts'

/** Letters to put in, take out, change, or swap with their neighbour. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      row.push(
        Math.min(
          elementAt(last, j + 1) + 1,
          elementAt(row, j) + 1,
          elementAt(last, j) + (a[i] === b[j] ? 0 : 1),
          isSwapped ? elementAt(before, j - 1) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = row
  }
  return elementAt(last, -1)
}
