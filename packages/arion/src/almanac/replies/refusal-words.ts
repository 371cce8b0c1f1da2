/**
 * A refusal speaks of what was asked: a match, a draw, a price, a lost thing, somebody's heart. Each form
 * says that it is not seen, who or what decides it, and what can be looked at instead.
 */
import { MISLAID } from '../../question/care/unseen-facts.ts'
import { ownNouns } from '../../question/gate/own-nouns.ts'
import { plain } from '../../question/plain-text.ts'
import type { UnreadAsk } from '../../types.ts'
import { hash } from '../../language/hash.ts'
import { turned } from '../opening/turned.ts'

/** null where nothing of the words is known here, and the general sentence stands. */
export function refusalWords({ question, asker, again }: UnreadAsk): string | null {
  const text = plain(question)
  const found = ROWS.find(([asked]) => asked.test(text))
  if (!found) return null
  const [who] = ownNouns(question).people
  const [, forms, ofSomebody = []] = found
  const all = who ? [...ofSomebody, ...(ofSomebody.length > 0 ? [] : forms)] : forms
  return all[hash(`${asker.seed}${question}${again ?? 0}`) % all.length]!.replaceAll(
    '{who}',
    turned(who ?? ''),
  )
}

type Row = readonly [asked: RegExp, forms: readonly string[], ofSomebody?: readonly string[]]

const ROWS: readonly Row[] = [
  [
    /\b(?:lotter\w+|lotto|euromillions|powerball|jackpot|scratch ?cards?|bingo|raffle|lucky numbers?|numbers? to (?:play|pick))\b/,
    [
      'No numbers from me: the draw does not know your birthday, and I do not know its. If it is money that weighs on you, ask me about that, and I look properly.',
      'A draw remembers nothing and favours nobody, so any six numbers are as good as those I could name. What I can find you is a good week to ask for more, or to owe less.',
    ],
  ],
  [
    /\b(?:bets?|betting|odds on|horse race|the races|casino|poker|gambl\w+|roulette|blackjack|parlay|bookies?)\b/,
    [
      'I pick no winners; luck of that sort has no chart. If you would like to know how you are with risk, that I can read.',
      'On that I will not put your money, not even in words. Ask me what tempts you in it, or how the month is for money, and you get an answer.',
    ],
  ],
  [
    /\b(?:likes? (?:me|him|her|them)|loves? me|in love with|feelings? for|into me|interest(?:ed)? in (?:me|him|her|them)|miss(?:es|ing)? me|think(?:s|ing)? (?:about|of) me|fancy|fancies|attracted|cares? (?:about|for) me|does he even|does she even|do they even)\b/,
    [
      'That heart is not in your chart, and I won’t guess at it. What I can read is yours: what draws you here, and a good evening for a small plain question.',
      'It takes two to answer that, and I have only one of you here. I can tell you how you love, and when it would be easy to find out.',
    ],
    [
      'What {who} feels only {who} can say, and I won’t guess at a heart that is not before me. Yours I can read: what draws you here, and a good evening for a small plain question.',
      'For the heart of {who} I would need more than your chart, and a yes besides. I can tell you how you love, and when it would be easy to find out.',
    ],
  ],
  [
    /\b(?:football|footy|soccer|rugby|cricket|hockey|(?:the|this|tonight's|saturday's|sunday's|cup) match|match (?:on|tonight|tomorrow)|win (?:\w+ ){0,2}match|(?<!\bmy )league|derby|play-?offs?|super bowl|world cup|cup (?:game|final|tie)|(?:the|will|jets|team|lads|club) \w* ?(?:gonna |going to )?win (?:on|tonight|this|the|saturday|sunday|tomorrow)|win (?:tonight|on (?:saturday|sunday|monday|friday)))\b/,
    [
      'That is settled on the grass or the ice, and I have no eyes there. Ask me what sort of evening it is for you, whoever wins, and I will tell you.',
      'The players decide that, and I would only be tossing a coin. Your own day I can read, from the kindest hour to the one to keep quiet in.',
    ],
  ],
  [
    /\b(?:elections?|vote|president|prime minister|parliament|referendum)\b/,
    [
      'How people vote is theirs, and no sky counts the papers. What such weeks do to your own calm I can look at, if you ask me that.',
    ],
  ],
  [
    /\b(?:shares?|stocks?|crypto\w*|bitcoin|btc|ethereum|etfs?|funds?|gold price|markets?|invest\w*|trading)\b/,
    [
      'Which way a price goes I do not know, and whoever reads it from the sky is selling something. For the sum itself ask somebody who earns nothing by the answer; ask me how you are with risk.',
      'I name no paper and no coin, neither to buy nor to leave. How you decide about money, and where you fool yourself in it, I can read.',
    ],
  ],
  [
    /\b(?:what|how much) .*\b(?:sell for|fetch|go for|worth)\b|\bprices?\b|\bvalued? at\b/,
    [
      'What it will fetch is for buyers to say. Have two people name you a figure who do not know each other. A day to ask, or to sign, I can find you.',
      'A figure I can’t give you; the stars have never bought anything. What I can look at is how you bargain, and when to name your price.',
    ],
  ],
  [
    new RegExp(
      `\\b(?:lost(?! (?:interest|feelings?|touch|respect|trust|faith|hope|patience|myself|me|us|each other)\\b)|(?<!something (?:is )?)missing(?! (?:me|us|him|her|them|out|between|somebody|someone)\\b)|stolen|mislaid|misplaced|went astray|gone astray|(?:became of|can'?t find|where (?:is|are|did) (?:i|my|the)) .*${MISLAID})\\b`,
    ),
    [
      'Where it went I can’t tell you: a chart is drawn for people and keeps no list of what they own. Ask whoever was in the room that day, and then whoever tidied up. I am sorry that it is gone.',
      'I can’t see things, only hours. Go back to the last place where you surely had it, and let somebody else look who does not know where it must be. What it means to you I would hear gladly.',
    ],
  ],
  [
    /\b(?:will|is|are|does|do) \w+(?: \w+)? (?:going to |gonna |ever )*(?:call|ring|text|write|message|reply|answer|come back|return|reach out|apologi[sz]e|say sorry)\b/,
    [
      'Whether they move first is their doing, and I can’t see it coming. Whether you should, and in which hour it would be easiest, you can ask me.',
      'I can’t make out another person’s next step. Yours I can look at: to write, to wait, or to let it be.',
    ],
    [
      'Whether {who} moves first is for {who} to decide, and I can’t see it coming. Whether you should, and in which hour it would be easiest, you can ask me.',
      'The next step of {who} I can’t make out. Yours I can look at: to write, to wait, or to let it be.',
    ],
  ],
  [
    /\b(?:what (?:do you|d'you) think about (?:him|her|them)|to me|think(?:s|ing)?|mean(?:s|t)? (?:by|with)|wants? from|up to|hiding|lying|secret(?:ly)?|honest with|playing at|why (?:did|does|is|was|has|would) (?:he|she|they))\b/,
    [
      'I can’t look into another head, and would not like one to look into yours. One plain question in a quiet minute shows more; for the minute, ask me.',
      'What goes on behind that forehead I do not see. What it does to you, and what you need from it, I do; you may ask me either.',
    ],
    [
      'I can’t look into the head of {who}, and would not if I could. One plain question in a quiet minute shows more; for the minute, ask me.',
      'What {who} has in mind I do not see. What it does to you, and what you need, I do; you may ask me either.',
    ],
  ],
  [
    /\b(?:will|did|do|does|have|has|am|are|is|chances?|odds)\b.*\b(?:pass|passed|results?|hired|accepted|(?:get|got) (?:the|this|that|my) (?:job|part|place|flat|house|grant|scholarship))\b/,
    [
      'How it comes out is in other hands, or soon will be. Your part in it I can read: the days before, and an hour to prepare in.',
      'The result I can’t see, and I would rather not invent one. Ask me for the best hours to get ready, or for the day itself.',
    ],
  ],
  [
    /\b(?:boy or (?:a )?girl|girl or (?:a )?boy|sex of the baby|when .*baby (?:come|arrive))\b/,
    [
      'That the midwife can tell you, or the day itself; a chart begins with the first breath and not before.',
    ],
  ],
]
