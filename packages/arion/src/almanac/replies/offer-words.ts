/** Offers as short questions in the person's own voice: by what is wanted, and of what. */
import { OFFERS_MAX } from '@astrarium/contracts'
import { capital } from '../../language/text.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { OwnNouns } from '../../question/gate/own-nouns.ts'
import { isBareQuestion, likeliestMeant, sideNamed } from '../../question/meaning/as-put.ts'
import { insteadOfVerdict } from '../../question/meaning/of-oneself.ts'
import type { OwnQuestion } from '../../question/gate/own-question.ts'
import type { Offered } from '../../question/intent.ts'
import { THE_SAME } from '../../question/offer-named.ts'
import type { Piece } from '../../question/piece.ts'
import type { Offer } from './ask-back.ts'
import { sideOfYours, SIDES } from './sides.ts'
import { termOffers } from './term-offers.ts'

interface Heard {
  undertaking: string | null
  person: string | null
  /** what is spoken of besides, with its article: "the deck oven" */
  thing: string | null
  time: string | null
  choices: readonly string[]
}

/**
 * The question as it was put comes first, so that who asks sees it in what is offered; then what else it may
 * mean, the likeliest first, and no two that would be answered alike. At least two, and none that cannot be
 * answered. `choose` gives a number for the nth of them, by which it is put.
 */
export function offersFor(
  { offers: readings, pieces, nouns, own = [], terms }: Offered,
  choose: (nth: number) => number,
): Offer[] {
  const heard = heardIn(pieces, nouns)
  const isOfNothing = own.length === 0 && nouns.people.length + nouns.things.length === 0
  // nobody is consoled for what was not heard
  const able = readings.filter(({ wants }) => !(isOfNothing && wants === 'comfort'))
  const ofLife = able.filter(({ about, wants }) => SIDES[about] !== null && FORMS[wants] !== null)
  if (ofLife.length === 0 && !heard.person) able.push(...PLAIN)
  const [best = PLAIN[1]!] = ofLife
  const offers = own.map((one) => asPut(one, ofLife, heard))
  // of two words nothing else is meant than what they name
  const isBare = own.length === 1 && isBareQuestion(own[0]!.words)
  const named = own.map(({ words }) => sideNamed(words)).find((side) => side !== null)
  const isVerdict = own.some(({ words }) => insteadOfVerdict(words) !== null)
  const [{ about, wants } = PLAIN[1]!] = readings
  const isOfTerms =
    (terms?.planets.length ?? 0) > 0 || (!isVerdict && (OF_TERMS.includes(about) || wants === 'fact'))
  const ofTerms = isOfTerms ? termOffers(able, terms) : () => null
  const further: readonly Reading[] = FURTHER.map((wants) => ({ about: best.about, wants }))
  for (const reading of [...able, ...further]) {
    const isFurther = further.includes(reading)
    if (offers.length >= (isFurther ? 2 : OFFERS_MAX)) break
    if (offers.some((one) => one.wants === reading.wants && (isBare || one.about === reading.about))) continue
    if (isBare && OF_NO_READING.includes(reading.wants)) continue
    // a side of life that is not sure gives way to the one that the words name
    if (named && !isBare && !reading.isSideSure && reading.about !== named) continue
    const offer =
      ofTerms(reading) ??
      (!isBare && own.some((_, index) => offers[index]!.wants === reading.wants)
        ? asOther(reading, heard)
        : asItself(reading, heard, offers, choose(offers.length)))
    if (offer && offers.every(({ label }) => label !== offer.label)) offers.push(offer)
  }
  return offers
}

/** As it was put, of the likeliest side of life for what its form wants; a side that is sure is said. */
function asPut({ words, wants, howLong }: OwnQuestion, ofLife: readonly Reading[], heard: Heard): Offer {
  const { about, wants: wished, isSideSure } = likeliestMeant({ wants, words }, ofLife) ?? PLAIN[1]!
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
function asOther({ about, wants }: Reading, heard: Heard): Offer | null {
  const side = SIDES[about]
  const { sign } = FORMS[wants]!
  return side ? { label: `${THE_SAME}${side}`, detail: detailOf(wants, heard), sign, about, wants } : null
}

/** Two sides of life that would be put in the same words are told apart by their names. */
function asItself(reading: Reading, heard: Heard, offers: readonly Offer[], chosen: number): Offer | null {
  const forms = [formsOf(reading, heard), formsOf(reading, { ...heard, ...UNNAMED })].find(
    (each) => each && !offers.some(({ label }) => each.some((form) => capital(form) === label)),
  )
  if (!forms) return null
  const { about, wants } = reading
  const label = capital(forms[chosen % forms.length]!)
  return { label, detail: detailOf(wants, heard), sign: FORMS[wants]!.sign, about, wants }
}

/** No hour answers a "how long", and of what was not named nothing is looked at one by one. */
function detailOf(wants: Wants, { choices }: Heard, howLong?: OwnQuestion['howLong']): string {
  if (howLong === 'until') return HOW_LONG
  if (wants === 'which' && choices.length < 2) return SUITS
  return FORMS[howLong && wants === 'when' ? 'outlook' : wants]!.detail
}

const SUITS = 'What suits you, from your chart'
const HOW_LONG = 'How long it lasts, with its dates'
const UNNAMED = { undertaking: null, person: null, thing: null }

const OF_NO_READING: readonly Wants[] = ['comfort', 'none', 'fact']
/** Where one of them was heard before all else, its facts may be meant. */
const OF_TERMS: readonly About[] = ['chart', 'sky', 'arion']

/** What anybody may ask. */
const PLAIN: readonly Reading[] = [
  { about: 'today', wants: 'how' },
  { about: 'self', wants: 'outlook' },
  { about: 'purpose', wants: 'who' },
]
/** What is offered besides, where too little was heard. */
const FURTHER: readonly Wants[] = ['when', 'outlook', 'why']

type Reading = Offered['offers'][number]

/** The ways in which it can be put; null where no chart can answer it. */
function formsOf({ about, wants }: Reading, heard: Heard): readonly string[] | null {
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
  words: (heard: Heard & { of: string; isClose: boolean }) => string[]
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
  // what was said last is not at hand where something was asked since
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
function heardIn(pieces: readonly Piece[], { people, things }: OwnNouns): Heard {
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
