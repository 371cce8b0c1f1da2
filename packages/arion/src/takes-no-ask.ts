/** Which readings are answered with no reading of the chart, so that they take no Ask. */
import { KINDS } from './kinds/index.ts'
import type { Refusal } from './question/care/care.ts'
import type { Intent, Refusals } from './question/intent.ts'
import { NO_PARTICULARS } from './question/particulars.ts'
import { sentenceWith } from './turns/quoted.ts'

export interface ReadQuestion {
  intent: Intent
  refusals: Refusals
  endsInRefusal?: true | undefined
}

/** Something is told that asks for nothing. */
export function isOnlyTold({ intent, refusals }: ReadQuestion): boolean {
  const { kind, particulars = NO_PARTICULARS, grief, parted } = intent
  const isCheered = particulars.cheer && refusals.length === 0 && !grief && !parted
  return KINDS[kind].meets && !particulars.hasQuestionMark && !isCheered
}

/** Somebody is ill or dying, and to be with them is all that is spoken of. */
export function isBesideBed({ intent, refusals: [refusal] }: ReadQuestion): boolean {
  const { kind, bedside, particulars = NO_PARTICULARS } = intent
  const isIllNow = bedside !== undefined && bedside.told !== 'half' && bedside.told !== 'before'
  const isGrave = refusal === 'death' || refusal === 'medical'
  const isOfTheDying = refusal === 'death' && particulars.isOfTheDying
  return isOfTheDying || (isIllNow && (isGrave || (KINDS[kind].meets && !refusal)))
}

/** It is said kindly why it is not answered, and nothing is read in the chart. */
export function takesNoAsk(read: ReadQuestion, thread: readonly { answer: string }[]): boolean {
  const { intent, refusals, endsInRefusal } = read
  const { kind, follows, grief, parted, particulars = NO_PARTICULARS } = intent
  const { isOfPast, meets } = KINDS[kind]
  return (
    // whether an illness is to be feared is told by no day that was named
    particulars.fearsIllness ||
    // what is told and asks for nothing costs nothing
    isOnlyTold(read) ||
    isBesideBed(read) ||
    // to somebody who mourns there is no reading, whatever they ask
    (meets && grief !== undefined) ||
    refusals.some((one) => READS_NOTHING.includes(one)) ||
    // love is not foretold to somebody who was left
    parted === 'asks_love' ||
    // what was so in the world is told by somebody, and by no sky of that time
    (refusals.includes('secret') && (isOfPast || particulars.asksIfSo)) ||
    endsInRefusal === true ||
    // what was not followed is put in other words at no charge
    (follows?.words === 'simpler' && particulars.isBare) ||
    // who holds against it that it is not so is shown what it stood on
    follows?.turn?.is === 'doubt' ||
    (follows?.turn?.is === 'quoted' && sentenceWith(thread, follows.turn.words) === null)
  )
}

/** Beside these no reading is wanted, and whoever hears no is not charged for something else. */
const READS_NOTHING: readonly Refusal[] = ['death', 'medical', 'markets']
