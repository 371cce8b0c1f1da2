/** What is coming up, or was, in the asker's own noun: "my sister's wedding on Saturday". */
import { sentencesOf } from '../asking.ts'
import { saidBack } from './said-back.ts'

/** "your sister's wedding"; null where no occasion is named. */
export function occasionIn(typed: string): string | null {
  const sentences = sentencesOf(typed).filter((sentence) => !OVER.test(sentence))
  const found = OCCASION.exec(sentences.join(' '))
  if (found) return saidBack(found[0].replace(/^(?:this|that) /i, 'the '), { atMost: 6 })
  const own = OWN.find(([words]) => words.test(typed))
  return own ? own[1] : null
}

/** What lies behind, or is not to be, is no occasion that the answer is for. */
const OVER =
  /\b(?:when (?:i|we) (?:was|were)|died|years ago|(?:19|20[01])\d\d|(?:do not|don'?t|never|no longer) (?:want|need|have|like|plan)\b.{0,20})\b/i

const EVENT =
  '(?:wedding|engagement party|hen party|stag (?:do|party)|baby shower|christening|baptism|bar mitzvah|bat mitzvah|confirmation|graduation|prom|birthday(?: party)?|party|reunion|family dinner|dinner party|housewarming|job interview|interview|audition|recital|concert|gig|exhibition|premiere|performance|presentation|keynote|speech|exams?|driving test|finals|thesis defen[cs]e|viva|court hearing|hearing|mediation|appraisal|performance review|pay review|first day at (?:work|school|university)|first date|blind date|anniversary|marathon|tournament|house viewing|viewing|move|moving day|house move|flight|trip to \\p{Lu}\\p{L}+|journey to \\p{Lu}\\p{L}+|custody meeting|meeting with \\p{L}+ \\p{L}+)'
const OF_WHOM = "(?:my (?:\\w+ ){0,2}\\w+'s |my |the |our |this |that |a |an |\\p{Lu}\\p{L}+'s )"
const OCCASION = new RegExp(
  `\\b${OF_WHOM}(?:own |new |big |first |second |last |final |school |work |office |job |driving |maths |next )?${EVENT}(?! (?:planning|planner|dress|company|cake|ring|list|business|industry|revision|preparation|prep|nerves|party planner|with (?:him|her|them)\\b))\\b`,
  'u',
)
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bi (?:was|got) married\b|\bwe (?:got|were) married\b/i, 'your wedding'],
  [/\bi was born\b.*\bmother\b/i, 'your birth'],
]
