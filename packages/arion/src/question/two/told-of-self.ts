/** What somebody wrote of themselves in their profile, with their question: who is who, and who is missed. */
import type { Sky } from '@astrarium/sky'
import { firstNameOf } from '../../language/first-name.ts'
import { griefIn } from '../care/grief.ts'
import { plain } from '../plain-text.ts'
import type { AskInput, Company, Missed } from '../../types.ts'
import { folded } from '../../language/folded.ts'
import { peopleTold } from './people-told.ts'

export function withToldOfSelf(sky: Sky, input: AskInput): AskInput {
  const { about, timeZone } = input.asker
  if (!about) return input
  const missed = missedIn(about, sky.localDate(timeZone, input.at))
  return { ...input, company: withPeopleTold(input.company ?? NOBODY, about), missed }
}

const NOBODY: Company = { people: [], about: null, charts: new Map(), withheld: new Set() }

/** Whoever stands in the Circle under that name stays as they are there. */
function withPeopleTold(company: Company, about: string): Company {
  const known = new Set(company.people.map(({ name }) => folded(firstNameOf(name))))
  const told = peopleTold(about).filter(({ name }) => !known.has(folded(name)))
  return { ...company, people: [...company.people, ...told] }
}

/** null where `about` tells of no death, or of one of years ago. `today` is a local day. */
function missedIn(about: string, today: string): Missed | null {
  const sentences = about.split(/(?<=[.!?])\s+|\n/)
  if (sentences.every((sentence) => griefIn(sentence, today) !== 'fresh')) return null
  const told = sentences.filter((sentence) => griefIn(sentence, today) !== 'past').join(' ')
  const late = peopleTold(told).filter(({ isLate }) => isLate)
  const roles = CLOSE.filter((role) => late.some((one) => one.role === role) || hasDied(role).test(told))
  return {
    calls: [...late.map(({ name }) => plain(name)), ...roles],
    isPartner: roles.some((role) => PARTNERS.includes(role)) || /\bwidow(?:er|ed)?\b/i.test(told),
  }
}

const PARTNERS = ['husband', 'wife', 'partner', 'spouse', 'boyfriend', 'girlfriend', 'fiancé', 'fiancée']
/** Of whom one has one. */
const CLOSE = [...PARTNERS, 'mother', 'mum', 'mom', 'mam', 'father', 'dad']

/** "My husband died", "I lost my husband". */
function hasDied(role: string): RegExp {
  return new RegExp(
    `\\b(?:lost|buried|late|death of|miss|mourning|grieving) (?:my |our )?(?:dear |late )?${role}(?!\\p{L})` +
      `|\\b(?:my|our) (?:dear )?${role}(?: \\p{L}+)?,?(?: (?:has|had|was|just|suddenly))* (?:died|passed away|is dead|killed)\\b`,
    'iu',
  )
}
