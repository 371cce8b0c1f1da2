/** The guide: facts in, checked words out. */
export { answer } from './answer.ts'
export { buildBrief } from './brief/build-brief.ts'
export type { Brief } from './brief/build-brief.ts'
export { suggestedQuestions } from './question/suggested-questions.ts'
export type { ArionEvent, AskInput, Asker, Fact, Held, Outcome, ThreadTurn, Told, Topic } from './types.ts'
