/** A heart, a stroke, a bleeding, told in passing: minutes count, and no chart is opened. */
import type { Care } from './care.ts'
import { RED_FLAGS } from './red-flags.ts'

/** Each alone is enough to ring for. */
const ALONE =
  /\b(?:(?:elephant|weight|stones?|brick|lorry|truck|anvil|band|somebody|someone|something|hand) (?:\w+ ){0,4}(?:sit|sits|sitting|sat|stand|stands|standing|press\w*|squeez\w*|lies|lying|tighten\w*) (?:\w+ )?on (?:me|my chest|my heart)|(?:cough|throw|bring|vomit|spit)\w* (?:up )?blood|vomiting blood|bleeding (?:won'?t|will not|doesn'?t|does not|isn'?t) stop\w*|(?:won'?t|can'?t|cannot) stop (?:the )?bleeding|(?:half|one side|side|corner) of (?:my|his|her) (?:face|mouth) (?:has |is |has gone |went |gone )?(?:droop\w*|numb|hang\w*|drop\w*|dead)|(?:face|mouth) (?:is |has )?(?:droop\w*|hanging down)|(?:speech|words?) (?:is |are |was |come out |coming out )?slurr\w*|(?:crushing|squeezing) (?:(?:pain|pressure|weight|feeling) )?(?:in|on|across) (?:my|his|her|the) chest|(?:i'?m|i am|he'?s|he is|she'?s|she is|i|am i|is he|is she) (?:be )?having (?:a|another) (?:heart attack|stroke)|chest (?:pains?|hurts) (?:\w+ ){0,4}(?:arms?|jaw|shoulder|neck))\b/

/** Two of these together are. */
const TOGETHER: readonly RegExp[] = [
  /\b(?:arms?|hand|leg|side)(?:'?s| is| are| has| feels| went| gone| going)* (?:all |gone |going |so |a bit |really )*(?:heavy|numb|tingl\w+|dead|weak|aching|sore)\b|\bpain (?:down|in|up) (?:my|his|her|the) (?:left |right )?arm\b/,
  /\bjaws?(?:'?s| is| are| feels)* (?:all |so |a bit |really )*(?:sore|ach\w+|hurt\w*|tight|stiff)\b|\bpain in (?:my|his|her) jaw\b/,
  /\bchest(?:'?s| is| feels| has)* (?:all |so |a bit |really |gone )*(?:tight|hurt\w*|heavy|pain\w*|sore|burning)\b|\bchest pains?\b|\b(?:pain|pressure|tightness|weight) (?:in|on|across) (?:my|his|her|the) chest\b/,
  /\bsweat\w*(?: \w+){0,3} (?:sitting|sittin|still|cold|at rest|lying|doing nothing)\b|\bcold sweats?\b/,
  /\b(?:feel|feeling) (?:so |really )?sick\b|\bsweat(?:ing|in|y)\b(?! (?:over|about|for))|\b(?:goes|going|went|spread\w*) (?:in)?to (?:my|his|her) (?:shoulder|arm|jaw|back|neck)\b/,
  /\b(?:can'?t|cannot|hard to|struggling to) (?:breathe|breath|catch (?:my|his|her) breath)\b|\bshort of breath\b/,
  /\b(?:sudden\w*|worst) (?:\w+ )?headache\b|\b(?:can'?t|cannot) (?:see|lift|move|feel) (?:\w+ )?(?:out of|on|my|his|her) (?:\w+ )?(?:eye|side|arm|leg|face)\b/,
]

/** Sore arms and chests after it are no sign. */
const OF_SPORT =
  /\b(?:from|after) (?:the gym|training|push ?ups|lifting|moving house|digging|my run)\b|\bworkouts?\b/

/** What lies behind somebody, or is told of a film, is no call. */
const IS_OVER =
  /\b(?:years? ago|months? ago|last year|back in (?:19|20)\d\d|when i was (?:a |\d)|in (?:19|20)\d\d|as a (?:kid|child)|all (?:clear|fine|good|healed|better) now|recovered|in remission|the (?:film|movie|show|series|novel|game|episode))\b/

/** Whoever has died, and whoever lies with doctors, is met with presence and not with a number. */
const IS_SEEN_TO =
  /\b(?:died|(?<!\b(?:goes|going|went|gone|arms?|hands?|legs?) )dead|passed away|lost (?:our|my|the|her) (?:baby|child|son|daughter)|miscarr\w*|stillb\w*|funeral|buried|in (?:the )?(?:icu|itu|hospital|intensive care|theatre|hospice)|on a ventilator|ward|amputat(?:e|ing)|(?:doctors?|paramedics?|ambulance|they) (?:came|comes?|is here|are here|says?|said|kept|took))\b/

/** Expects small letters with apostrophes as typed. */
export function tellsBodyEmergency(question: string): boolean {
  const text = question.toLowerCase().replaceAll('’', "'")
  return ALONE.test(text) || (!OF_SPORT.test(text) && TOGETHER.filter((sign) => sign.test(text)).length > 1)
}

/** By the lists of first aid, which are wider; null where somebody has died of it, or is looked after. */
export function redFlagIn(question: string): Care {
  const text = question.toLowerCase().replaceAll('’', "'")
  if (OF_SPORT.test(text) || IS_OVER.test(text) || IS_SEEN_TO.test(text)) return null
  for (const said of pairsOfSentences(text)) {
    const flag = RED_FLAGS.find(
      ({ signs, unless }) => signs.every((sign) => sign.test(said)) && !unless?.test(said),
    )
    if (flag) return flag.care
  }
  return null
}

/** What belongs together stands in one sentence or in two that follow each other. */
function pairsOfSentences(text: string): string[] {
  const sentences = text.split(/(?<=[.!?\n])\s+/)
  return sentences.map((sentence, at) => `${sentence} ${sentences[at + 1] ?? ''}`)
}
