import type { DreamPicture } from '../../question/dream.ts'
import type { Asking } from '../../question/read-ask.ts'
import { unsaid } from './unsaid.ts'

/** What a picture of a dream may ask of whoever dreamt it: a question to take along, never a meaning. */
const PICTURES: Record<DreamPicture, string> = {
  own_end:
    'To dream of one’s own end is common, and it foretells nothing. What in your days has come to its end without anybody having said so?',
  visit:
    'People have honoured such visits for as long as they have dreamt, and you may keep yours as it came. What would you have said, if there had been time for one sentence?',
  water:
    'Water that rises: what has been getting higher around you, a little every day, while others carry on as if it were dry?',
  chase: 'To be followed: what would it say, if you stopped and turned round?',
  teeth: 'Something of yours that comes loose: where are you afraid to be seen with less than you had?',
  fall: 'To fall: what are you holding up at the moment that nobody has asked you to hold alone?',
  exam: 'Not to be ready: whose marks are you still waiting for?',
  flight: 'To fly: what looked small from up there that is large by day?',
  child: 'Something small in your arms: what has begun that needs more care than you have told anybody?',
  animal: 'An animal knows one thing and does not argue: what did this one know?',
  house: 'A house: which room in it did you not go into?',
  lovers:
    'What did you feel in it before you knew that it was a dream? That feeling is the part that is yours.',
}

const ANY =
  'What did you feel in it, in the last moment before you woke? Start there; the pictures come second.'

const OPENINGS = [
  'A dream belongs to whoever dreamt it, and no chart holds the key to its pictures; I would be inventing one.',
  'I will not pretend that a chart can open a dream. But a dream that stays is worth a question.',
  'What a dream means nobody can look up, and no planet sent it. Its question is yours all the same.',
]

/** Met, with a question to take along; free, as nothing was read. */
export function dreamReply(told: DreamPicture | null, input: Asking): string {
  const picture = told ? PICTURES[told] : ANY
  return `${unsaid(OPENINGS, input)}\n\n${picture} Write it down today in three lines; if it comes again, see which line has changed.\n\nWhat I can look at is the time it came in. You could ask: what is on for my inner life in these weeks?`
}
