import { expect, it } from 'vitest'
import { isOfThen } from './time-asked.ts'

const frame = { today: '2026-11-22', isSouthern: false }

it.each([
  'It ended in April last year. Why did that one go in so deep?',
  'She has not spoken to me since July. What did I do?',
  'They gave me a uniform in 1991. Why is it always November?',
])('the heart is asked about, and not the time: %s', (question) =>
  expect(isOfThen(question, frame)).toBe(false),
)

it.each([
  'Kevin left in 2021. Was something going on up there that year?',
  'How was 2019 for me?',
  'Why did 2021 take everything at once?',
])('the time is asked about: %s', (question) => expect(isOfThen(question, frame)).toBe(true))
