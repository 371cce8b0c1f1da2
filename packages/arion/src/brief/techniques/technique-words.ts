/** How a claim by a rarer way of reading is worded; `check/technique-forms.ts` reads the same. */
import { MONTHS, partsOf } from '../../language/calendar.ts'
import { ordinal } from '../../language/numbers.ts'
import { pointName, skyName } from '../../language/statements.ts'
import type { TechniqueClaim } from '../../claims/technique-claim.ts'

export function techniqueClause(claim: TechniqueClaim): string {
  switch (claim.kind) {
    case 'disposed':
      return claim.by === claim.point
        ? `your ${pointName(claim.point)} is its own dispositor`
        : `your ${pointName(claim.point)} has ${skyName(claim.by)} for its dispositor`
    case 'reception':
      return `your ${pointName(claim.a)} and ${pointName(claim.b)} are in mutual reception by sign`
    case 'no_reception':
      return 'no two of your planets are in mutual reception by sign'
    case 'unaspected':
      return `your ${pointName(claim.point)} makes no major aspect to another planet`
    case 'all_aspected':
      return 'each of your planets makes a major aspect to another'
    case 'from_sun':
      return `your ${pointName(claim.point)} stands ${claim.degrees}° away from the Sun`
    case 'progressed_lunation':
      return `your next progressed ${claim.phase} moon falls in ${MONTHS[claim.month - 1]} ${claim.year}, in ${claim.sign}`
    case 'solar_return_chart':
      return `your solar return of ${claim.year} has ${claim.rising} rising and its Moon in ${claim.moon}, in its ${ordinal(claim.house)} house`
    case 'chiron_return':
      return `your Chiron return ${claim.isOver ? 'was' : 'is'} exact on ${claim.days.map(dayWords).join(' and on ')}`
  }
}

function dayWords(day: string): string {
  const { year, month, day: date } = partsOf(day)
  return `${date} ${MONTHS[month - 1]} ${year}`
}
