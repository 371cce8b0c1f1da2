/** Words that name a matter of life by themselves: "undercharging" is money, whatever else was heard. */
import type { AskedThing } from '../../listen/reading.ts'
import type { About } from '../../listen/vocabulary.ts'

const MATTERS: readonly (readonly [About, string])[] = [
  [
    'money',
    'under ?charg\\w*|over ?charg\\w*|under ?pric\\w*|under ?sell\\w*|over ?spen[dt]\\w*|impulse buy\\w*|savings?|saving up|debts?|overdraft|(?:am|i[’ ]?m|are|is|being|feel|feeling|always|so|flat|gone?|going|went|dead|stay|staying) broke|budget\\w*|my (?:rates?|fees?|prices?|invoices?|bills?|taxes|pension|wages?|pay)|invoic\\w+|price (?:my|myself)|charge (?:too|so|more|less|enough|what|people|clients)|work for free|afford|mortgage|loans?|inherit\\w*|earn (?:more|less|enough|so)|paid (?:less|more|enough|fairly)|hoard\\w*|stingy|generous with money|expensive taste|shopaholic',
  ],
  [
    'conversation',
    'speak(?:ing)? up|public speaking|speak(?:ing)? (?:in (?:public|meetings?|front)|to (?:people|peoples|strangers|groups?|an audience))|small talk|stutter\\w*|stammer\\w*|interrupt\\w*|tongue-?tied|say no|saying no|set(?:ting)? boundaries|lost for words|blurt\\w*|over ?explain\\w*',
  ],
  [
    'love',
    'fall(?:ing)? (?:so |too )?(?:hard|fast|quickly|in love|for)|first dates?|dating|flirt\\w*|heart ?break\\w*|heart ?broken|jealous\\w*|clingy|crush|romance|romantic|tinder|hinge|situationship|intimacy|kiss\\w*|to marry|marry (?:him|her|them|me)|ask (?:him|her|them) out|should i ask out',
  ],
  ['friends', 'bestie|bff|best mate|friendships?|my friends?|(?<!soul ?)mates|left out|fomo'],
  [
    'work',
    'procrastinat\\w*|workaholi\\w*|perfectionis\\w*|imposter|impostor|micro-?manag\\w*|promotions?|deadlines?|colleagues?|co-?workers?|my boss|office politics|over ?work\\w*|under ?valued|burning the midnight oil|delegat\\w*|job hunt\\w*',
  ],
  ['study', 'exams?|homework|revision|thesis|dissertation|my essay|concentrat\\w* in class|studying'],
  ['creativity', "writer'?s block|stage fright|sketch\\w*|my novel|my paintings?|my songs?|my poems?"],
  ['home', 'homesick\\w*|clutter\\w*|hous(?:e|ing) hunt\\w*|tidy\\w*|my mess'],
  ['family', 'in-laws|my parents|my mother|my father|my mum|my mom|my dad|family gatherings?|my siblings?'],
  ['children', 'parenting|my kids|my children|my toddler|my teenager'],
  ['body', 'burn(?:t|ed)? ?out|exhaust\\w*|no energy|worn out|insomnia'],
  ['spirit', 'meditat\\w*|prayers?|pray(?:ing)?|my dreams at night|my faith|losing my faith'],
]

const NAMED = MATTERS.map(([about, words]) => [about, new RegExp(`\\b(?:${words})\\b`)] as const)

/** The first matter that stands in a text by its word. `text` is plain and small. */
export function matterIn(text: string): About | null {
  return NAMED.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Where only the person was heard, or the day, the matter that is named is what it is about. */
export function withMatter(thing: AskedThing, text: string): AskedThing {
  const [about] = thing.about
  const named = matterIn(text)
  const isOpen = GENERAL.includes(about!) || (named === 'money' && EARNING.includes(about!))
  const wants = /\bcomes? from\b/.test(text) ? { wants: ['why' as const] } : {}
  return named && isOpen
    ? { ...thing, ...wants, about: [named, ...thing.about.filter((one) => one !== named)] }
    : thing
}

/** What is earned, or is not, is told of there and is a matter of money. */
const EARNING: readonly About[] = ['work', 'venture']
const GENERAL: readonly About[] = ['self', 'today', 'chart', 'small_talk']
