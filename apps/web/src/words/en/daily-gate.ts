import { counted } from './counted.ts'

export const dailyGate = {
  title: 'Your daily chart',
  checking: 'Checking your daily chart...',
  checkFailed: 'Today’s chart could not be looked up.',
  greeting: (name: string) => [
    name ? `Hello, ${name}. I am Arion.` : 'Hello. I am Arion.',
    'Before we talk, let me lay today’s sky over your own chart, so that what I tell you holds for this day.',
    'It is done once a day and costs no Ask.',
  ],
  /** from the second day on */
  again: (name: string) =>
    name
      ? `The sky of this day over your chart, ${name.replace(/\.$/, '')}.`
      : 'The sky of this day over your chart.',
  prepares: 'Have it ready when I come, from tomorrow on',
  preparesFailed: 'Failed to update preferences',
  drawing: 'An astrolabe that turns into today’s planets around your own chart',
  /** the same at rest, beside a new conversation */
  drawn: 'Today’s planets around your own chart, with what touches it',
  legend: {
    outside: 'Outside, the planets of this day',
    inside: 'Inside, those of your birth',
    between: 'Between them, what touches you today',
  },
  generate: 'Generate my daily chart',
  generating: "Analyzing how today's planets affect your chart...",
  ready: (count: number) =>
    count === 0
      ? 'No major transits are personally affecting your chart today.'
      : `Your daily chart is ready! Found ${counted(count, 'personal transit')} affecting your chart today.`,
  failed: 'Failed to generate daily chart',
  failedOtherwise: 'Chart generation failed',
  signIn: 'Please sign in to generate your daily chart',
  tryAgain: 'Try again',
}
