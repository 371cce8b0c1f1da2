/** "Only after seven, I work", "not on a Monday": a turn that says when somebody can, and nothing else. */
import { timesIn } from '../../time/read-time.ts'
import type { TimeFrame } from '../../time/span.ts'
import { KINDS } from '../../kinds/index.ts'
import type { Intent } from '../intent.ts'
import { plain } from '../plain-text.ts'
import { daysAsked } from '../scale/days-asked.ts'
import { hoursAsked } from '../scale/hours-asked.ts'

/** Whether a day was asked for, and the words only narrow it. */
export function narrows(typed: string, before: Intent, frame: TimeFrame): boolean {
  const { gives } = KINDS[before.kind]
  const isOfDays = gives === 'date' || (gives === 'verdict' && before.wantsDay === true)
  if (!isOfDays || typed.includes('?')) return false
  const isLimited = daysAsked(typed, before.span, frame, true) ?? hoursAsked(plain(typed))
  return isLimited !== null && isBare(typed, frame)
}

/** Besides times no word stands in it that would ask or tell something else. */
function isBare(typed: string, frame: TimeFrame): boolean {
  const rest = timesIn(typed, frame).reduce(
    (text, { at: [from, to] }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    typed,
  )
  const words = plain(rest).split(' ').filter(Boolean)
  return words.length <= LONGEST && words.every((word) => SLIGHT.has(word) || Number.parseInt(word, 10) > 0)
}
const LONGEST = 12
const SLIGHT: ReadonlySet<string> = new Set(
  (
    'a an the any some on in at of for to by from before after until till not no nothing never only just but ' +
    "except without than other apart and or nor either is it's it are be am has have needs need must got i i'm we " +
    "me us can can't cannot cant could couldn't do make manage work works working free busy off out please pls " +
    "sorry ok okay oh then though tho ideally preferably better rather because since that that's there " +
    'earlier later sooner latest pm oclock o clock noon midday lunch lunchtime dinner supper school shift ' +
    'morning mornings afternoon afternoons evening evenings night nights four five six seven eight nine ten ' +
    'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays ' +
    'sunday sundays weekend weekends weekday weekdays workday workdays day days date'
  ).split(' '),
)
