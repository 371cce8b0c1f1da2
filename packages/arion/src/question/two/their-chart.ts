/** "Has she a chart?", of somebody whose birthday is told and who may have died, also after a few days. */
import type { AskInput } from '../../types.ts'
import { dayOfBirthIn, tellsLoss } from './told-birth.ts'

export interface TheirChart {
  /** of the birth, YYYY-MM-DD */
  day: string
  whose: 'hers' | 'his' | 'theirs'
  isLost: boolean
}

/** null where no chart is asked about so, or no one day of birth is told. */
export function theirChartIn({
  question,
  reading,
  thread,
  at,
}: Pick<AskInput, 'question' | 'reading' | 'thread' | 'at'>): TheirChart | null {
  const said = [...thread.map((turn) => turn.question), question]
  const day = ASKS.test(question) && !reading.care ? dayOfBirthIn(said) : null
  // to those who never breathed nothing is said of a first breath
  if (!day || said.some((words) => UNBORN.test(words)) || new Date(day) > at) return null
  const whose = HERS.test(question) ? 'hers' : HIS.test(question) ? 'his' : 'theirs'
  return { day, whose, isLost: said.some(tellsLoss) }
}

const HERS = /\b(?:she|her|daughter|girl|mother|wife|sister)\b/i
const HIS = /\b(?:he|his|son|boy|father|husband|brother)\b/i
const UNBORN = /\b(?:still ?born|miscarr\w*|born dead|never (?:breathed|took a breath))\b/i
const ASKS =
  /\b(?:(?:have|has|had|get|gets) (?:(?:she|he|they|it|somebody|someone) )?(?:(?:a|an|any|(?:his|her|their|its) own) )(?:birth |natal )?chart|is there a chart (?:of|for) (?:her|him|them|my|our|somebody|someone))\b/i
