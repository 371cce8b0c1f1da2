/**
 * What is said to a yes-or-no question that a chart has no part in: that it is not seen there, who can tell,
 * and what could be asked instead. Two or three sentences, and no Ask.
 */
import type { Witness } from '../../question/care/not-in-chart.ts'

export const FACT_REPLIES: Record<Witness, readonly string[]> = {
  world: [
    'That stands in no chart, and I would only be guessing; whoever has the facts can tell you. Your own part in it I can look at, and the time around it.',
    'That no planet knows, and I won’t pretend that one does. What you can do about it, and when, I can look at with you.',
    'Whoever has the facts can tell you that, and no chart holds them. What it asks of you, and when, I can look at.',
  ],
  parentage: [
    'A chart does not show who belongs to whom by birth. A test does, and so may the people who were there; ask the one you trust most. If you want to have that conversation, I can look for a good hour.',
    'That is not to be seen in a chart, and I would not guess at something so large. A test can tell you, or somebody who was there. For the talk with them I can find you a kind hour.',
  ],
  fault: [
    'I can’t see that in a chart, and I would not lay it on you if I could. Say it to somebody who was there, or to a person trained to hear such things; it gets smaller when it is said aloud. What I can look at is why you are so hard on yourself, if you ask me that.',
    'A chart hands out no blame, and I don’t either. Somebody who knows you both, or a counsellor, can look at it with you in daylight. Ask me what helps you to rest from it, and I will look.',
  ],
  deed: [
    'What somebody does or did is not in a chart, and I would accuse nobody by one. The person themselves can tell you, or whoever has seen it. If you want to ask them, I can find a good hour for it.',
    'I can’t see that from here, and a guess of mine could do harm. Ask them plainly, or somebody who knows. For a good hour to do it, or for what you need yourself, ask me.',
    'Of that I have seen nothing, and no chart is a witness. Whoever was there can tell you. For the asking I can look for a calm hour.',
  ],
  wound: [
    'That I can’t see, and it is far too important for a guess. Please take it to somebody trained for it, a doctor or a counsellor; they will not hurry you. Until then I can look at what gives you calm, if you ask me that.',
  ],
  worth: [
    'A chart is no judge of that, and I would not want it to be. The people who live with you know, and they may be kinder than you are. Ask me for your strengths, or for what wears you out, and I will look.',
    'That is not decided by a chart, and hardly ever by whoever asks it at night. Somebody who knows you well can answer it. What I can show you is what you give, and where it costs you: ask me about your strengths.',
  ],
  beyond: [
    'That I do not know, and no chart does. The people who share your faith can say more about it than I can. What I can speak of is what gives you rest and meaning here.',
    'A chart does not reach that far, and I would not pretend. It is a thing for faith, and for a talk with somebody you trust in it. Ask me what gives your days meaning, and I will look.',
  ],
  paper: [
    'That can’t be read from a chart. Whoever can look at the papers will know: the office, the bank, a lawyer. If you are thinking of signing or buying, ask me about the day for it.',
    'I can’t tell the genuine from the false by the sky. Have somebody look at it who knows the trade, before you pay or sign. For the step itself you can ask me for a good day.',
  ],
  weather: [
    'The sky that I read has no clouds in it, so the weather forecast knows that better. Ask me what the day is good for, and I will look.',
    'Rain and wind are for the forecast; I see only where the planets stand. What the day is like for you I can tell.',
  ],
  contest: [
    'Who wins is nothing that a chart knows, and I won’t pretend. That one has to be played out. What I can look at is your own part: a day, a decision, something you want to begin.',
    'Those who play it decide that, and I would only be guessing. What sort of day it is for you I can look at, whoever wins.',
  ],
  outcome: [
    'What will come of it no chart knows, and I would only be inventing it. Your own part I can look at: the days around it, what you can do, and what it asks of you.',
    'I can’t see how that turns out, and I would rather say so than guess. What I do see is your own time around it, and where a step of yours would land well.',
    'The end of it is open, to me as well. The stretch before it I can look at, and which of your own steps it is a time for.',
  ],
  lost: [
    'I can’t tell you, and I would only be sending you to look in the wrong place: a chart knows no drawers and no lofts. Whoever was there when you last had it is the better oracle, and after that the place itself, gone through slowly. If you want an hour with a clear head for the search, ask me for one.',
    'Where a thing has got to is not to be seen in a chart, and I won’t pretend that it is. Ask who handled it last, before memories tidy themselves up. I can find you a quiet hour to look, if you like.',
  ],
  their_point: [
    'Whether the two of them meet hangs on the degree of the other one, and I have no chart of theirs at hand, so I can say neither yes nor no. Put them in your Circle with the day they were born, and ask me again. What your own one wants I can tell you now, if you ask me about it alone.',
    'That takes two charts, and I hold one. With their day of birth in your Circle I can say whether the two stand in touch, and what it does; without it I would be guessing. Ask me about your own one by itself, and I look at once.',
  ],
  past: [
    'A chart keeps no record of what happened. Somebody who was there can tell you. What I can look at is something you would like to do now, or the time it would fall in.',
    'Whether it was so, I can’t see; a chart is no diary. The people who were there know more. If there is something you would like to do about it, ask me about that.',
    'What was, the people who were there can tell you, and a chart cannot. What you would do about it now, and when, I can look at with you.',
  ],
  them: [
    'A chart can’t see into somebody else, and I would only be guessing about a person who can speak for themselves. Ask them, if you can. What I can look at is your side of it: what you need, or a good hour to ask.',
    'That is theirs to say, and I can’t look it up in your chart. What I can see is your own part: what you need from them, or when a talk would go well. Which of the two would help you?',
    'What goes on in another person stands in no chart of yours, and I will not make it up. What you need from them I can read, or find an hour in which asking is easy.',
  ],
}
