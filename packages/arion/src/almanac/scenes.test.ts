import { describe, expect, it } from 'vitest'
import type { Intent } from '../question/intent.ts'
import { NO_PARTICULARS } from '../question/particulars.ts'
import { plain } from '../question/plain-text.ts'
import { SCENES, scenesNamed } from '../question/scene-names.ts'
import { scenesOf } from '../question/scenes.ts'
import type { Scene } from '../question/scene-names.ts'
import type { SmallDeed } from '../question/scale/small-deed.ts'
import { THEME_MEANINGS, THEMES } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { traitsIn } from '../question/traits.ts'
import type { Kind } from '../kinds/index.ts'
import { fitsScene } from './composer.ts'
import { LORE } from './load-lore.ts'
import type { LoreUnit } from './load-lore.ts'

interface Undertaking {
  text: string
  theme: Theme
  kind?: Kind
  deed?: SmallDeed
  /** somebody is named in it */
  isOfPerson?: boolean
  /** the question that it follows */
  before?: string
}

/** What people ask about, in words of their own, with the side of life that is heard in it. */
const UNDERTAKINGS: readonly Undertaking[] = [
  {
    text: 'when is a good moment to confess my feelings to Jonas',
    theme: 'love',
    deed: 'speech',
    isOfPerson: true,
  },
  { text: 'when should I tell her I love her', theme: 'talk', deed: 'speech' },
  { text: 'when should I propose to my girlfriend', theme: 'love', isOfPerson: true },
  { text: 'good evening to have a first date', theme: 'love', deed: 'act' },
  { text: 'am I ever going to date again', theme: 'meet' },
  {
    text: 'best day to phone my dad, we have not talked in two years',
    theme: 'family',
    deed: 'speech',
    isOfPerson: true,
  },
  { text: 'should I ring my sister', theme: 'family', kind: 'yes_no', deed: 'speech', isOfPerson: true },
  { text: 'what day', before: 'should I ring my sister', theme: 'family' },
  {
    text: 'should I write to my brother again after our fight',
    theme: 'family',
    kind: 'yes_no',
    deed: 'speech',
    isOfPerson: true,
  },
  { text: "what time should I leave my cousin's wedding", theme: 'family', deed: 'act' },
  { text: 'what time should I leave', before: 'how do I handle the party with my ex', theme: 'parting' },
  {
    text: "how do I get through my daughter's birthday party with my ex-husband there",
    theme: 'family',
    kind: 'manner',
    isOfPerson: true,
  },
  { text: 'which evening to host a dinner', theme: 'friends', deed: 'act' },
  { text: 'my exam is on 9 december, chances', theme: 'study', kind: 'outlook' },
  { text: 'thesis defence on 11 december, any tips', theme: 'study', kind: 'how' },
  { text: 'should I go back to university next autumn', theme: 'study', kind: 'yes_no' },
  { text: 'if I did retrain, when would I start', theme: 'work' },
  { text: 'why do I overthink everything at 2am', theme: 'worry', kind: 'why' },
  { text: 'how can I stop lying awake', theme: 'worry', kind: 'how' },
  { text: 'why am I so tired', theme: 'tired', kind: 'why' },
  { text: 'should I break up with Leo before Christmas', theme: 'love', kind: 'yes_no', isOfPerson: true },
  { text: 'when should I tell the kids that we separate', theme: 'talk', deed: 'speech' },
  { text: "when should I tell my parents I'm gay", theme: 'talk', deed: 'speech' },
  {
    text: 'when is a good day for a difficult talk with my sister',
    theme: 'talk',
    deed: 'speech',
    isOfPerson: true,
  },
  { text: 'good day to ask my boss for a raise', theme: 'work', deed: 'speech', isOfPerson: true },
  { text: 'is this a good month to change jobs', theme: 'work', kind: 'yes_no' },
  { text: 'which day is best to sign the lease for the flat', theme: 'home', deed: 'act' },
  { text: 'which day is best for signing the term sheet', theme: 'work', deed: 'act' },
  { text: 'what is a good day to launch my online shop', theme: 'venture', deed: 'act' },
  { text: 'good day for buying a used car', theme: 'money', deed: 'act' },
  { text: 'shall I sell the house in spring or wait', theme: 'home', kind: 'choice' },
  { text: 'my daughter wants me to move near her', theme: 'family', kind: 'yes_no', isOfPerson: true },
  { text: 'is january better for moving in together', theme: 'home', kind: 'choice' },
  { text: 'should I move abroad', theme: 'move', kind: 'yes_no' },
  { text: 'is february good for travelling', theme: 'travel', kind: 'yes_no' },
  { text: 'best day to visit the grave of my mother', theme: 'family', deed: 'act' },
  { text: 'when should I send the manuscript to the publisher', theme: 'creativity', deed: 'act' },
  { text: 'how do I make new friends in this town', theme: 'friends', kind: 'how' },
  { text: 'good day to start running again', theme: 'start', deed: 'act' },
  { text: 'what should I do with my anger', theme: 'anger', kind: 'how' },
]

const intentOf = ({ text, before = '', theme, kind = 'when', deed, isOfPerson }: Undertaking): Intent => ({
  theme,
  topic: THEME_MEANINGS[theme].topic,
  kind,
  span: null,
  subject: null,
  person: isOfPerson ? { name: 'your sister', house: 3 } : null,
  ...(deed && { deed }),
  traits: traitsIn(plain(text)),
  follows: null,
  particulars: {
    ...NO_PARTICULARS,
    scenes: scenesNamed(plain(text), { before: plain(before), leans: before !== '' }),
  },
})

/**
 * What is spoken of in a stock line, by its words and not by its marks, and the scenes in which that is at
 * home.
 */
const SPOKEN_OF: readonly (readonly [RegExp, readonly Scene[]])[] = [
  [/\b(?:worth the money|want to buy)\b/, ['shopping', 'buying']],
  [
    /\b(?:lease|the walls|the view|repairs|(?:one|half-painted) (?:room|wall))\b/i,
    ['dwelling', 'moving', 'rest'],
  ],
  [
    /\b(?:contract|signatures?|sign (?:then|nothing)|small print|the terms)\b/,
    ['signing', 'buying', 'selling', 'post', 'moving', 'courting'],
  ],
  [
    /\b(?:the post|a post|post that|colleagues|the interview|two desks|an application|first application|hire you|salary|working with you|working life|who does what|else keeps the minutes|in charge notice)\b/,
    ['post', 'trade', 'learning'],
  ],
  [
    /\b(?:introductions|second meetings|be found|first move|easier to like|desire|be charming)\b/i,
    ['courting', 'meeting', 'company'],
  ],
  [/\b(?:being left|leaving something for good|leaving in anger)\b/, ['parting', 'moving']],
  [/\b(?:before you part|between you this year|the agenda)\b/, ['settling']],
  [/\bthe two of you\b/, ['settling', 'courting']],
  [/\b(?:side by side|tea, dishes)\b/, ['present']],
  [
    /\b(?:old debts|accounts and dates|a quarrel|win and be sorry|the rope|the point would|than to be right|as a complaint|on your guard)\b/,
    ['contest'],
  ],
  [/\bwaiting for it\b/, ['contest', 'ringing']],
  [/\b(?:the call|difficult call|ring rather)\b/i, ['speaking', 'ringing', 'contest']],
]

const bridges = (theme: Theme) => THEME_MEANINGS[theme].bridges.join('|')
/** The stock lines that an answer about a side of life may draw: all but what describes a person. */
function stockFor(theme: Theme): LoreUnit[] {
  const { tags, verdict } = THEME_MEANINGS[theme]
  const keys = new RegExp(
    `^(?:(?:moon|talk)>(?:soft|hard)\\.|\\w+>\\w+\\.(?:soft|hard|conj)\\.feels|\\w+>house\\d+\\.feels|\\w+>(?:soft|hard|conj)\\.(?:${tags.join('|')})$|[!~](?:${bridges(theme)}|talk)(?:@|$)|\\?{1,2}(?:${verdict}|any|weighty)\\.|lun\\.(?:new|full)\\.house|mercury@\\w+\\.talk)`,
  )
  return [...LORE.entries()].filter(([key]) => keys.test(key)).flatMap(([, units]) => units)
}

/** Lines that speak of something in which the asker is not. */
function crossings(admits: (unit: LoreUnit, asked: ReadonlySet<Scene> | null) => boolean): string[] {
  return UNDERTAKINGS.flatMap((undertaking) => {
    const asked = scenesOf(intentOf(undertaking))
    if (asked === null) return []
    return stockFor(undertaking.theme)
      .filter((unit) => admits(unit, asked))
      .filter(({ text }) =>
        SPOKEN_OF.some(([words, scenes]) => words.test(text) && !scenes.some((scene) => asked.has(scene))),
      )
      .map(({ key, text }) => `${undertaking.text} ← ${key}: ${text}`)
  })
}

describe('a stock line is said in its own scene', () => {
  it('none crosses into another undertaking, whatever may be drawn', () => {
    expect(crossings(fitsScene)).toEqual([])
  })

  it('without their marks hundreds would, so that the measure is no empty one', () => {
    expect(crossings(() => true).length).toBeGreaterThan(300)
  })

  it('a mark is met by some undertaking, and by not all of them', () => {
    const asked = UNDERTAKINGS.map((one) => scenesOf(intentOf(one)))
    const marked = new Set([...LORE.values()].flat().flatMap(({ scenes }) => scenes))
    expect([...marked].filter((scene) => !asked.some((scenes) => scenes?.has(scene)))).toEqual([])
    expect(SCENES.filter((scene) => asked.every((scenes) => scenes?.has(scene)))).toEqual([])
  })

  it('every hour has a line that belongs to any scene', () => {
    const hours = [...LORE.keys()].filter((key) => /^moon>(?:soft|hard)\.\w+$/.test(key))
    expect(hours.length).toBeGreaterThan(20)
    expect(hours.filter((key) => LORE.get(key)!.every(({ scenes }) => scenes.length > 0))).toEqual([])
  })

  it('whoever asks for a whole stretch of life is told of all of it', () => {
    for (const theme of ['today', 'self'] as const)
      expect(scenesOf(intentOf({ text: 'how will the next months be', theme, kind: 'outlook' }))).toBeNull()
  })

  it('a line that says in which scene it belongs names one that there is', () => {
    const known: readonly string[] = SCENES
    expect(
      [...LORE.values()].flat().flatMap(({ scenes }) => scenes.filter((scene) => !known.includes(scene))),
    ).toEqual([])
    expect(THEMES.length).toBeGreaterThan(0)
  })
})

describe('the scene of a question', () => {
  const sceneOf = (one: Undertaking) => scenesOf(intentOf(one))!

  it('a follow-up stays in the scene of what it follows', () => {
    expect(sceneOf({ text: 'which day', before: 'should I ring my aunt', theme: 'family' })).toContain(
      'ringing',
    )
    expect(
      sceneOf({ text: 'at what time do I leave', before: 'how do I survive the wedding', theme: 'family' }),
    ).toContain('leaving')
  })
  it('leaving somebody is no leaving of a table', () => {
    expect(sceneOf({ text: 'should I leave my husband', theme: 'love', kind: 'yes_no' })).not.toContain(
      'leaving',
    )
  })
  it('an ex who owes money is not met at a feast', () => {
    expect(
      sceneOf({ text: 'how do I get my money back from my ex', theme: 'money', kind: 'how' }),
    ).not.toContain('ex')
  })
  it('a love that is declared is not argued', () => {
    const asked = sceneOf({
      text: 'when should I tell Ben I have a crush on him',
      theme: 'love',
      deed: 'speech',
    })
    expect(asked).toContain('declaring')
    expect(asked).not.toContain('contest')
  })
  it('what is being learned is no post', () => {
    expect(sceneOf({ text: 'when should I start the degree', theme: 'work' })).not.toContain('post')
  })
})
