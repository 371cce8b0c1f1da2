/** Replies that hold no reading: crisis, no chart, outside the subject, not understood. None of them takes an Ask. */
import type { Brief } from '../brief/build-brief.ts'
import { helpLines } from '../question/help-lines.ts'
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
    case 'about_arion':
      return refuse(
        'about_arion',
        [
          `I am Arion, the guide here: a program, and not a person. I read your birth chart and the sky of these days, compute before I speak, and leave out what I can't be sure of. Ask me about a day, a direction or a decision, for instance: ${offer(input)}`,
          `Glad to have you here. I am Arion, a program that reads your chart and today's sky and says only what can be checked. You could begin with this: ${offer(input)}`,
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
    case 'past':
      return refuse(
        'past',
        [
          'I read what is on now and what is coming. What has been I leave to you for the time being, since you were there and I was not. Ask me about a day, a month or a year ahead, and I will look.',
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
    case 'not_understood':
      return refuse(
        'not_understood',
        [
          `I am not sure what you would like to know, and I would rather ask than guess. Is it about a day, about work, love, money or home, or about your direction? One sentence is enough, for instance: ${offer(input)}`,
          `I read that twice and did not find the question in it. Tell me what it is about and, if you like, for when. You could start here: ${offer(input)} I speak English only so far.`,
        ],
        input,
      )
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
