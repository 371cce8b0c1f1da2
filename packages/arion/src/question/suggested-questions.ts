import type { About, Wants } from '../listen/vocabulary.ts'
/** The chips of the Ask page. Square brackets are filled in by the person before sending. */
export interface SuggestedGroup {
  group: 'Today & Timing' | 'Relationships' | 'Purpose & Path' | 'Forecast' | 'Check In On Someone'
  questions: string[]
}

export function suggestedQuestions(): SuggestedGroup[] {
  return [
    {
      group: 'Today & Timing',
      questions: [
        'What should I focus on today?',
        'When is a good day this week for an important conversation?',
        'Is this a good week to start something new?',
      ],
    },
    {
      group: 'Relationships',
      questions: [
        'Why do I keep attracting unavailable partners?',
        'What do I need in love?',
        'How can I get along better with [person]?',
      ],
    },
    {
      group: 'Purpose & Path',
      questions: ['What is my purpose?', 'What am I naturally good at?', 'What is holding me back?'],
    },
    {
      group: 'Forecast',
      questions: [
        'How will the next three months be for me?',
        'What does the coming year ask of me?',
        'How does next month look for my work?',
      ],
    },
    {
      group: 'Check In On Someone',
      questions: ['How is [Name] doing today?', 'What does [Name] need from me right now?'],
    },
  ]
}

/** Everybody sends these, so that nobody's words are kept where what was read of them is. */
export function isSuggested(question: string): boolean {
  return SUGGESTED.has(question)
}

const SUGGESTED = new Set(suggestedQuestions().flatMap(({ questions }) => questions))

/** What each of them means, and the first of what is offered where nothing was heard. */
export const OFFERED_READINGS: readonly (readonly [question: string, about: About, wants: Wants])[] = [
  ['What should I focus on today?', 'today', 'how'],
  ['When is a good day this week for an important conversation?', 'conversation', 'when'],
  ['Is this a good week to start something new?', 'venture', 'whether'],
  ['Why do I keep attracting unavailable partners?', 'love', 'why'],
  ['What do I need in love?', 'love', 'who'],
  ['How can I get along better with [person]?', 'family', 'how'],
  ['What is my purpose?', 'purpose', 'who'],
  ['What am I naturally good at?', 'self', 'who'],
  ['What is holding me back?', 'purpose', 'why'],
  ['How will the next three months be for me?', 'self', 'outlook'],
  ['What does the coming year ask of me?', 'self', 'outlook'],
  ['How does next month look for my work?', 'work', 'outlook'],
  ['How is [Name] doing today?', 'friends', 'outlook'],
  ['What does [Name] need from me right now?', 'friends', 'who'],
]
