/** Turns of a conversation that ask nothing new: of the last answer, its reasons, its dates. Read by rule. */
import { readTime } from '../../time/read-time.ts'
import type { Span, TimeFrame } from '../../time/span.ts'

export type Turn =
  /** the same further, more simply, or the reasons for it */
  | { is: 'more' | 'simpler' | 'reasons' }
  /** which of the dates that were named counts most */
  | { is: 'ranking' }
  /** the same with a stretch of time left out */
  | { is: 'without'; span: Span }

/** `text` is plain and small; null where the turn asks something of its own. */
export function turnIn(text: string, frame: TimeFrame): Turn | null {
  const count = text.split(' ').length
  if (SIMPLER.test(text) && count <= 10) return { is: 'simpler' }
  if (REASONS.test(text) && count <= 12) return { is: 'reasons' }
  if (RANKING.test(text) && count <= 14) return { is: 'ranking' }
  if (MORE.test(text) && count <= 6) return { is: 'more' }
  const left = WITHOUT.exec(text)?.[1]
  const time = left && count <= 9 ? readTime(left, frame) : null
  return time?.kind === 'span' ? { is: 'without', span: time.span } : null
}

const SIMPLER =
  /^((can you |could you |please |ok )*(explain|say|put|tell)( it| that| this| me)*( please| a bit| more| much)* (simply|simpler|simple|shorter|easier|slower|in (simple|simpler|plain|easy|other|normal|less|fewer) (words|english|terms|language))|simpler|simplify( it| that| this)?|shorter|(say it |now )?in (simple|simpler|plain|short|other|one)( words?| english| terms)?|eli5|tl ?dr|summari[sz]e( it| that| this)?|(that is |that's |this is |it is |it's )?too (long|complicated|much)|(sorry )?i (don't|do not|didn't|did not) (understand|get)( it| that| this)?|(explain|what (does|did)) (the|that|this|it|your)?( ?last)? ?(sentence|bit|part|line|one|thing)?( mean)?|what does (that|this|it) mean|what do you mean( by (that|this|it))?|huh|what)( please)?$/
const REASONS =
  /\b(what makes you (say|think)|why do you (say|think)|where do you (see|read|get) (that|this|it)|(on what|what) (is|do you base) (that|this|it) (on|based on)|based on what|how (do|can) you (know|tell|see) (that|this)|how come you say|what (in my chart )?(says|shows|tells you) (so|that)|which (planets?|transits?) (is|are) (that|behind))\b/
const RANKING =
  /\bwhich (one )?(of )?(those|these|them|the) ?(\w+ )?(dates?|days?|windows?|times?|ones?|months?|weeks?)? ?(is|are|matters?|counts?|should|would) ?(the )?(most|best|more|biggest|strongest|main|important|really|kindest|better)|\bwhich (date|day|one|month) (matters|counts|is) (the )?(most|more|best|biggest|strongest)|^if (i|it) (can|must|should|have to) (keep|choose|pick|take) only one|^(and )?the (most important|best|strongest) (one|date|day)$/
const MORE =
  /^((tell me |say )?more|go on|explain|can you explain|how so|why|why is that|why so|why though|why tho|ok but why( tho| though)?|but why( tho| though)?|and why|anything else|what else|continue|elaborate)( please| about (it|that|this))?$/
const WITHOUT =
  /^(?:and |but |ok |so |well )*(?:what |and )?(?:if |)(?:not|not on|not in|without|except|other than|anything but) (.+)$/
