/** Known questions about the app, Arion and astrology: answered, or offered where several are near. */
import { KNOWN_AT_ONCE } from '../../listen/calibration.ts'
import type { Reading } from '../../listen/reading.ts'
import { KNOWN_QUESTIONS } from '../../listen/vocabulary.ts'
import type { KnownQuestion } from '../../listen/vocabulary.ts'

/** The answer to one of them, or those that come nearest, best first. */
export type Known =
  | { kind: 'known'; question: KnownQuestion }
  | { kind: 'near_known'; questions: KnownQuestion[] }

/** The one that is near enough to be answered; else what is offered. */
export function knownIn({ known }: Reading): Known {
  const [first] = known
  return first && first.share >= KNOWN_AT_ONCE
    ? { kind: 'known', question: first.question }
    : { kind: 'near_known', questions: known.map(({ question }) => question) }
}

/** The one that was offered in these words. */
export function knownAsked(words: string): Known | null {
  const question = KNOWN_QUESTIONS.find((one) => ASKED_AS[one] === words)
  return question ? { kind: 'known', question } : null
}

/** How each is offered. */
export const ASKED_AS: Record<KnownQuestion, string> = {
  today_zone: 'Which day and clock do you go by?',
  birth_time_source: 'Which birth time do you use?',
  who_sees: 'Who can read what I ask?',
  shared_phone: 'Several people use this phone. What then?',
  remembers: 'Do you remember what I told you?',
  forget: 'How can what I said be deleted?',
  human: 'Are you a person or a machine?',
  feelings: 'Do you get tired of me, or judge me?',
  what_ask: 'What may I ask, and how do I begin?',
  cost: 'What does a question cost?',
  plan: 'How do I change or cancel my plan?',
  change_birth: 'How do I correct my birth details?',
  add_person: 'How do I have somebody else read?',
  reads_baby_or_dead: 'Has somebody who died, or is not born yet, a chart?',
  other_app: 'Why does another app or astrologer say otherwise?',
  you_differ: 'Why did you say something else last time?',
  how_exact: 'How exact are your dates, and how far can you see?',
  wrong_rate: 'How often are you wrong?',
  reminders: 'Can you remind me or write to me?',
  export: 'Can I take it all with me, or print it?',
  age: 'From what age is this?',
  name: 'Why are you called Arion?',
  talk_human: 'Can I speak with a real person?',
  write_for_me: 'Can you write the letter or the speech for me?',
  language: 'Can I write in my own language?',
  voice: 'Can I talk instead of typing?',
  who_made: 'Who made you, and who pays for you?',
  proof: 'Is there any proof of astrology?',
  mechanism: 'How should planets do anything to me?',
  prove_wrong: 'What would show that you are wrong?',
  believe_needed: 'Does it work if I do not believe in it?',
  faith: 'Does this go with my religion?',
  suggestion: 'Do I only see it because you said it?',
  twelfth: 'Can a twelfth of mankind have the same week?',
  twins: 'What of twins, or people born in the same hour?',
  free_will: 'Is it all fixed?',
  why_stars: 'What use is it then, to look at the sky?',
  precession: 'Have the signs moved, and is there a thirteenth?',
  hemisphere: 'Does it hold in the south, with the seasons reversed?',
  born_odd: 'Does an unusual birth change the chart?',
  unknown_hour: 'What if I do not know my birth hour?',
  adopted: 'I do not know when or where I was born. What now?',
  conception: 'Why the birth and not the conception?',
  cusp: 'I am born between two signs. Which am I?',
  signs_good: 'Is one sign better or worse than another?',
  matches: 'Are two signs made for each other, or not?',
  retrograde: 'Is a retrograde to blame?',
  lucky: 'Have I lucky numbers, colours or stones?',
  past_lives: 'Does a chart show former lives?',
  other_arts: 'Do you also do tarot, numbers, palms or Vedic charts?',
  animals: 'Has my dog, a firm or a house a chart?',
  death_date: 'Can you see when somebody dies?',
  moon_body: 'Does the full Moon rob sleep, or tell when to plant?',
  house_word: 'What does that word mean?',
}
