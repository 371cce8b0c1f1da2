/** The words of a reading: what is done with a message, what it is about, what is wanted, declined, cried. */

/** What somebody does with a message. */
export const ACTS = [
  /** wants a reading */
  'asks',
  /** asks about the app, the account or Arion */
  'app',
  /** asks how astrology works, what a term means, whether it holds */
  'craft',
  /** asks what no chart knows: a price, a culprit, what is in another's head */
  'world',
  'tells',
  'jokes',
  'greets',
  'thanks',
  /** good night, until tomorrow */
  'parts',
  'jibes',
  /** says that it was misheard, repeated or wrong, or sets a bound on the answer before */
  'corrects',
] as const
export type Act = (typeof ACTS)[number]

/** What a question is about. */
export const ABOUT = [
  'today',
  'love',
  /** finding somebody */
  'meeting',
  'parting',
  'family',
  'children',
  'friends',
  /** something to be said to somebody */
  'conversation',
  'work',
  'study',
  /** something of one's own to begin or launch */
  'venture',
  'money',
  /** strength, rest, health */
  'body',
  'moving',
  'home',
  'travel',
  'creativity',
  'purpose',
  'spirit',
  'self',
  /** a fact of the chart */
  'chart',
  /** of the sky alone */
  'sky',
  /** the guide or the app */
  'arion',
  'small_talk',
] as const
export type About = (typeof ABOUT)[number]

/** What is wanted of an answer. */
export const WANTS = [
  /** a day or time to choose */
  'when',
  /** a yes or no */
  'whether',
  /** one of several named */
  'which',
  'why',
  /** what to do */
  'how',
  /** what a time is or was like */
  'outlook',
  /** what somebody is like: qualities, gifts, patterns */
  'who',
  'fact',
  'comfort',
  /** the same further or more simply */
  'more',
  'none',
] as const
export type Wants = (typeof WANTS)[number]

/** What somebody cries out: they may hurt themselves, may hurt somebody, are being hurt. */
export const CRIES = ['crisis', 'harm', 'abuse'] as const
export type Cry = (typeof CRIES)[number]
/** What is met before anything else: a cry, or a body that needs a doctor now. */
export type Need = Cry | 'body'

/** In what something is told: `doubt` is of the guide itself. */
export type Tone = 'grief' | 'joy' | 'fear' | 'anger' | 'doubt'

export const DECLINES = [
  'death',
  'medical',
  'legal',
  'investment',
  'gambling',
  /** another's secrets */
  'spying',
  'politics',
  /** nothing to do with a person's life or the sky */
  'outside',
] as const
export type Decline = (typeof DECLINES)[number]

/** What is often asked about the app, about Arion and about astrology; each has an answer of its own. */
export const KNOWN_QUESTIONS = [
  'today_zone',
  'birth_time_source',
  'who_sees',
  'shared_phone',
  'remembers',
  'forget',
  'human',
  'feelings',
  'what_ask',
  'cost',
  'plan',
  'change_birth',
  'add_person',
  'reads_baby_or_dead',
  'other_app',
  'you_differ',
  'how_exact',
  'wrong_rate',
  'reminders',
  'export',
  'age',
  'name',
  'talk_human',
  'write_for_me',
  'language',
  'voice',
  'who_made',
  'proof',
  'mechanism',
  'prove_wrong',
  'believe_needed',
  'faith',
  'suggestion',
  'twelfth',
  'twins',
  'free_will',
  'why_stars',
  'precession',
  'hemisphere',
  'born_odd',
  'unknown_hour',
  'adopted',
  'conception',
  'cusp',
  'signs_good',
  'matches',
  'retrograde',
  'lucky',
  'past_lives',
  'other_arts',
  'animals',
  'death_date',
  'moon_body',
  'house_word',
] as const
export type KnownQuestion = (typeof KNOWN_QUESTIONS)[number]
