/** Whether a fact is about the same thing as a statement, be that true or false. */
import type { BriefFact } from '../brief/facts.ts'
import type { Said, Statement } from '../check/free/statements.ts'

export function factAbout({ readings }: Statement, fact: BriefFact): boolean {
  return readings.some((said) => isAbout(said, fact))
}

function isAbout(said: Said, fact: BriefFact): boolean {
  if (fact.kind === 'chart')
    return (
      fact.id.startsWith('chart.place.') &&
      'point' in said &&
      fact.points.some((point) => point === said.point)
    )
  switch (said.kind) {
    case 'natal_sign':
    case 'natal_house':
    case 'natal_degree':
      return fact.kind === 'placement' && fact.point === said.point
    case 'natal_aspect':
    case 'natal_orb':
      return (
        fact.kind === 'natal_aspect' &&
        [said.a, said.b].every((point) => fact.points.some((one) => one === point))
      )
    case 'transit':
      return fact.kind === 'moon_hour'
        ? said.body === 'moon' && fact.point === said.point
        : fact.kind === 'transit' && fact.body === said.body && fact.point === said.point
    case 'passage':
      return (
        (fact.kind === 'passage' && fact.body === said.body) || (fact.kind === 'moon' && said.body === 'moon')
      )
    case 'sky_sign':
      return fact.kind === 'moon' && said.body === 'moon'
    case 'lunation':
      return fact.kind === 'event'
        ? fact.event.is === 'lunation' && fact.event.phase === said.phase
        : fact.kind === 'lunation' && fact.phase === said.phase
    case 'natal_motion':
    case 'rules':
    case 'house_name':
    case 'sky_degree':
    case 'sky_aspect':
    case 'sky_motion':
    case 'station':
      return false
  }
}
