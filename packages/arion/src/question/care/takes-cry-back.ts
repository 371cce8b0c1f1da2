/** "It's not that kind of tired": somebody says that they were taken for something else. */
export function takesCryBack(question: string): boolean {
  return TAKEN_WRONG.test(question)
}

const TAKEN_WRONG =
  /\b(?:not|n['’]?t|isnt) (?:that|this|the) (?:kind|sort|type)\b|\bnot (?:like|in) that(?: way)?\b|\b(?:did ?n['’]?t|do ?n['’]?t|didnt|dont|did not|do not) mean (?:it |that )?(?:like )?(?:that|this)\b|\b(?:i am|i['’]?m|im) not (?:suicidal|in danger|going to (?:do|hurt|harm)|gonna (?:do|hurt|harm))\b|\bnothing like that\b|\byou (?:got|took|read) (?:me|it|that) wrong\b/i
