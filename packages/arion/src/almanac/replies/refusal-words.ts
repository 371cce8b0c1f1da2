/**
 * A refusal speaks of what was asked. Each form says that it is not seen, who or what decides it, and what
 * can be looked at instead.
 */
import type { Asking } from '../../question/read-ask.ts'
import type { Refused, RefusedThing } from '../../question/care/refused.ts'
import { unsaid } from './unsaid.ts'

/** null where nothing of what was asked is known here, and the general sentence stands. */
export function refusalWords(refused: Refused | null, input: Asking): string | null {
  if (!refused) return null
  const { plain, ofSomebody = plain } = WORDS[refused.thing]
  const forms = refused.who === null ? plain : ofSomebody
  return unsaid(forms, input).replaceAll('{who}', refused.who ?? '')
}

const WORDS: Record<RefusedThing, { plain: readonly string[]; ofSomebody?: readonly string[] }> = {
  draw: {
    plain: [
      'No numbers from me: the draw does not know your birthday, and I do not know its. If it is money that weighs on you, ask me about that, and I look properly.',
      'A draw remembers nothing and favours nobody, so any six numbers are as good as those I could name. What I can find you is a good week to ask for more, or to owe less.',
    ],
  },
  bet: {
    plain: [
      'I pick no winners; luck of that sort has no chart. If you would like to know how you are with risk, that I can read.',
      'On that I will not put your money, not even in words. Ask me what tempts you in it, or how the month is for money, and you get an answer.',
    ],
  },
  heart: {
    plain: [
      'That heart is not in your chart, and I won’t guess at it. What I can read is yours: what draws you here, and a good evening for a small plain question.',
      'It takes two to answer that, and I have only one of you here. I can tell you how you love, and when it would be easy to find out.',
    ],
    ofSomebody: [
      'What {who} feels only {who} can say, and I won’t guess at a heart that is not before me. Yours I can read: what draws you here, and a good evening for a small plain question.',
      'For the heart of {who} I would need more than your chart, and a yes besides. I can tell you how you love, and when it would be easy to find out.',
    ],
  },
  match: {
    plain: [
      'That is settled on the grass or the ice, and I have no eyes there. Ask me what sort of evening it is for you, whoever wins, and I will tell you.',
      'The players decide that, and I would only be tossing a coin. Your own day I can read, from the kindest hour to the one to keep quiet in.',
    ],
  },
  vote: {
    plain: [
      'How people vote is theirs, and no sky counts the papers. What such weeks do to your own calm I can look at, if you ask me that.',
    ],
  },
  market: {
    plain: [
      'Which way a price goes I do not know, and whoever reads it from the sky is selling something. For the sum itself ask somebody who earns nothing by the answer; ask me how you are with risk.',
      'I name no paper and no coin, neither to buy nor to leave. How you decide about money, and where you fool yourself in it, I can read.',
    ],
  },
  price: {
    plain: [
      'What it will fetch is for buyers to say. Have two people name you a figure who do not know each other. A day to ask, or to sign, I can find you.',
      'A figure I can’t give you; the stars have never bought anything. What I can look at is how you bargain, and when to name your price.',
    ],
  },
  lost: {
    plain: [
      'Where it went I can’t tell you: a chart is drawn for people and keeps no list of what they own. Ask whoever was in the room that day, and then whoever tidied up. I am sorry that it is gone.',
      'I can’t see things, only hours. Go back to the last place where you surely had it, and let somebody else look who does not know where it must be. What it means to you I would hear gladly.',
    ],
  },
  contact: {
    plain: [
      'Whether they move first is their doing, and I can’t see it coming. Whether you should, and in which hour it would be easiest, you can ask me.',
      'I can’t make out another person’s next step. Yours I can look at: to write, to wait, or to let it be.',
    ],
    ofSomebody: [
      'Whether {who} moves first is for {who} to decide, and I can’t see it coming. Whether you should, and in which hour it would be easiest, you can ask me.',
      'The next step of {who} I can’t make out. Yours I can look at: to write, to wait, or to let it be.',
    ],
  },
  mind: {
    plain: [
      'I can’t look into another head, and would not like one to look into yours. One plain question in a quiet minute shows more; for the minute, ask me.',
      'What goes on behind that forehead I do not see. What it does to you, and what you need from it, I do; you may ask me either.',
    ],
    ofSomebody: [
      'I can’t look into the head of {who}, and would not if I could. One plain question in a quiet minute shows more; for the minute, ask me.',
      'What {who} has in mind I do not see. What it does to you, and what you need, I do; you may ask me either.',
    ],
  },
  result: {
    plain: [
      'How it comes out is in other hands, or soon will be. Your part in it I can read: the days before, and an hour to prepare in.',
      'The result I can’t see, and I would rather not invent one. Ask me for the best hours to get ready, or for the day itself.',
    ],
  },
  baby: {
    plain: [
      'That the midwife can tell you, or the day itself; a chart begins with the first breath and not before.',
    ],
  },
}
