/** "I can't let go of a shed", "fighting about the prices": it is about a thing, and not life or limb. */

/** Only what was guessed of a cry is overruled by it; what a rule hears stays one. */
export function isOfThing(question: string): boolean {
  const text = question.toLowerCase().replaceAll('’', "'")
  return PATTERNS.some((words) => words.test(text))
}

const PATTERNS: readonly RegExp[] = [
  /\b(?:can'?t|cannot|can not|couldn'?t|could not|never|hard|want|refuse|unable|have|ought|need|learn(?:ing)?|how) (?:to )?(?:just |ever |quite |bear to )*(?:let go of|part with|give up|say goodbye to) (?:a|an|the|my|our|this|that|his|her) (?!(?:will|fight|world|living|pain|hope)\b)/,
  /\bg(?:i|a)v(?:e|ing|en) up (?:the|my|our|a) (?:\w+ )?(?:flat|house|home|garden|car|boat|shop|piano|job|lease|apartment|allotment|farm|studio|title|business)\b/,
  /\b(?:f(?:ight|ights|ighting|ought)|argu(?:e|es|ing|ed)|row(?:s|ing|ed)?|bicker\w*|disagree\w*|quarrel\w*|fall(?:ing)? out) (?:again |all the time |all week |constantly )*(?:about|over) (?:the|our|a|an|who|how|what|which|where|whether|money|prices)\b/,
  /\b(?:lying|lie|lay|laid) awake (?:about|over|because of|thinking (?:of|about)) (?:it|the|this|that|my|our)\b/,
]
