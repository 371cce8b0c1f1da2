/** The guide: facts in, checked words out. */
export { sentFor, VoiceFailed } from './answer-with.ts'
export { answerInCompany as answer, answerInCompanyWith as answerWith } from './two/in-company.ts'
export type { OutsideVoice, Speak } from './answer-with.ts'
export { PROMPT_VERSION } from './prompts/v1.ts'
export type { PromptMessage } from './prompts/v1.ts'
export { buildBrief } from './brief/build-brief.ts'
export type { Brief } from './brief/build-brief.ts'
export { blueprintAnswer } from './readings/blueprint/blueprint-answer.ts'
export type { BlueprintAnswer, BlueprintInput } from './readings/blueprint/blueprint-answer.ts'
export { asRead } from './almanac/read-unit.ts'
export { markOfTold, openTold } from './almanac/told.ts'
export { BLUEPRINT_CATEGORIES, blueprintQuestions } from './readings/blueprint/blueprint-questions.ts'
export type { BlueprintCategory } from './readings/blueprint/blueprint-questions.ts'
export { dailyInsight } from './readings/daily/daily-insight.ts'
export type { DailyInsight } from './readings/daily/daily-insight.ts'
export type { TimingCue } from './readings/daily/day-cues.ts'
export { firstSentence } from './readings/home/first-sentence.ts'
export { firstSigns } from './readings/home/first-signs.ts'
export type { FirstSentence } from './readings/home/first-sentence.ts'
export { moonToday } from './readings/home/moon-today.ts'
export type { MoonToday } from './readings/home/moon-today.ts'
export { foresight } from './readings/forecast/foresight.ts'
export type { Foresight, ForesightInput, ForesightReply } from './readings/forecast/foresight.ts'
export type { OwnWords } from './question/foresight-asked.ts'
export type { TimingWindow } from './readings/forecast/forecast-windows.ts'
export { heaviestNow, ribbonRows } from './readings/ribbon.ts'
export type { RibbonRow } from './readings/ribbon.ts'
export { TIMELINES } from './question/timeline.ts'
export type { ChartedAsker, ReadingInput } from './readings/field-writer.ts'
export { titleOf } from './question/title-of.ts'
export { MONTHS } from './language/calendar.ts'
export { oneIn } from './circle/rarity.ts'
export type { OneIn } from './circle/rarity.ts'
export { placeInRing } from './circle/place-in-ring.ts'
export type { RingFactor, RingPlacement, RingStanding } from './circle/place-in-ring.ts'
export { tellRing } from './readings/circle/tell-ring.ts'
export type { RingTold, Shared } from './readings/circle/tell-ring.ts'
export { memberDay, openDay } from './readings/pair/member-day.ts'
export { openDaysAround, pairsToday } from './readings/pair/pair-today.ts'
export { isWrittenLate } from './question/two/is-written-late.ts'
export { tellPair } from './readings/pair/tell-pair.ts'
export type { PairTold } from './readings/pair/tell-pair.ts'
export { peopleMeant } from './question/two/people-meant.ts'
export { openState } from './question/open-state.ts'
export { turnState } from './question/two/turn-state.ts'
export type { TurnState } from './question/turn-state.ts'
export { suggestedQuestions } from './question/suggested-questions.ts'
export type {
  ArionEvent,
  AskInput,
  UnreadAsk,
  AskedBack,
  Asker,
  CirclePerson,
  Company,
  Fact,
  RejectedSentence,
  Outcome,
  ThreadTurn,
  UsedPhrase,
  Topic,
} from './types.ts'
export { TRANSIT_ORBS } from './chart/orbs.ts'
export { needsCare } from './question/care-in-thread.ts'
export { askFrame } from './question/ask-frame.ts'
export { withReadingGiven, withReadings, withReadingsBeside } from './reader/with-readings.ts'
export { openReader } from './reader/open-reader.ts'
export type { Reader } from './reader/open-reader.ts'
export { openReaderThread } from './reader/open-reader-thread.ts'
export type { ReaderThread } from './reader/open-reader-thread.ts'
export type { Reading } from './listen/reading.ts'
