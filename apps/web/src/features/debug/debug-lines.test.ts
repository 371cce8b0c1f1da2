import type { DebugEntry } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { debugLines } from './debug-lines.ts'

const entry: DebugEntry = {
  id: 'd1',
  askId: 'a1',
  threadId: 't1',
  model: 'almanac',
  temperature: null,
  stream: true,
  contextType: 'general',
  questionCategory: 'work',
  userMessage: 'When?',
  systemPrompt: null,
  conversationSummary: null,
  circleMemberData: null,
  birthChartData: { sun: 'Taurus' },
  dailyTransit: null,
  outcome: 'answered',
  error: null,
  plan: 'when',
  facts: [{ id: 'n1', kind: 'placement', statement: 'Sun in Taurus', points: ['sun'] }],
  held: [{ sentence: 'Your Sun is in Leo.', why: 'sign' }],
  timestamp: '2026-11-20T18:04:30.000Z',
  createdAt: '2026-11-20T18:04:31.000Z',
}
const text = (field: string) => debugLines(entry).find((line) => line.field === field)?.text

it.each([
  ['model', 'almanac'],
  ['stream', 'true'],
  ['temperature', 'none'],
  ['systemPrompt', 'none'],
  ['timestamp', '2026-11-20 18:04 UTC'],
  ['facts', 'n1: Sun in Taurus'],
  ['held', 'Your Sun is in Leo. (sign)'],
  ['birthChartData', '{\n  "sun": "Taurus"\n}'],
])('%s reads %j', (field, shown) => expect(text(field)).toBe(shown))
it('leaves nothing of an entry out', () =>
  expect(
    debugLines(entry)
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual(Object.keys(entry).toSorted()))
