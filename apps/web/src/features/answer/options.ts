import type { FactShown } from '@astrarium/contracts'

/** One of the things to choose from, and what of the answer speaks for it and against it. */
export interface Option {
  id: string
  name: string
  /** of a time to choose: its first instant and its end */
  time: { from: string; to: string } | null
  for: FactShown[]
  against: FactShown[]
}

/** The facts of an answer by the options of its choice; null where there are no two of them. */
export function optionsOf(facts: readonly FactShown[]): { options: Option[]; rest: FactShown[] } | null {
  const named = facts.filter(({ kind }) => kind === 'option')
  if (named.length < 2) return null
  const options = named.map(({ id, statement, from, to }): Option => {
    const on = (asked: 'for' | 'against') =>
      facts.filter(({ speaks }) => speaks?.some(({ option, side }) => option === id && side === asked))
    return {
      id,
      name: statement,
      time: from && to ? { from, to } : null,
      for: on('for'),
      against: on('against'),
    }
  })
  const rest = facts.filter(({ kind, speaks }) => kind !== 'option' && !speaks)
  return { options, rest }
}
