/** The blueprint's seven chapters and their questions, and where in a chart each of them is answered. */
import type { Point } from '@astrarium/sky'
import type { Theme } from '../../question/themes.ts'

export const BLUEPRINT_CATEGORIES = [
  { id: 'cosmic-core', label: 'Cosmic Core' },
  { id: 'money-work', label: 'Money & Work' },
  { id: 'love-relationships', label: 'Love & Relationships' },
  { id: 'body-health', label: 'Body & Health' },
  { id: 'spiritual-life', label: 'Spiritual Life' },
  { id: 'life-design', label: 'Life Design' },
  { id: 'destiny-timing', label: 'Destiny & Timing' },
] as const
export type BlueprintCategory = (typeof BLUEPRINT_CATEGORIES)[number]['id']

/** A point of the chart, or the ruler of a house (`r7`), with the side of the lore that speaks for it. */
export type Look = readonly [speaker: Point | `r${number}`, side: string]

export type Recipe =
  /** first look that the birth time allows and that is not told yet; further ones as a second view */
  | { how: 'looks'; theme: Theme; looks: readonly Look[]; second: readonly Look[] }
  | { how: 'contradiction' | 'gift'; theme: Theme }
  | { how: 'direction' | 'chapter' | 'doors' | 'tests' | 'change' | 'year'; theme: Theme }

export interface BlueprintQuestion {
  id: string
  category: BlueprintCategory
  prompt: string
  recipe: Recipe
}

/** Looks as `speaker/side`, in order of preference. */
const looks = (theme: Theme, first: string, second: string): Recipe => ({
  how: 'looks',
  theme,
  looks: read(first),
  second: read(second),
})
const read = (written: string): Look[] => written.split(' ').map((one) => one.split('/') as [Look[0], string])

const CHAPTERS: Record<
  BlueprintCategory,
  readonly (readonly [id: string, prompt: string, recipe: Recipe])[]
> = {
  'cosmic-core': [
    [
      'core-centre',
      'What am I made of, at the centre?',
      looks('self', 'sun/self mars/gift venus/gift', 'sun/lived sun/wants jupiter/wants'),
    ],
    [
      'core-ease',
      'What do I need to feel at ease?',
      looks('home', 'moon/lived venus/wants mars/lived', 'moon/gift venus/lived'),
    ],
    [
      'core-arrival',
      'How do people see me when I come in?',
      looks('self', 'asc/lived venus/gift mercury/gift', 'asc/lived sun/gift mars/lived'),
    ],
    [
      'core-mind',
      'How does my mind work?',
      looks('talk', 'mercury/lived mercury/wants', 'mercury/wants mercury/gift mercury/cost'),
    ],
    ['core-contradiction', 'Where do I pull in two directions?', { how: 'contradiction', theme: 'self' }],
    ['core-gift', 'What comes easily to me?', { how: 'gift', theme: 'self' }],
  ],
  'money-work': [
    [
      'work-earning',
      'How do I earn best?',
      looks('money', 'r2/bp.earn venus/bp.earn jupiter/bp.earn', 'venus/money'),
    ],
    [
      'work-vocation',
      'What kind of work suits me?',
      looks('work', 'mars/work r10/~job saturn/~job', 'sun/work r10/~job r6/~job'),
    ],
    [
      'work-spending',
      'What is my habit with money?',
      looks('money', 'venus/~money moon/~money jupiter/~money', 'r8/~money moon/cost jupiter/lived'),
    ],
    [
      'work-authority',
      'How do I get on with bosses and rules?',
      looks('work', 'saturn/bp.rank sun/bp.rank', 'saturn/work mars/cost'),
    ],
    [
      'work-standing',
      'What am I known for, or could be?',
      looks('work', 'mc/work sun/work mercury/~job', 'r10/gift sun/~job mercury/gift'),
    ],
    [
      'work-luck',
      'Where does my luck at work lie?',
      looks('work', 'jupiter/work', 'jupiter/lived venus/gift'),
    ],
  ],
  'love-relationships': [
    ['love-want', 'What do I look for in love?', looks('love', 'venus/love', 'venus/wants moon/wants')],
    [
      'love-desire',
      'How do I go after what I want?',
      looks('love', 'mars/bp.move venus/bp.move', 'mars/wants mars/lived'),
    ],
    [
      'love-partner',
      'What kind of partner meets me?',
      looks('meet', 'r7/bp.partner venus/bp.partner mars/bp.partner', 'r7/where venus/~meet moon/~meet'),
    ],
    [
      'love-pattern',
      'Which pattern do I repeat?',
      looks('unavailable', 'venus/~unavailable moon/~unavailable mars/~unavailable', 'venus/cost r7/~love'),
    ],
    [
      'love-quarrel',
      'How do I argue, and how do I make up?',
      looks('talk', 'mars/bp.quarrel mercury/bp.quarrel', 'mercury/~talk mars/cost moon/~talk'),
    ],
    [
      'love-closeness',
      'What lets me stay close?',
      looks('love', 'moon/love venus/~love mars/~love', 'moon/~love moon/cost venus/gift'),
    ],
  ],
  'body-health': [
    [
      'body-strength',
      'Where does my strength come from?',
      looks('tired', 'mars/body sun/body', 'sun/body mars/~start'),
    ],
    [
      'body-tired',
      'What tires me?',
      looks('tired', 'moon/~tired sun/~tired mars/~tired', 'sun/~tired r6/~tired mercury/~tired'),
    ],
    ['body-rest', 'How do I rest properly?', looks('tired', 'moon/bp.rest venus/bp.rest', 'moon/body')],
    [
      'body-tension',
      'Where do I hold tension?',
      looks('tired', 'saturn/bp.tension mars/bp.tension', 'mars/bp.tension moon/bp.tension'),
    ],
    [
      'body-rhythm',
      'Which daily rhythm suits me?',
      looks(
        'tired',
        'r6/bp.rhythm mercury/bp.rhythm sun/bp.rhythm',
        'mars/~tired sun/~tired moon/~tired venus/~tired',
      ),
    ],
    [
      'body-pleasure',
      'What does my body enjoy?',
      looks('tired', 'venus/bp.pleasure moon/bp.pleasure', 'moon/bp.pleasure mars/bp.pleasure'),
    ],
  ],
  'spiritual-life': [
    [
      'spirit-trust',
      'What do I trust without proof?',
      looks('spirit', 'jupiter/bp.trust saturn/bp.trust sun/bp.trust', 'jupiter/lived jupiter/wants'),
    ],
    [
      'spirit-practice',
      'Which practice suits me?',
      looks('spirit', 'moon/bp.practice sun/bp.practice venus/bp.practice', 'r9/~spirit mercury/~spirit'),
    ],
    [
      'spirit-alone',
      'What do I find when I am alone?',
      looks(
        'spirit',
        'r12/bp.alone moon/bp.alone mercury/bp.alone',
        'moon/~spirit mercury/~spirit mars/~spirit',
      ),
    ],
    ['spirit-doubt', 'What do I doubt?', looks('spirit', 'saturn/bp.doubt', 'saturn/lived saturn/~spirit')],
    [
      'spirit-longing',
      'What do I long for?',
      looks('spirit', 'moon/bp.longing venus/bp.longing mars/bp.longing', 'moon/wants sun/wants r12/~spirit'),
    ],
    [
      'spirit-service',
      'How can I be of use to something larger?',
      looks('purpose', 'sun/bp.serve jupiter/bp.serve mars/bp.serve', 'sun/gift mars/gift mercury/gift'),
    ],
  ],
  'life-design': [
    [
      'design-home',
      'What makes a home for me?',
      looks('home', 'moon/home r4/~home venus/~home', 'r4/~home moon/~home sun/~home'),
    ],
    [
      'design-place',
      'Where do I thrive, near or far?',
      looks('move', 'r9/bp.place jupiter/bp.place mercury/bp.place', 'jupiter/~move moon/~move r4/~move'),
    ],
    [
      'design-friends',
      'Which friends do me good?',
      looks(
        'friends',
        'r11/~friends venus/~friends mercury/~friends',
        'venus/~friends mercury/~friends moon/~friends',
      ),
    ],
    [
      'design-beginnings',
      'How do I begin things?',
      looks('start', 'mars/~start sun/~start', 'sun/~start saturn/~start mars/gift'),
    ],
    [
      'design-decisions',
      'How do I decide well?',
      looks('self', 'mercury/bp.decide sun/bp.decide mars/bp.decide', 'sun/cost mercury/cost mars/cost'),
    ],
    [
      'design-week',
      'What does a good ordinary week need?',
      looks('self', 'sun/bp.week venus/bp.week jupiter/bp.week', 'moon/bp.week venus/bp.week mars/bp.week'),
    ],
  ],
  'destiny-timing': [
    ['time-direction', 'Which direction is mine?', { how: 'direction', theme: 'purpose' }],
    ['time-chapter', 'Which chapter of my life am I in?', { how: 'chapter', theme: 'self' }],
    ['time-doors', 'When do doors open for me?', { how: 'doors', theme: 'self' }],
    ['time-tests', 'When am I tested, and on what?', { how: 'tests', theme: 'self' }],
    ['time-change', 'What is changing slowly underneath?', { how: 'change', theme: 'self' }],
    ['time-year', 'Which weeks of the year are mine?', { how: 'year', theme: 'self' }],
  ],
}

const QUESTIONS: readonly BlueprintQuestion[] = BLUEPRINT_CATEGORIES.flatMap(({ id: category }) =>
  CHAPTERS[category].map(([id, prompt, recipe]) => ({ id, category, prompt, recipe })),
)

/** The 42 questions in the order in which they are shown, six to a chapter. */
export function blueprintQuestions(): { id: string; category: BlueprintCategory; prompt: string }[] {
  return QUESTIONS.map(({ id, category, prompt }) => ({ id, category, prompt }))
}

export function questionOf(id: string): BlueprintQuestion {
  const found = QUESTIONS.find((question) => question.id === id)
  if (!found) throw new RangeError(`There is no blueprint question "${id}"`)
  return found
}
