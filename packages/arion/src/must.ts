/** What the code around it makes sure of; where that fails, the fault has a name. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`there is no ${what}`)
  return value
}

/** An element that is there; a negative index counts from the end. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const value = list.at(index)
  if (value === undefined) throw new RangeError(`a list of ${list.length} has no element ${index}`)
  return value
}
