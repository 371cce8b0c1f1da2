import type { Fact } from '@astrarium/arion'
import type { FactShown } from '@astrarium/contracts'

/** A fact as it is kept and shown: with its dates where it comes and goes, so that a chip can open them. */
export function factShown(fact: Fact): FactShown {
  const { id, kind, statement, points, whose, from, exact, to, speaks } = fact
  return {
    id,
    kind,
    statement,
    points,
    ...(whose && { whose }),
    ...(from !== undefined && { from: from?.toISOString() ?? null }),
    ...(exact !== undefined && { exact: exact.map((at) => at.toISOString()) }),
    ...(to !== undefined && { to: to?.toISOString() ?? null }),
    ...(speaks && { speaks }),
  }
}
