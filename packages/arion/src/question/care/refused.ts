/** What is asked for where it is refused: a match, a draw, a price, a lost thing, somebody's heart. */
import { turned } from '../asked/turned.ts'
import { MISLAID } from './unseen-facts.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import { plain } from '../plain-text.ts'

export type RefusedThing =
  | 'draw'
  | 'bet'
  | 'heart'
  | 'match'
  | 'vote'
  | 'market'
  | 'price'
  | 'lost'
  | 'contact'
  | 'mind'
  | 'result'
  | 'baby'

export interface Refused {
  thing: RefusedThing
  /** whom it names, as it is said to the asker: "your landlord" */
  who: string | null
}

/** null where nothing of the words is known here. */
export function refusedIn(question: string): Refused | null {
  const text = plain(question)
  const found = THINGS.find(([, asked]) => asked.test(text))
  if (!found) return null
  const [who] = ownNouns(question).people
  return { thing: found[0], who: who ? turned(who) : null }
}

const THINGS: readonly (readonly [RefusedThing, RegExp])[] = [
  [
    'draw',
    /\b(?:lotter\w+|lotto|euromillions|powerball|jackpot|scratch ?cards?|bingo|raffle|lucky numbers?|numbers? to (?:play|pick))\b/,
  ],
  [
    'bet',
    /\b(?:bets?|betting|odds on|horse race|the races|casino|poker|gambl\w+|roulette|blackjack|parlay|bookies?)\b/,
  ],
  [
    'heart',
    /\b(?:likes? (?:me|him|her|them)|loves? me|in love with|feelings? for|into me|interest(?:ed)? in (?:me|him|her|them)|miss(?:es|ing)? me|think(?:s|ing)? (?:about|of) me|fancy|fancies|attracted|cares? (?:about|for) me|does he even|does she even|do they even)\b/,
  ],
  [
    'match',
    /\b(?:football|footy|soccer|rugby|cricket|hockey|(?:the|this|tonight's|saturday's|sunday's|cup) match|match (?:on|tonight|tomorrow)|win (?:\w+ ){0,2}match|(?<!\bmy )league|derby|play-?offs?|super bowl|world cup|cup (?:game|final|tie)|(?:the|will|jets|team|lads|club) \w* ?(?:gonna |going to )?win (?:on|tonight|this|the|saturday|sunday|tomorrow)|win (?:tonight|on (?:saturday|sunday|monday|friday)))\b/,
  ],
  ['vote', /\b(?:elections?|vote|president|prime minister|parliament|referendum)\b/],
  [
    'market',
    /\b(?:shares?|stocks?|crypto\w*|bitcoin|btc|ethereum|etfs?|funds?|gold price|markets?|invest\w*|trading)\b/,
  ],
  ['price', /\b(?:what|how much) .*\b(?:sell for|fetch|go for|worth)\b|\bprices?\b|\bvalued? at\b/],
  [
    'lost',
    new RegExp(
      `\\b(?:lost(?! (?:interest|feelings?|touch|respect|trust|faith|hope|patience|myself|me|us|each other)\\b)|(?<!something (?:is )?)missing(?! (?:me|us|him|her|them|out|between|somebody|someone)\\b)|stolen|mislaid|misplaced|went astray|gone astray|(?:became of|can'?t find|where (?:is|are|did) (?:i|my|the)) .*${MISLAID})\\b`,
    ),
  ],
  [
    'contact',
    /\b(?:will|is|are|does|do) \w+(?: \w+)? (?:going to |gonna |ever )*(?:call|ring|text|write|message|reply|answer|come back|return|reach out|apologi[sz]e|say sorry)\b/,
  ],
  [
    'mind',
    /\b(?:what (?:do you|d'you) think about (?:him|her|them)|to me|think(?:s|ing)?|mean(?:s|t)? (?:by|with)|wants? from|up to|hiding|lying|secret(?:ly)?|honest with|playing at|why (?:did|does|is|was|has|would) (?:he|she|they))\b/,
  ],
  [
    'result',
    /\b(?:will|did|do|does|have|has|am|are|is|chances?|odds)\b.*\b(?:pass|passed|results?|hired|accepted|(?:get|got) (?:the|this|that|my) (?:job|part|place|flat|house|grant|scholarship))\b/,
  ],
  ['baby', /\b(?:boy or (?:a )?girl|girl or (?:a )?boy|sex of the baby|when .*baby (?:come|arrive))\b/],
]
