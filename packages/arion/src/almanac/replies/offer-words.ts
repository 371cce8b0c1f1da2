/** Offers as short questions in the person's own voice: what is wanted, of what. Chosen in `offers.ts`. */
import { capital } from '../../language/text.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { OwnNouns } from '../../question/gate/own-nouns.ts'
import { likeliestMeant } from '../../question/meaning/as-put.ts'
import type { OwnQuestion } from '../../question/gate/own-question.ts'
import type { Offered } from '../../question/intent.ts'
import type { Meant } from '../../question/meaning/as-put.ts'
import { THE_SAME } from '../../question/offer-named.ts'
import type { Piece } from '../../question/piece.ts'
import type { Offer } from './ask-back.ts'
import { sideOfYours, SIDES } from './sides.ts'

export interface HeardWords {
  undertaking: string | null
  person: string | null
  /** what is spoken of besides, with its article: "the deck oven" */
  thing: string | null
  time: string | null
  choices: readonly string[]
}

/** As it was put, of the likeliest side of life for what its form wants; a side that is sure is said. */
export function asPut(
  { words, wants, howLong }: OwnQuestion,
  ofLife: readonly Meant[],
  heard: HeardWords,
): Offer {
  const { about, wants: wished, isSideSure } = likeliestMeant({ wants, words }, ofLife) ?? OF_ANYBODY
  const detail = detailOf(wished, heard, howLong)
  const side = isSideSure ? sideOfYours(about) : null
  return {
    label: words,
    detail: side ? `${detail}, for ${side}` : detail,
    sign: FORMS[wished]!.sign,
    about,
    wants: wished,
  }
}

/** The same is wanted as in the question that was put, and another side of life is meant. */
export function asOther({ about, wants }: Meant, heard: HeardWords): Offer | null {
  const side = SIDES[about]
  const { sign } = FORMS[wants]!
  return side ? { label: `${THE_SAME}${side}`, detail: detailOf(wants, heard), sign, about, wants } : null
}

/** Two sides of life that would be put in the same words are told apart by their names. */
export function asItself(
  reading: Meant,
  heard: HeardWords,
  offers: readonly Offer[],
  chosen: number,
): Offer | null {
  const forms = [formsOf(reading, heard), formsOf(reading, { ...heard, ...UNNAMED })].find(
    (each) => each && !offers.some(({ label }) => each.some((form) => capital(form) === label)),
  )
  if (!forms) return null
  const { about, wants } = reading
  const label = capital(forms[chosen % forms.length]!)
  return { label, detail: detailOf(wants, heard), sign: FORMS[wants]!.sign, about, wants }
}

/** No hour answers a "how long", and of what was not named nothing is looked at one by one. */
function detailOf(wants: Wants, { choices }: HeardWords, howLong?: OwnQuestion['howLong']): string {
  if (howLong === 'until') return HOW_LONG
  if (wants === 'which' && choices.length < 2) return SUITS
  return FORMS[howLong && wants === 'when' ? 'outlook' : wants]!.detail
}

const SUITS = 'What suits you, from your chart'
const HOW_LONG = 'How long it lasts, with its dates'
const UNNAMED = { undertaking: null, person: null, thing: null }

/** What anybody may ask, where nothing was heard that a chart could answer. */
export const OF_ANYBODY: Meant = { about: 'self', wants: 'outlook' }

/** The answer before once more, in words by which a rule reads it. */
export function asFurther({ about, isSimpler }: NonNullable<Offered['goesOn']>): Offer {
  return {
    label: isSimpler ? 'Can you say that more simply?' : 'Tell me more about that',
    detail: isSimpler ? 'Your last answer, in plain words' : 'Your last answer, and what lies behind it',
    sign: 'chart',
    about,
    wants: 'more',
  }
}

/** Whether a chart can answer it at all. */
export function isOfLife({ about, wants }: Meant): boolean {
  return SIDES[about] !== null && FORMS[wants] !== null
}

/** The ways in which it can be put; null where no chart can answer it. */
function formsOf({ about, wants }: Meant, heard: HeardWords): readonly string[] | null {
  const form = FORMS[wants]
  const side = SIDES[about]
  if (wants === 'none') return form!.words({ ...heard, of: '', isClose: false })
  if (!form || side === null) return null
  const { person, thing, undertaking } = heard
  const isClose = CLOSE.includes(about) || (person !== null && thing === null)
  const isNamed = thing !== null || person !== null || undertaking !== null
  const own = isNamed && !TIMED.includes(about) ? null : OWN_WORDS[`${about}/${wants}`]
  return own ?? form.words({ ...heard, of: thing ?? side, isClose })
}

interface Form {
  words: (heard: HeardWords & { of: string; isClose: boolean }) => string[]
  detail: string
  sign: Offer['sign']
}

/** Here the day, or the meeting, is the matter, whoever is named. */
const TIMED: readonly About[] = ['today', 'meeting']

const FORMS: Record<Wants, Form | null> = {
  when: {
    detail: 'One day and its hour',
    sign: 'day',
    words: ({ undertaking, person, thing, of, isClose }) =>
      undertaking
        ? [
            `A good day to ${undertaking}?`,
            `On which day should I ${undertaking}?`,
            `When is it best to ${undertaking}?`,
          ]
        : isClose && person
          ? [`A good day to speak with ${person}?`, `When is a talk with ${person} easiest?`]
          : thing
            ? [`A good day to see to ${thing}?`, `When is it best to see to ${thing}?`]
            : [`A good day for ${of}?`, `When is it easier with ${of}?`, `Which time is kind to ${of}?`],
  },
  whether: {
    detail: 'What speaks for it, and what against',
    sign: 'choice',
    words: ({ undertaking, person, thing, of, time, isClose }) =>
      undertaking
        ? [
            `Should I ${undertaking}?`,
            `Is this a good time to ${undertaking}?`,
            `Is it wise to ${undertaking}?`,
          ]
        : isClose && person
          ? [`Is this a good time for ${person} and me?`, `Does this time help ${person} and me?`]
          : thing
            ? [`Is ${time ?? 'this'} a good time to see to ${thing}?`]
            : [`Is ${time ?? 'this'} a good time for ${of}?`, `Does this time help ${of}?`],
  },
  which: {
    detail: 'Each looked at, with dates',
    sign: 'choice',
    words: ({ choices, of }) =>
      choices.length > 1
        ? [`${choices.join(', or ')}?`, `What speaks for each: ${choices.join(', ')}?`]
        : [`Which way suits me, with ${of}?`, `What do I need, with ${of}?`],
  },
  why: {
    detail: 'Your side of it, from your chart',
    sign: 'between',
    words: ({ person, thing, of, isClose }) =>
      isClose
        ? [
            `What stands between ${person ? `${person} and me` : 'us'}?`,
            `Why is it like this with ${person ?? of}?`,
          ]
        : thing
          ? [`What is it about ${thing} that gets to me?`, `Why does ${thing} weigh on me so?`]
          : [`Why is it like this with ${of}?`, `Where does it come from, with ${of}?`],
  },
  how: {
    detail: 'What to do, and what to leave',
    sign: 'person',
    words: ({ undertaking, person, of, isClose }) =>
      undertaking
        ? [`How do I best ${undertaking}?`, `How should I ${undertaking}?`]
        : isClose
          ? [`How do I reach ${person ?? 'them'}?`, `What can I do for ${person ? `${person} and me` : of}?`]
          : [`What can I do about ${of}?`, `What helps me with ${of}?`],
  },
  outlook: {
    detail: 'The time ahead, with dates',
    sign: 'time',
    words: ({ time, of }) => [
      `How does ${time ?? 'the time ahead'} look for ${of}?`,
      `What is coming for ${of}${time ? `, ${time}` : ''}?`,
      `How will ${time ?? 'the next three months'} be for ${of}?`,
    ],
  },
  who: {
    detail: 'What your chart says of you',
    sign: 'chart',
    words: ({ of, isClose, person }) =>
      isClose
        ? [`What do I need from ${person ?? 'others'}?`, `What am I like with ${person ?? 'those I love'}?`]
        : [`What is my way with ${of}?`, `What does my chart say of me and ${of}?`],
  },
  comfort: {
    detail: 'The kindest hour of today',
    sign: 'comfort',
    words: () => ['What helps me through today?', 'Something kind for today?'],
  },
  none: {
    detail: 'Kind words, and no reading',
    sign: 'comfort',
    words: () => ['Nothing more. I only wanted to say it.'],
  },
  // by its own terms: `termOffers`
  fact: null,
  // of the answer before: `asFurther`
  more: null,
}

/** Where the side of life would sound odd in the phrase of all others. */
const OWN_WORDS: Partial<Record<`${About}/${Wants}`, string[]>> = {
  'self/why': ['Why am I like this?', 'Where does this in me come from?'],
  'self/who': ['Who am I, by my chart?', 'What am I like, when nobody looks?'],
  'self/how': ['What can I do about it?', 'What helps me with this?'],
  'self/when': ['When does it get easier for me?', 'A good day for it?'],
  'self/whether': ['Is this a good time for it?', 'Does this time help me?'],
  'self/which': ['Which way suits me?', 'What do I need here?'],
  'self/outlook': ['How will the next three months be for me?', 'What is coming for me?'],
  'today/how': ['What should I focus on today?', 'How do I make the best of today?'],
  'today/outlook': ['How is today for me?', 'What is today good for?'],
  'today/when': ['Which hour of today is the best?', 'When is today at its kindest?'],
  'today/why': ['Why is today like this?', 'What is in the air today?'],
  'meeting/when': ['When might I meet somebody?', 'Which weeks are good for meeting somebody?'],
  'meeting/whether': ['Is this a good time to meet somebody?', 'Will this be a time of meeting people?'],
  'meeting/how': ['How do I let somebody in?', 'How would I meet somebody?'],
  'conversation/when': ['A good day to talk?', 'On which day should I say it?'],
  'conversation/how': ['How do I say it?', 'How do I begin the conversation?'],
  'conversation/whether': ['Should I say it?', 'Is this a good time to say it?'],
  'body/why': ['Why am I so tired?', 'What wears me out?'],
  'purpose/who': ['What is my purpose?', 'What am I here to do?'],
  'work/who': ['What am I good at?', 'Which work suits me?'],
}

const CLOSE: readonly About[] = ['love', 'parting', 'family', 'children', 'friends', 'conversation']

export function heardIn(pieces: readonly Piece[], { people, things }: OwnNouns): HeardWords {
  const first = (is: Piece['is']) => pieces.find((piece) => piece.is === is)?.words ?? null
  const role = first('person')
  const pronoun = first('unknown_person')?.toLowerCase()
  // a name is somebody's where the reader heard a person: Valby may be a place
  const known = people.find((name) => /^\p{Ll}/u.test(name) || pieces.some((one) => isOf(one, name)))
  const person = known ?? (role && /^\p{Ll}/u.test(role) ? `my ${role}` : role) ?? OBJECTS[pronoun ?? '']
  return {
    undertaking: first('undertaking'),
    person: person ?? null,
    thing: things[0] ?? null,
    time: first('time')?.replace(/^(in|on|for|at|by|until|till|since|before|after) /i, '') ?? null,
    choices: pieces.filter(({ is }) => is === 'choices').map(({ words }) => words),
  }
}

function isOf({ is, words }: Piece, name: string): boolean {
  return is === 'person' && (name.includes(words) || words.includes(name))
}

const OBJECTS: Readonly<Record<string, string>> = {
  she: 'her',
  her: 'her',
  he: 'him',
  him: 'him',
  they: 'them',
  them: 'them',
}
