/**
 * Replies that hold no reading: crisis, no chart, outside the subject, not understood. None of them takes an
 * Ask.
 */
import type { Brief } from '../brief/build-brief.ts'
import type { Care } from '../question/care.ts'
import { helpLines } from '../question/help-lines.ts'
import type { HelpLines } from '../question/help-lines.ts'
import { languageOf } from '../question/small-talk.ts'
import type { Language, SmallTalk } from '../question/small-talk.ts'
import type { AskInput, Outcome, Topic } from '../types.ts'
import { FACT_REPLIES, NO_UNDERTAKING } from './fact-replies.ts'
import { hash } from './load-lore.ts'

export interface PlainReply {
  text: string
  topic: Topic
  outcome: Outcome
  plan: string
}

export function replyWithoutReading({ parsed }: Brief, input: AskInput): PlainReply {
  switch (parsed.kind) {
    case 'crisis':
      return { text: crisis(parsed.care, input), topic: 'general', outcome: 'crisis', plan: 'crisis' }
    case 'outside':
      return refuse(
        'outside',
        [
          `That is not my trade, and you would be badly served by me there. What I can do is read your chart and the sky of these days. You could ask, for instance: ${offer(input)}`,
          `I only know my way around charts and skies, so I leave that one to others. If you like, ask me something like this: ${offer(input)}`,
        ],
        input,
      )
    case 'small_talk':
      return refuse(
        parsed.talk,
        TALK[parsed.talk].map((text) => text.replaceAll('{offer}', offer(input))),
        input,
      )
    case 'unread_point':
      return refuse(
        'unread_point',
        [
          `I do not read ${parsed.name}: I keep to the Sun and the Moon, the planets, the nodes, Chiron, Lilith, the Ascendant and the Midheaven. Ask me about one of mine, for instance: what does my Venus say?`,
        ],
        input,
      )
    case 'sky_only':
      return refuse(
        'sky_only',
        [
          `That is a question about the sky alone, and so far I answer those that have you in them. Ask me what it means for you, for instance: ${offer(input)}`,
        ],
        input,
      )
    case 'before_birth':
      return refuse(
        'before_birth',
        [
          'That was before you were born, and a chart of yours begins with your first breath. From that day on I can look at any day, month or year with you. Which one would you like?',
        ],
        input,
      )
    case 'beyond_tables':
      return refuse(
        'beyond_tables',
        [
          'My tables of the sky run from 1800 to 2200, and I would not guess beyond them. Inside those years I can look at any day of your life, behind you or ahead. Which one would you like?',
        ],
        input,
      )
    case 'unclear_span':
      return refuse(
        'unclear_span',
        [
          `I understood the question, and not the stretch of time in it. Which dates do you mean by "${parsed.words}"? A month, a season or a year by name is enough.`,
        ],
        input,
      )
    case 'blank':
      return refuse(
        'blank',
        [
          /person|name|some|partner|friend|them|him|her|who/i.test(parsed.words)
            ? `Whom do you mean? "${parsed.words}" still stands in the question. Put a name there, or what they are to you, such as "my sister", and ask again.`
            : `"${parsed.words}" still stands in the question. Put there what you mean, and ask again.`,
        ],
        input,
      )
    case 'not_in_chart':
      return refuse('not_in_chart', FACT_REPLIES[parsed.witness], input)
    case 'no_undertaking':
      return refuse('no_undertaking', NO_UNDERTAKING, input)
    case 'not_understood': {
      const language = languageOf(input.question)
      if (language) return refuse('other_language', [`${IN_ENGLISH[language]} ${offer(input)}`], input)
      return refuse(
        'not_understood',
        [
          `I am not sure what you would like to know, and I would rather ask than guess. Is it about a day, about work, love, money or home, or about your direction? One sentence is enough, for instance: ${offer(input)}`,
          `I read that twice and did not find the question in it. Tell me what it is about and, if you like, for when. You could start here: ${offer(input)}`,
        ],
        input,
      )
    }
    case 'read':
      return refuse(
        'no_chart',
        [
          'I have no chart of yours yet, and without it I would only be making conversation. You can make it on your profile page, from the date, time and place of your birth. If you do not know the hour, say so there, and I will keep to what is sure.',
        ],
        input,
      )
  }
}

function refuse(plan: string, variants: readonly string[], input: AskInput): PlainReply {
  const text = variants[hash(`${input.asker.seed}${input.question}${input.again ?? 0}`) % variants.length]!
  return { text, topic: 'general', outcome: 'not_understood', plan }
}

const TALK: Record<SmallTalk, readonly string[]> = {
  greeting: [
    "Glad to have you here. I am Arion, a program that reads your chart and today's sky and says only what can be checked. You could begin with this: {offer}",
    'Hello. I am Arion, and I am a program. Ask me about a day, a direction or a decision, for instance: {offer}',
  ],
  thanks: [
    'Gladly. Come back when the next thing turns up, or go on with this: {offer}',
    'You are welcome. If it held up, or if it did not, I would be interested to hear it.',
  ],
  good_news: [
    'I am glad. Write down today how it came about, while you still know it; one forgets that first. If you like, ask how the next three months will be.',
    'Good. That was yours to do, and no sky did it for you. When you want to know what the first weeks look like, ask me.',
  ],
  who: [
    "A program, yes, and not a person. I am Arion, the guide here. I read your birth chart and the sky of these days, compute before I speak, and leave out what I can't be sure of. For instance: {offer}",
    'I am a program called Arion; nobody is typing. What I say about chart and sky is computed and can be checked, and the chips below an answer show what it rests on. You could ask: {offer}',
  ],
  privacy: [
    'I am a program, and no person reads along or answers here. Your question goes through me, and is kept with its answer in your account, encrypted, until you delete it. Where an outside language model is switched on, it gets the question too, without your name and your birth details; the privacy page says the rest.',
    'No person does. I am a program: I read a question in order to answer it, and both are kept in your account, encrypted, until you delete them. They are sold to nobody. If an outside language model is switched on here, it is sent the question without your name and your birth details, as the privacy page says.',
  ],
  memory: [
    'In a conversation I go back over its last few questions. Beyond that I keep a list of what I told you lately, so as not to tell it twice, and your conversations stay in your account, encrypted, until you delete them. I am a program, and do not remember as a person would.',
  ],
  maker: [
    'I am Arion, the program that belongs to Astrarium: tables of the sky, a book of written lines, and a check that holds each sentence against the tables. No language model is needed for that. Whoever runs this place can switch one on, and then what it writes goes through the same check. I am no person in either case.',
  ],
  rude: [
    'You may say so. I am a program, and if an answer missed you, tell me which sentence it was. Or ask me something that you can hold me to, for instance: {offer}',
    'That can be. I would rather be told which part was wrong than be forgiven. If you like, we try another one: {offer}',
  ],
  doubt: [
    'Nobody has shown that the planets do anything to us, and I will not claim it. What I can promise is that every position and date I name is computed and can be checked. What you make of it is yours. To try it on something, ask: {offer}',
    'You need not believe a word of it. The dates and places in the sky are right, and you can check them; whether the reading of them holds is for you to say. Take a day and see: {offer}',
  ],
  disagree: [
    'Then leave it where it is; a chart is a sketch, and you have the original. Tell me which part did not fit, or ask for the other side of it with "why".',
    'That may well be. You know yourself, and I know only where things stood. Which part was it? Then I can look at it from another side.',
  ],
}

/** In the language of the question, that English is the one spoken here so far. */
const IN_ENGLISH: Record<Language, string> = {
  es: 'Por ahora solo entiendo inglés. Pregúntame lo mismo en inglés, por ejemplo:',
  de: 'Ich verstehe bisher nur Englisch. Stell mir die Frage bitte auf Englisch, zum Beispiel:',
  fr: 'Pour le moment je ne comprends que l’anglais. Pose-moi la question en anglais, par exemple :',
  it: 'Per ora capisco solo l’inglese. Fammi la stessa domanda in inglese, per esempio:',
  pt: 'Por enquanto só entendo inglês. Faz-me a mesma pergunta em inglês, por exemplo:',
  nl: 'Voorlopig versta ik alleen Engels. Stel me de vraag in het Engels, bijvoorbeeld:',
}

const OFFERS = [
  'What should I focus on today?',
  'What is my purpose?',
  'How will the next three months be for me?',
  'When is a good day this week for a difficult talk?',
]
function offer(input: AskInput): string {
  return OFFERS[hash(`${input.question}${input.asker.seed}`) % OFFERS.length]!
}

function crisis(care: Exclude<Care, null>, { asker, thread }: AskInput): string {
  const lines = helpLines(asker.timeZone)
  const before = thread.filter(({ answer }) => answer.includes(lines.emergency)).length
  const words = CARE[care](lines)
  // said before, it is said again in other words; the numbers stay
  return before === 0 ? words[0]! : words[1 + ((before - 1) % (words.length - 1))]!
}

const CARE: Record<Exclude<Care, null>, (lines: HelpLines) => readonly string[]> = {
  self_harm: ({ crisis: line, emergency }) => [
    `I am glad you said it. This is bigger than a chart, so I will not read one now; what you feel deserves a person who can answer you.\n\nPlease speak to somebody now: ${line}. If you are in danger, or have taken or done something, ring ${emergency} at once. Is somebody with you, or somebody you could call while you wait?`,
    `I am still here, and I still put the charts aside for this. Please do not stay alone with it: ${line}, and if it gets worse or you have taken something, ring ${emergency}. Who is the nearest person you could tell in one sentence?`,
    `I hear that it has not let go of you. You need not find the right words; "I am not safe with myself" is enough, and they take it from there: ${line}. In danger it is ${emergency}, at once. Could you go now to where somebody else is, or put what could hurt you out of reach?`,
    `It can be this dark and still pass, and it passes sooner with a voice beside you. Try once more, or try for the first time: ${line}. If the next hour feels too long to get through, ring ${emergency}. Is there one person you could ask to sit with you, without explaining why?`,
  ],
  violence: ({ violence: line, emergency }) => [
    `I am glad you said it, and I am sorry that it is happening. This is bigger than a chart, so I will not read one now; nobody may hurt you, and it is not your fault.\n\nIf you are in danger at this moment, ring ${emergency}. To talk to somebody who knows such situations and can help you plan, ${line}. Is somebody with you, or is there a place where you would be safe tonight?`,
    `I am still here, and I still put the charts aside for this. Your safety comes first: if you are in danger now, ring ${emergency}. For somebody to talk to who knows such situations, ${line}. Is there a person near you whom you could go to tonight?`,
    `None of this is yours to carry alone, and you need not have decided anything before you ask for help. People who plan such things with others every day are there: ${line}. If it turns dangerous, ring ${emergency} first. Which door could you knock on tonight?`,
  ],
  harm: ({ crisis: line, violence, emergency }) => [
    `It is good that you said it before doing anything. I will not read a chart for this, and I am not judging what you feel; what counts is the next hour. Put distance between you and them now: leave the room, leave the house, go where other people are.\n\nIf you think you might act on it, ring ${emergency} and say so. To speak with somebody until it has gone down, ${line}. If somebody is hurting you, ${violence}. Where could you go right now, and who could go with you?`,
    `Anger this strong goes down with distance and time, and it need not be settled tonight. Stay away from them, put away whatever could hurt, and do not drive to them. To say it all to somebody who listens, ${line}; if it comes closer, ring ${emergency}. Who could be with you for the next few hours?`,
    `I still read no chart for this. Keep the distance, and have somebody beside you while it lasts. The number for the moment before something happens is ${emergency}; for talking, ${line}. What has helped you before to let an hour go by?`,
  ],
}
