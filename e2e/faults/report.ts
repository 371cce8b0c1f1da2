/** One thing that was broken on purpose, and what came of it. */
export interface Check {
  name: string
  isGood: boolean
  figures: Record<string, number | string>
}

/** A table, one line a check, with a mark before those that did not come out as promised. */
export function print(title: string, checks: readonly Check[]): void {
  const names = Object.keys(checks[0]?.figures ?? {})
  const width = Math.max(...checks.map(({ name }) => name.length))
  console.log(`\n${title}\n  ${''.padEnd(width)}  ${names.join('  ')}`)
  for (const { name, isGood, figures } of checks) {
    const cells = names.map((column) => String(figures[column]).padStart(column.length))
    console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(width)}  ${cells.join('  ')}`)
  }
}
