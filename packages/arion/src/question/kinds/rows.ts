/** The kinds of answers, a row each: what differs between them is said here and nowhere else. */
import { addDays, addMonths } from '../../language/calendar.ts'
import type { Kind, KindRow, SpanWish } from './kind.ts'

const ofToday = ({ today }: SpanWish) => ({ from: today, to: today, phrase: 'today' })
const ofMonths = ({ today }: SpanWish) => ({
  from: today,
  to: addDays(today, 199),
  phrase: 'the coming months',
})

/** Reads what lasts in the chart; the sky of now stands beside it. */
const LASTING: KindRow = {
  span: ofMonths,
  hours: 'never',
  isOfDay: false,
  looksLater: false,
  lasts: true,
  onNewTheme: 'why',
  onNewSpan: { day: 'today', stretch: 'outlook' },
  compares: false,
  namesBystander: false,
  words: '140 to 210',
}

export const KIND_ROWS: Record<Kind, KindRow> = {
  today: {
    ...LASTING,
    span: ofToday,
    hours: 'always',
    isOfDay: true,
    lasts: false,
    onNewTheme: 'today',
    words: '110 to 170',
  },
  when: {
    ...LASTING,
    span: spanOfWhen,
    hours: 'near',
    looksLater: true,
    lasts: false,
    onNewTheme: 'when',
    onNewSpan: { day: 'when', stretch: 'when' },
    words: '120 to 180',
  },
  yes_no: {
    ...LASTING,
    span: ({ today, wantsDay }) => ({
      from: today,
      to: addDays(today, wantsDay ? 13 : 29),
      phrase: wantsDay ? 'the next two weeks' : 'the coming weeks',
    }),
    hours: 'short',
    looksLater: true,
    lasts: false,
    onNewTheme: 'yes_no',
    onNewSpan: { day: 'yes_no', stretch: 'yes_no' },
    compares: true,
    namesBystander: true,
    words: '140 to 200',
  },
  outlook: {
    ...LASTING,
    span: ({ today }) => ({ from: today, to: addMonths(today, 3), phrase: 'the next three months' }),
    hours: 'named_short',
    looksLater: true,
    lasts: false,
    onNewTheme: 'outlook',
    compares: true,
    namesBystander: true,
    words: '150 to 250',
  },
  purpose: LASTING,
  gift: LASTING,
  block: LASTING,
  essence: LASTING,
  chart: { ...LASTING, lasts: false },
  need: {
    ...LASTING,
    onNewTheme: 'need',
    namesBystander: true,
  },
  choice: { ...LASTING, lasts: false },
  manner: {
    ...LASTING,
    hours: 'named_short',
    onNewTheme: 'manner',
    onNewSpan: { day: 'manner', stretch: 'manner' },
  },
  how: {
    ...LASTING,
    hours: 'named_short',
    onNewTheme: 'how',
    onNewSpan: { day: 'how', stretch: 'how' },
    namesBystander: true,
  },
  comfort: {
    ...LASTING,
    span: ofToday,
    hours: 'always',
    lasts: false,
    onNewTheme: 'comfort',
    onNewSpan: { day: 'comfort', stretch: 'comfort' },
  },
  why: { ...LASTING, namesBystander: true },
  check_in: {
    ...LASTING,
    span: ofToday,
    hours: 'always',
    isOfDay: true,
    lasts: false,
    onNewTheme: 'check_in',
    onNewSpan: { day: 'check_in', stretch: 'check_in' },
    words: '90 to 150',
  },
  cycle: {
    ...LASTING,
    lasts: false,
    onNewTheme: 'cycle',
    onNewSpan: { day: 'cycle', stretch: 'cycle' },
  },
}

/** "When" about some things is a matter of months; about the rest, of an hour. */
function spanOfWhen({ today, isByWindows, wantsDay }: SpanWish) {
  if (wantsDay) return { from: today, to: addDays(today, 13), phrase: 'the next two weeks' }
  if (!isByWindows) return { from: today, to: addDays(today, 9), phrase: 'the next ten days' }
  return { from: today, to: addMonths(today, 12), phrase: 'the coming year' }
}
