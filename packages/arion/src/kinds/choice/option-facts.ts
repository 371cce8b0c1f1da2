/** What is weighed, as facts: each option with its days, and which facts speak for it or against it. */
import type { BriefFact, OptionFact, ToldFact } from '../../brief/facts.ts'
import { capital } from '../../language/text.ts'
import type { Side } from '../../types.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export interface Weighed {
  /** its place among all of them */
  at: number
  name: string
  /** of a time to choose: its first instant and its end */
  time?: { from: Date; to: Date }
  speaks: Readonly<Record<Side, readonly (BriefFact | null | undefined)[]>>
}

/** The same lines: the first names the option, and their facts are marked with the side they are told for. */
export function* asOption(
  { at, name, time, speaks }: Weighed,
  lines: Iterable<LineOrBreak>,
): Iterable<LineOrBreak> {
  const option: OptionFact = {
    id: `option.${at}`,
    kind: 'option',
    statement: capital(name),
    points: [],
    ...time,
  }
  const sideOf = ({ id }: ToldFact): Side | null =>
    SIDES.find((side) => speaks[side].some((fact) => fact?.id === id)) ?? null
  let side: Side | null = null
  let isNamed = false
  for (const line of lines) {
    if (line === 'paragraph') {
      yield line
      continue
    }
    const facts = line.facts.map((fact): ToldFact => {
      // what explains a fact stands on its side
      side = sideOf(fact) ?? side
      return side ? { ...fact, speaks: [{ option: option.id, side }] } : fact
    })
    yield { ...line, facts: isNamed ? facts : [option, ...facts] }
    isNamed = true
  }
}

const SIDES: readonly Side[] = ['for', 'against']
