import { describe, expect, it } from 'vitest'
import { understood } from '../../evals/asking.ts'

const frame = { today: '2026-11-28', isSouthern: false }
const kindOf = (question: string) => {
  const found = understood(question, frame)
  return found.kind === 'read' ? found.intent.kind : found.kind
}

describe('a cycle', () => {
  it.each([
    'Interview number 2 got moved to Thursday 3 Dec. Mercury retrograde or what, haha. How do I come across well to the VP?',
    'ok so tom texted after 3 months. venus retrograde literally just finished. do i reply',
  ])('that is named by the way is not what is asked: %s', (question) =>
    expect(['cycle', 'sky_only']).not.toContain(kindOf(question)),
  )

  it.each([
    'When is Mercury retrograde next?',
    'My Saturn return is coming. What does it mean for me?',
    'Venus retrograde again?',
    'My Saturn return starts soon. What should I expect?',
    'I am in my Saturn return. How do I get through the worst?',
    'My solar return is next week. What will the year bring?',
    'Mercury retrograde starts soon. Should I still sign the contract?',
    'Tell me about my Saturn return. What should I expect?',
  ])('that is asked about is answered: %s', (question) =>
    expect(['cycle', 'sky_only']).toContain(kindOf(question)),
  )
})
