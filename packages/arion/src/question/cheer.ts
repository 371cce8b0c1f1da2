/** Encouragement or good news is asked for. */
import { plain } from './plain-text.ts'

/** "something encouraging", "good news": what was asked for, in the asker's own words turned to them. */
export function cheerIn(question: string): string | null {
  const [found] = WISH.exec(plain(question)) ?? []
  if (found?.endsWith('cheer me up')) return 'something to cheer you up'
  return found ? found.replace(/^(?:a|some|any) (?=good news)/, '') : null
}

/** It is wished for, and not told: "I have good news" wants a day to tell it, and no cheer. */
const WISHED =
  "(?:\\b(?:tell|give|send|show|say to) (?:me|us)|^(?:please |just |now )*(?:say|any(?= good))|\\b(?:need|want|wanting|could (?:do with|use)|would (?:like|love)|'d (?:like|love)|looking for|hoping for|you have|u have|you got|u got|is there|are there))(?: (?:please|pls|just|really|only|also|about|to hear|to read|a|one|of|your|the|some|any|bit|little))*"
const WISH = new RegExp(
  `(?<=${WISHED} )(?:something (?:(?:really|very|a bit|a little) )?(?:encouraging|nice|kind|good|positive|hopeful|cheerful|uplifting|happy|comforting|bright|to cheer me up)|(?:some |any |a bit of )?good news|(?:(?:some|a bit of|a word of|a little) )?encouragement|words? of encouragement|(?:a )?pep talk)\\b(?! (?:for|about|to|of|from) (?:the|a|an|my|our|his|her|him|them|tell|say|share)\\b)|(?<!\\b(?:to|he|she|they|it|who|that|can|will|would|did|i) )\\bcheer me up\\b`,
)
