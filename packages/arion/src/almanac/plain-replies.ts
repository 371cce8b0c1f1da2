/** Replies that hold no reading: crisis, no chart, outside the subject, not understood. None of them takes an Ask. */
import type { Brief } from '../brief/build-brief.ts'
import { helpLines } from '../question/help-lines.ts'
import { languageOf } from '../question/small-talk.ts'
import type { Language, SmallTalk } from '../question/small-talk.ts'
import type { AskInput, Outcome, Topic } from '../types.ts'
import { hash } from './load-lore.ts'

export interface PlainReply {
  text: string
  topic: Topic
  outcome: Outcome
  plan: string
}

export function replyWithoutReading({ reading }: Brief, input: AskInput): PlainReply {
  switch (reading.kind) {
    case 'crisis':
      return { text: crisis(reading.care, input), topic: 'general', outcome: 'crisis', plan: 'crisis' }
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
        reading.talk,
        TALK[reading.talk].map((text) => text.replaceAll('{offer}', offer(input))),
        input,
      )
    case 'unread_point':
      return refuse(
        'unread_point',
        [
          `I do not read ${reading.name}: I keep to the Sun and the Moon, the planets, the nodes, Chiron, Lilith, the Ascendant and the Midheaven. Ask me about one of mine, for instance: what does my Venus say?`,
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
          `I understood the question, and not the stretch of time in it. Which dates do you mean by "${reading.words}"? A month, a season or a year by name is enough.`,
        ],
        input,
      )
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

function crisis(care: 'self_harm' | 'violence', { asker, thread }: AskInput): string {
  const lines = helpLines(asker.countryCode, asker.timeZone)
  const isLater = thread.some(({ answer }) => answer.includes(lines.emergency))
  if (care === 'violence') {
    return isLater
      ? `I am still here, and I still put the charts aside for this. Your safety comes first: if you are in danger now, ring ${lines.emergency}. For somebody to talk to who knows such situations, ${lines.violence}. Is there a person near you whom you could go to tonight?`
      : `I am glad you said it, and I am sorry that it is happening. This is bigger than a chart, so I will not read one now; nobody may hurt you, and it is not your fault.\n\nIf you are in danger at this moment, ring ${lines.emergency}. To talk to somebody who knows such situations and can help you plan, ${lines.violence}. Is somebody with you, or is there a place where you would be safe tonight?`
  }
  return isLater
    ? `I am still here, and I still put the charts aside for this. Please do not stay alone with it: ${lines.crisis}, and if it gets worse or you have taken something, ring ${lines.emergency}. Who is the nearest person you could tell in one sentence?`
    : `I am glad you said it. This is bigger than a chart, so I will not read one now; what you feel deserves a person who can answer you.\n\nPlease speak to somebody now: ${lines.crisis}. If you are in danger, or have taken or done something, ring ${lines.emergency} at once. Is somebody with you, or somebody you could call while you wait?`
}
