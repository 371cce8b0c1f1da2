import { hash } from '../../language/hash.ts'

/** What a picture of a dream may ask of whoever dreamt it: a question to take along, never a meaning. */
const PICTURES: readonly [RegExp, string][] = [
  [
    /\bi (was |had |have )?(just |suddenly )?(died?|dying|dead|killed)\b|\bmy (own )?(death|funeral)\b/,
    'To dream of one’s own end is common, and it foretells nothing. What in your days has come to its end without anybody having said so?',
  ],
  [
    /\b(late|dead|died?|passed|deceased|funeral|grave|ghost)\b/,
    'People have honoured such visits for as long as they have dreamt, and you may keep yours as it came. What would you have said, if there had been time for one sentence?',
  ],
  [
    /\b(water|flood\w*|sea|ocean|waves?|river|rain|drown\w*|lake)\b/,
    'Water that rises: what has been getting higher around you, a little every day, while others carry on as if it were dry?',
  ],
  [
    /\b(chas(e|ed|ing)|followed|following me|running (away|from)|hunted|escape)\b/,
    'To be followed: what would it say, if you stopped and turned round?',
  ],
  [
    /\b(teeth|tooth|hair (falls?|fell|falling))\b/,
    'Something of yours that comes loose: where are you afraid to be seen with less than you had?',
  ],
  [
    /\b(fall(s|ing)?|fell|cliff|elevator|lift (fell|drops?))\b/,
    'To fall: what are you holding up at the moment that nobody has asked you to hold alone?',
  ],
  [
    /\b(exam|test|school|classroom|late for|missed the|miss(ing)? (the|a|my) (train|bus|plane|flight))\b/,
    'Not to be ready: whose marks are you still waiting for?',
  ],
  [/\b(fly(ing)?|flew|wings?)\b/, 'To fly: what looked small from up there that is large by day?'],
  [
    /\b(baby|babies|pregnant|birth|child)\b/,
    'Something small in your arms: what has begun that needs more care than you have told anybody?',
  ],
  [
    /\b(snakes?|spiders?|dogs?|cats?|wolf|wolves|horses?|bears?|birds?|animals?|bull|lion|rats?)\b/,
    'An animal knows one thing and does not argue: what did this one know?',
  ],
  [
    /\b(house|home|rooms?|door|stairs|attic|cellar|basement|kitchen|flat)\b/,
    'A house: which room in it did you not go into?',
  ],
  [
    /\b(ex|kiss\w*|naked|wedding|married|cheat\w*|lover)\b/,
    'What did you feel in it before you knew that it was a dream? That feeling is the part that is yours.',
  ],
]

const ANY =
  'What did you feel in it, in the last moment before you woke? Start there; the pictures come second.'

const OPENINGS = [
  'A dream belongs to whoever dreamt it, and no chart holds the key to its pictures; I would be inventing one.',
  'I will not pretend that a chart can open a dream. But a dream that stays is worth a question.',
]

/** Met, with a question to take along; free, as nothing was read. */
export function dreamReply(question: string, seed: string): string {
  const text = question.toLowerCase()
  const picture = PICTURES.find(([pattern]) => pattern.test(text))?.[1] ?? ANY
  const opening = OPENINGS[hash(`${seed} ${question}`) % OPENINGS.length]!
  return `${opening}\n\n${picture} Write it down today in three lines; if it comes again, see which line has changed.\n\nWhat I can look at is the time it came in. You could ask: what is on for my inner life in these weeks?`
}
