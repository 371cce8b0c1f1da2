import {
  type DailyInsight,
  type FactShown,
  insightFromText,
  type SavedInsight,
  type TimingCue,
} from '@astrarium/contracts'

/** What the insight view shows, whether it comes from today's insight or from a note. */
export interface InsightShown {
  date: string
  energeticTone: string
  /** null in a note, which does not carry it */
  toneText: string | null
  cues: TimingCue[]
  dailyFocus: DailyInsight['dailyFocus']
  groundingSuggestion: string
  facts: FactShown[]
  /** in whose hours it speaks; null in a note */
  timeZone: string | null
}

export function shownInsight(insight: DailyInsight): InsightShown {
  const { date, energeticTone, toneText, keyTimingCues, dailyFocus, groundingSuggestion, facts, timeZone } =
    insight
  return {
    date,
    energeticTone,
    toneText,
    cues: keyTimingCues,
    dailyFocus,
    groundingSuggestion,
    facts,
    timeZone,
  }
}

/** The view of a note, made again from its text. Its cues have their hours in their words alone. */
export function shownNote({ date, content }: Pick<SavedInsight, 'date' | 'content'>): InsightShown {
  const { energeticTone, timingCues, dailyFocus, groundingSuggestion } = insightFromText(content)
  const cues = timingCues.map((text) => ({ text, at: null, until: null, energy: null }))
  return {
    date,
    energeticTone,
    toneText: null,
    cues,
    dailyFocus,
    groundingSuggestion,
    facts: [],
    timeZone: null,
  }
}

/** The tone stands in the first line of a note. */
export function toneOf({ content }: Pick<SavedInsight, 'content'>): string {
  return insightFromText(content).energeticTone
}
