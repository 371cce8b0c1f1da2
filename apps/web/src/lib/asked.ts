/** Something that was asked for, as a query has it. */
export interface Asked<Answer> {
  /** undefined until it is known */
  data: Answer | undefined
  error: unknown
  isError: boolean
  /** asks again */
  refetch: () => unknown
}

/** Several as one: known once all of them are, and failed where one that is not known is. */
export function together<Answers extends Record<string, unknown>>(asked: {
  [Name in keyof Answers]: Asked<Answers[Name]>
}): Asked<Answers> {
  const all: [string, Asked<unknown>][] = Object.entries(asked)
  // what is known stays, also where it cannot be brought up to date
  const failed = all.find(([, { data, isError }]) => data === undefined && isError)?.[1]
  return {
    data: all.every(([, { data }]) => data !== undefined)
      ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as Answers)
      : undefined,
    error: failed?.error,
    isError: failed !== undefined,
    refetch: () => Promise.all(all.map(([, one]) => one.refetch())),
  }
}
