/** Words of somebody who finds no sense in it: what was only faintly heard of a cry is asked after. */
export function soundsHeavy(question: string): boolean {
  return HEAVY.test(question.toLowerCase().replace(/[’‘`]/g, "'"))
}

const HEAVY =
  /\bwhat(?:'s| is|s)? (?:it|this|life|i'?m|am i) (?:all |even |really )*for\b|\b(?:no|what'?s the|see (?:much|any|the)) point\b|\b(?:invisible|disappear\w*|worthless|hopeless|a burden|in (?:the|their|everybody'?s) way)\b|\b(?:can'?t|cannot) (?:cope|go on|bear it|do (?:this|it) any ?more)\b|\bnobody (?:would|will) (?:notice|miss|care)\b|\bbetter off without\b|\bnot (?:eating|eaten|safe)\b|\b(?:scared|afraid) (?:of (?:him|her|them|myself)|to go home)\b|\b(?:hits?|hurts?|threatens?|follows?) me\b/
