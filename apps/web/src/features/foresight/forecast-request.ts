import { FORESIGHT_QUESTION_MAX, TIMELINE_MAX } from '@astrarium/contracts'

/** The spans that stand ready, and whether many choose them. */
export const TIMELINES = [
  { timeline: '1 Week', isPopular: true },
  { timeline: '1 Month', isPopular: true },
  { timeline: '6 Weeks', isPopular: false },
  { timeline: '3 Months', isPopular: true },
  { timeline: '6 Months', isPopular: false },
  { timeline: '1 Year', isPopular: false },
  { timeline: '5 Years', isPopular: false },
] as const

/** A preset and words of one's own exclude each other. */
export type TimelineChoice = { kind: 'none' } | { kind: 'preset'; timeline: string } | { kind: 'custom' }

export interface ForecastForm {
  choice: TimelineChoice
  /** kept while a preset is chosen, so that nothing written is lost */
  customTimeline: string
  question: string
}

export interface ForecastRequest {
  timeline: string | null
  customQuestion: string | null
}

export const EMPTY_FORM: ForecastForm = { choice: { kind: 'none' }, customTimeline: '', question: '' }

/** What would be sent; null while there is neither a timeline nor a question, or one of them is too long. */
export function requestOf({ choice, customTimeline, question }: ForecastForm): ForecastRequest | null {
  const written = customTimeline.trim()
  const timeline =
    choice.kind === 'preset' ? choice.timeline : choice.kind === 'custom' && written ? written : null
  const customQuestion = question.trim() || null
  if (tooLong({ choice, customTimeline, question }).length > 0) return null
  return timeline || customQuestion ? { timeline, customQuestion } : null
}

/** The fields that hold more than the server takes. */
export function tooLong({ choice, customTimeline, question }: ForecastForm): ('timeline' | 'question')[] {
  const found: ('timeline' | 'question')[] = []
  if (choice.kind === 'custom' && customTimeline.trim().length > TIMELINE_MAX) found.push('timeline')
  if (question.trim().length > FORESIGHT_QUESTION_MAX) found.push('question')
  return found
}
