/** The mood in which something is told, by the words of the one who tells it. */
import { plain } from '../plain-text.ts'

export const MOODS = ['glad', 'worried', 'angry', 'tired', 'sad', 'funny'] as const
export type Mood = (typeof MOODS)[number]

/** null for a plain telling. Of several the gravest: who laughs over a bad day has had one. */
export function moodIn(typed: string): Mood | null {
  const text = withoutHappyTears(plain(typed))
  const found = (['sad', 'worried', 'angry', 'tired'] as const).find((mood) => WORDS[mood].test(text))
  if (found) return found
  if (isGlad(typed)) return 'glad'
  return FUNNY.test(typed) ? 'funny' : null
}

/** Something has come out well, or somebody is proud, and nothing in it hurts. */
export function isGlad(typed: string): boolean {
  const text = plain(typed)
  return GLAD.test(text) && !UNLIKE.test(withoutHappyTears(text))
}

/** "I cried, the happy kind": they are no sorrow. */
function withoutHappyTears(text: string): string {
  return HAPPY_TEARS.test(text) ? text.replaceAll(TEARS, ' ') : text
}
const HAPPY_TEARS =
  /\b(?:happy (?:tears|cry)|tears of (?:joy|happiness)|(?:with|for|from) (?:joy|happiness|relief)|(?:the|a) (?:good|happy) kind)\b/
const TEARS = /\b(?:i )?(?:cried|cry|crying|wept|weeping|sobbed|sobbing|(?:in )?tears)\b/g

const WORDS: Readonly<Record<'sad' | 'worried' | 'angry' | 'tired', RegExp>> = {
  sad: /\b(?:i(?:'m| am| feel| felt| was)? (?:so |just |a bit |still |really |very )*(?:sad|low|lonely|heartbroken|gutted|broken|down|blue|hurt|lost|alone|miserable)|i (?:miss|missed|cried|wept|sobbed)|i(?:'m| am| was|'ve been)? (?:still )?crying|in tears|by myself|on my own|would have been|it hurts?|hurt me|broke my heart|the chair|empty (?:chair|house|bed)|didn't (?:even )?(?:use|say|ask|invite)|nobody (?:came|asked|called))\b/,
  worried:
    /\b(?:worried|worrying|scared|afraid|anxious|nervous|terrified|frightened|dread\w*|on edge|panic\w*|not answering|don't believe (?:her|him|them|it)|do not believe (?:her|him|them|it)|in hospital|had a (?:\w+ )?fall|not eating|what if)\b/,
  angry:
    /\b(?:furious|angry|livid|fuming|pissed|fed up|sick of|raging|seething|outrag\w+|ffs|wtf|how dare|the nerve|the cheek|unbelievable|had it with|could (?:scream|strangle))\b/,
  tired:
    /\b(?:tired|exhausted|knackered|shattered|wiped out|worn out|drained|no sleep|long (?:day|week|night|shift)|dead on my feet|burnt out|running on)\b/,
}
const GLAD =
  /\b(?:yay|woo+|hooray|we did it|(?:i|we|just|'ve|have) passed|^passed|sold out|got (?:in|it)|(?:^(?:just |yes |yay )*|\b(?:i|we|i've|we've|son|daughter|boy|girl) (?:just |finally |have |also |actually )*)got the (?:job|place|offer|flat|house|keys|part)|so happy|happy tears|the good kind|best (?:day|news)|finally (?:did|got|made|said)|called me for (?:an? |the )?(?:\w+ )?interview|i'?m in\b|said yes|came through|over the moon|proud|chuffed|delighted|thrilled|relieved|it worked|all clear|won|distinction|went (?:really |so |very |surprisingly )?(?:well|fine|great)|(?:was|were|is|came) (?:actually |really |so |very |surprisingly )*(?:good|great|lovely|brilliant|amazing|wonderful|in time)|(?:she|he|they)(?:'s| is|s| are|'re)? (?:ok|okay|fine|happy|cool|alright) with|loved (?:it|them|every)|like an angel|to spare|good news|happy (?:for|about|with|today)|made me (?:smile|laugh)|make you (?:laugh|smile)|laughed (?:so much|until|till)|everybody laughed|couldn't stop (?:smiling|laughing)|best \w+ (?:ever|of my life))\b/
/** What does not go with it: a joy that somebody else has, or one that failed. */
const UNLIKE =
  /\b(?:not (?:so )?(?:good|great|happy|proud|well)|n't (?:so )?(?:good|great|happy|proud|well|go)|should be (?:happy|proud|glad)|no longer|used to|alone|lonely|dead|died|funeral|buried|without me|goodbye|hate|hurts?|sad|worse|numb|empty|nobody|if only|supposed to|on paper|never|wish|cried|cry|crying|wept|sobb(?:ed|ing)|tears|scared|afraid|terrified)\b/
const FUNNY = /\b(?:lol|lmao|rofl|ha(?:ha)+|hehe)\b|😂|🤣|😅|😆/i
