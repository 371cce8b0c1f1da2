/** What a kind of answer is, as far as others have to know of it: its row, which stands in its own folder. */
import { addDays } from '../language/calendar.ts'
import type { Theme } from '../question/themes.ts'
import type { Trait } from '../question/traits.ts'
import type { Span } from '../time/span.ts'
import type { Topic } from '../types.ts'
import type { AskedFor } from './asked-for.ts'

/** What the stretch of time is taken from where the person names none. */
export interface SpanWish {
  today: string
  /** "when" about its theme is a matter of months, and not of an hour */
  isByWindows: boolean
  wantsDay: boolean
}

/** What a half of a question asks that is joined by "and": "… and when", "… and for how long". */
export type Half = 'when' | 'what time' | 'how long' | 'why' | 'how' | 'which one' | 'which'

/** `Name`: the kinds that there are. */
export interface KindRow<Name extends string = string> {
  /** whether a reading leads to it, if it led to none of those before it */
  reads: (asked: AskedFor) => boolean
  /** the side of life that it is booked under, where that is not its theme's */
  topic: (theme: Theme) => Topic | null
  /** its time where none is named */
  span: (wish: SpanWish) => Span
  /**
   * whether the hours of its days are looked through: `short` in a span of three days at most, `named_short`
   * in a span of nine that the person named, `near` unless months are looked through
   */
  hours: 'always' | 'short' | 'named_short' | 'near' | 'never'
  /** it is about one day, with the Moon of it */
  isOfDay: boolean
  /** what begins after the span may be told, too: "a better wind comes later" */
  looksLater: boolean
  /** it rests on what lasts, and may be asked again without anything having changed */
  lasts: boolean
  /** something told is met with kind words, and asks for no reading */
  meets: boolean
  /** a yes or no, a day or a time, one of several ways to go; null: a picture */
  gives: 'verdict' | 'date' | 'road' | null
  /** how a time will be, for the asker or for somebody else; or which is good for a deed */
  ofTime: 'own' | 'of_another' | 'for_a_deed' | null
  /** it tells what has been */
  isOfPast: boolean
  /** its answer is a fact of chart or sky, and says by itself what was asked */
  isFact: boolean
  /** it is read from the terms of astrology alone */
  isOfTerms: boolean
  /** what is wide enough for all that nothing narrower reads */
  isLastResort: boolean
  /** somebody stands at the other end of it */
  isWithSomebody: boolean
  /** it is an answer also where nothing that was asked can be said back in it */
  answersUnsaid: boolean
  /** a time ahead in it may be held against one that lies behind */
  weighsTimes: boolean
  /** too near the bone for the words of a model */
  isOursAlone: boolean
  /** halves of a question that it tells besides */
  tellsToo: readonly Half[]
  /**
   * the key of what is said first beside a trait, because the question wants more than a chart can give: the
   * first that is met
   */
  prefaces: Partial<Record<Trait, string>>
  /** what "and for my work?" becomes after it */
  onNewTheme: Name
  /** what "and next month?" becomes after it: of one day, of more */
  onNewSpan: { day: Name; stretch: Name }
  /** what it becomes where the time that was meant is to be left out; null: the same */
  onLeftOut: Name | null
  /** what it becomes where a matter inside its side of life is named; null: matters do not change it */
  onMatter: Name | null
  /** "and next month?" after it is answered with a comparison */
  compares: boolean
  /** a person it is about is said to have no chart here */
  namesBystander: boolean
  /** words that a model is asked for */
  words: string
}

export const ofToday = ({ today }: SpanWish): Span => ({ from: today, to: today, phrase: 'today' })

/** Reads what lasts in the chart; the sky of now stands beside it. What another kind has, it says. */
export const LASTING = {
  topic: () => null,
  span: ({ today }) => ({ from: today, to: addDays(today, 199), phrase: 'the coming months' }),
  hours: 'never',
  isOfDay: false,
  looksLater: false,
  lasts: true,
  meets: false,
  gives: null,
  ofTime: null,
  isOfPast: false,
  isFact: false,
  isOfTerms: false,
  isLastResort: false,
  isWithSomebody: false,
  answersUnsaid: false,
  weighsTimes: false,
  isOursAlone: false,
  tellsToo: [],
  prefaces: { of_a_child: 'preface.children' },
  onNewTheme: 'why',
  onNewSpan: { day: 'today', stretch: 'outlook' },
  onLeftOut: null,
  onMatter: null,
  compares: false,
  namesBystander: false,
  words: '140 to 210',
} as const satisfies Omit<KindRow, 'reads'>
