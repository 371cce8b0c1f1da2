/** A matter that is named by its word is what the answer is about, and no portrait of the self. */
import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { plain } from '../plain-text.ts'
import { matterIn } from './matters.ts'

const frame = { today: '2026-11-22', isSouthern: false }
const themeOf = (question: string) => {
  const found = understood(question, frame)
  return found.kind === 'read' ? found.intent.theme : found.kind
}

describe('whom to marry', () => {
  it.each([
    'Ana or Luis, whom should I marry',
    'who should I go out with, Tom or Ben',
    'Which one do I marry, the teacher or the nurse?',
  ])('is asked of love: %s', (question) => expect(['love', 'meet']).toContain(themeOf(question)))
})

describe('the matter that a word names', () => {
  it.each([
    ['why do i always undercharge my clients', 'money'],
    ['I never put my rates up, why am I like that', 'money'],
    ['why do I overspend when I am sad', 'money'],
    ['what is it with me and debts', 'money'],
    ['why do i give everything away and stay broke', 'money'],
    ['why do I fall for people so quickly', 'love'],
    ['why am i so jealous', 'love'],
    ['why do i always miss deadlines', 'work'],
    ['where does my perfectionism come from', 'work'],
    ['why do i freeze at public speaking', 'talk'],
    ['why is saying no so hard for me', 'talk'],
  ])('%s: %s', (question, theme) => expect(themeOf(question)).toBe(theme))

  it.each([
    ['why do I overthink everything at night', 'worry'],
    ['my mind keeps racing, why', 'worry'],
    ['why do i replay conversations in my head', 'worry'],
    ['why am I such a worrier', 'worry'],
    ['why am I so anxious at night', 'worry'],
    ['i lie awake at 3 am going over things, what is that in me', 'worry'],
    ['what do I do with my temper', 'anger'],
    ['why am i so irritable', 'anger'],
    ['where does my rage come from', 'anger'],
    ['why do I hold grudges', 'anger'],
    ['why do I have such a short fuse', 'anger'],
  ])('a state that has places of its own in a chart: %s: %s', (question, theme) =>
    expect(themeOf(question)).toBe(theme),
  )

  it.each([
    'we broke up',
    'why did he break my heart',
    'the house is on the market',
    'who am i',
    'what is my purpose',
  ])('and none is named in: %s', (question) => expect(matterIn(plain(question))).not.toBe('money'))
})
