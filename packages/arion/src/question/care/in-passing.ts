/** An illness that is only told of, where something else is asked: what to cook for her is for no doctor. */
import { plain } from '../plain-text.ts'
import { askingSentences, sentencesOf } from '../asking.ts'

/** Also where the doctor has been asked already, and somebody says so. */
export function isInPassing(typed: string): boolean {
  if (PLEA.test(plain(typed))) return true
  const asked = askingSentences(typed)
  const isTold = sentencesOf(typed).length > asked.length
  return isTold && asked.length > 0 && asked.every((sentence) => !OF_BODY.test(plain(sentence)))
}

const PLEA =
  /\b(?:don't|do not|dont|no need to|without) (?:\w+ )?(?:send(?:ing)?|refer(?:ring)?|point(?:ing)?) me (?:back )?to (?:the|my|a) (?:doctor|gp|physician|hospital|clinic)\b|\bbefore you say (?:doctor|gp|see a doctor)\b|\bi(?:'m| am) not asking (?:you )?(?:about )?(?:for )?(?:the |any )?(?:medical|result|diagnosis|what it is|if it is)\b/
const OF_BODY =
  /\b(?:pains?|paining|ach(?:e|es|ing)|hurts?|hurting|sick\w*|ill|illness|diseas\w*|doctors?|gp|hospital|surgery|operat\w*|medic\w*|pills?|tablets?|drugs?|dose|treat\w*|therapy|ivf|pregnan\w*|conceiv\w*|baby|birth|cancer|heart|chest|knee|hip|back|wrist|eye|stomach|skin|thyroid|tumou?r|lump|nodule|biopsy|scan|results?|symptoms?|heal\w*|cur(?:e|ed)|recover\w*|settle|serious|worry|wrong with|diagnos\w*|period|blood|sleep|hands|numb|die|dying|body|health\w*|weight|hormones?|hrt|menopause|depress\w*|adhd|autis\w*|carpal|strap|it (?:is|will|pass|get|be|stop|come))\b/
