/**
 * Replies that hold no reading: crisis, no chart, outside the subject, not understood. None of them takes an
 * Ask.
 */
import { KINDS } from '../../kinds/index.ts'
import { isMourning } from '../../question/grief-intent.ts'
import type { Brief } from '../../brief/build-brief.ts'
import type { Witness } from '../../question/care/not-in-chart.ts'
import type { Offered } from '../../question/intent.ts'
import type { Asking, ReadAsk } from '../../question/read-ask.ts'
import type { SmallTalk } from '../../question/small-talk.ts'
import type { AskedBack, Outcome, Topic } from '../../types.ts'
import { askBackOf, heardPieces } from './ask-back.ts'
import { askBackWords } from './ask-back-words.ts'
import { offersBeneath, offersFor } from './offers.ts'
import { FACT_REPLIES } from './fact-replies.ts'
import { dreamReply } from './dream-replies.ts'
import { craftReply } from './craft-replies.ts'
import { signOfDayReply } from './sign-of-day-reply.ts'
import { methodReply } from './method-replies.ts'
import { knownReply } from './known-texts.ts'
import type { KnownQuestion } from '../../listen/vocabulary.ts'
import { nearOffers } from './term-offers.ts'
import { textsOf } from '../load-lore.ts'
import { IN_ANOTHER_LANGUAGE, IN_THEIR_LANGUAGE } from './other-languages.ts'
import { refusalWords } from './refusal-words.ts'
import { TALK } from './small-talk-replies.ts'
import { crisis, isItOne } from './care-replies.ts'
import { unsaid } from './unsaid.ts'

export interface PlainReply {
  text: string
  topic: Topic
  outcome: Outcome
  plan: string
  asksBack: AskedBack | null
}

export function replyWithoutReading({ parsed }: Brief, input: ReadAsk): PlainReply {
  switch (parsed.kind) {
    case 'crisis':
      return {
        text: parsed.isGuessed ? isItOne(parsed.care, input) : crisis(parsed.care, input),
        topic: 'general',
        outcome: 'crisis',
        plan: 'crisis',
        asksBack: null,
      }
    case 'outside': {
      const own = refusalWords(input.particulars.refused, input)
      return refuse(
        'outside',
        own
          ? [own]
          : [
              `That is not my trade, and you would be badly served by me there. What I can do is read your chart and the sky of these days. You could ask, for instance: ${offer(input)}`,
              `I only know my way around charts and skies, so I leave that one to others. If you like, ask me something like this: ${offer(input)}`,
            ],
        input,
      )
    }
    case 'small_talk':
      return refuse(
        parsed.talk,
        (OF_AN_ANSWER.includes(parsed.talk) && !hasAnswered(input) ? NOTHING_SAID : TALK[parsed.talk]).map(
          (text) => text.replaceAll('{offer}', offer(input)),
        ),
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
    case 'unread_technique':
      return refuse(
        'unread_technique',
        [
          `I do not work with ${parsed.name}, and I would rather say so than guess. Houses and their rulers, aspects, transits, returns, profections and the progressed Moon I can read. You could ask: what is my chart ruler?`,
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
    case 'dream':
      return refuse('dream', [dreamReply(input.particulars.picture, input)], input)
    case 'fragment':
      return refuse('fragment', [LACKS[parsed.lacks]], input)
    case 'method':
      return refuse('method', [methodReply(parsed.method, input.asker.chart)], input)
    case 'sign_of_day':
      return refuse('sign_of_day', [signOfDayReply(parsed, input.asker.chart?.zodiac ?? 'tropical')], input)
    case 'craft':
      return refuse('craft', [craftReply(parsed.about, input.asker.chart)], input)
    case 'known':
      return refuse('known', [knownReply(parsed.question, input.asker)], input)
    case 'near_known':
      return {
        ...refuse('near_known', textsOf('back.trade'), input),
        asksBack: nearKnown(parsed.questions, input),
      }
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
          parsed.isSomebody
            ? `Whom do you mean? "${parsed.words}" still stands in the question. Put a name there, or what they are to you, such as "my sister", and ask again.`
            : `"${parsed.words}" still stands in the question. Put there what you mean, and ask again.`,
        ],
        input,
      )
    case 'not_in_chart': {
      const own = BY_WORDS.includes(parsed.witness) ? refusalWords(input.particulars.refused, input) : null
      const reply = refuse('not_in_chart', own ? [own] : FACT_REPLIES[parsed.witness], input)
      return parsed.instead ? { ...reply, asksBack: offered(parsed.instead, input) } : reply
    }
    case 'other_language': {
      const words = IN_THEIR_LANGUAGE[parsed.language] ?? IN_ANOTHER_LANGUAGE
      return refuse('other_language', [`${words} ${offer(input)}`], input)
    }
    case 'asks_back': {
      const asksBack = offered(parsed, input)
      return {
        ...refuse('asks_back', [withBody(askBackWords(parsed, asksBack, input), input)], input),
        asksBack,
      }
    }
    case 'read':
      if (isMourning(parsed.intent))
        return refuse(
          'comfort',
          [
            'I am so sorry. I have no chart of yours, and for this none is needed: let somebody sit with you, also without talking, and if the nights get too long, tell a doctor.',
            'I am very sorry. There is nothing that a chart could add to it. Say it to one person who knew them, and let today be small.',
          ],
          input,
        )
      if (parsed.intent.bedside && KINDS[parsed.intent.kind].meets)
        return refuse(
          'comfort',
          [
            'I have no chart of yours, and for this none is needed. How it goes is with the doctors; go or ring, eat something, and tell one person where you are.',
            'For this no chart is needed. Ask the doctors the one thing that you most want to know, and let somebody see to an errand for you.',
          ],
          input,
        )
      return refuse(
        'no_chart',
        [
          'I have no chart of yours yet, and without it I would only be making conversation. You can make it on your profile page, from the date, time and place of your birth. If you do not know the hour, say so there, and I will keep to what is sure.',
        ],
        input,
      )
  }
}

/** These speak of what was said before. */
const OF_AN_ANSWER: readonly SmallTalk[] = ['disagree', 'disagrees']
const NOTHING_SAID = [
  'Then you are ahead of me, for I have not said anything yet; I only asked which of these you mean. Tell me in a sentence what you want to know, and we begin there.',
  'I have claimed nothing so far, so there is nothing of mine to defend. What is it that you would like to know? One sentence is enough.',
]

/** Whether something was answered in the thread, and not only asked back. */
function hasAnswered({ thread }: ReadAsk): boolean {
  return thread.length === 0 || thread.some(({ asksBack }) => !asksBack || asksBack.isOtherwise === true)
}

const LACKS = {
  question: 'Yes or no to what? The question itself is missing; write it in one sentence, and I look.',
  which: 'Which ones do you mean? What there is to choose from is missing here; name the things, and I look.',
  before: 'As which time before? What it was about is missing here; say it in one sentence, and I look.',
} as const

function nearKnown(questions: readonly KnownQuestion[], input: ReadAsk): AskedBack {
  return askBackOf(input.quoted, { heard: [], offers: nearOffers(questions, input.reading.offers) })
}

/** What a question may have meant else that was not surely heard; null where it was understood. */
export function otherwise(parsed: Brief['parsed'], input: Asking): AskedBack | null {
  if (parsed.kind === 'read' && parsed.otherwise) return beneath(parsed.otherwise, input)
  if (parsed.kind !== 'asks_back' || !parsed.likeliest) return null
  const { about, wants } = parsed.likeliest.meant
  return { ...beneath(parsed, input), answered: { about, wants } }
}

function beneath(found: Offered, input: Asking): AskedBack {
  const { offers, readings } = askBackOf(input.quoted, {
    heard: [],
    offers: offersBeneath(found, chosenBy(input)),
  })
  return { heard: [], isOtherwise: true, offers, readings }
}

function offered(found: Offered, input: Asking): AskedBack {
  return askBackOf(input.quoted, {
    heard: heardPieces(found.pieces),
    offers: offersFor(found, chosenBy(input)),
  })
}

function chosenBy({ quoted, asker, again = 0 }: Asking): (nth: number) => number {
  return (nth) => quoted.hash(asker.seed, `${again}${nth}`)
}

/** A body that hurts is met before anything is asked back, with one thing to do, and its line comes last. */
function withBody(asked: string, input: ReadAsk): string {
  const { bodily: what, hadDoctor } = input.particulars
  if (!what) return asked
  const one = (key: string): string | undefined => {
    const texts = textsOf(key)
    return texts.length > 0 ? unsaid(texts, input) : undefined
  }
  const met = (hadDoctor && one(`rest.${what}.heard`)) || one(`rest.${what}`)
  const last = (hadDoctor && one(`rest.${what}.again`)) || one(`rest.${what}.help`)
  return [`${met} ${one(`rest.${what}.deed`)}`, asked, last].join('\n\n')
}

/** Witnesses that are asked about many things; the others are of one thing each. */
const BY_WORDS: readonly Witness[] = ['contest', 'outcome', 'them', 'deed', 'past']

function refuse(plan: string, variants: readonly string[], input: Asking): PlainReply {
  const text = unsaid(variants, input)
  return { text, topic: 'general', outcome: 'not_understood', plan, asksBack: null }
}

const OFFERS = [
  'What should I focus on today?',
  'What is my purpose?',
  'How will the next three months be for me?',
  'When is a good day this week for a difficult talk?',
]
function offer(input: Asking): string {
  return OFFERS[input.quoted.hash('', input.asker.seed) % OFFERS.length]!
}
