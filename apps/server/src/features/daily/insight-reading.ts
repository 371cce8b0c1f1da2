import type { DailyInsight as MadeInsight } from '@astrarium/arion'
import type { DailyInsight } from '@astrarium/contracts'
import { insightToText } from '@astrarium/contracts'
import type { UserContext } from '../../platform/context.ts'
import { factShown } from '../guide/fact-shown.ts'
import type { InsightRow } from './repository.ts'
import { sealed } from './sealed.ts'
import type { InsightReading } from './sealed.ts'

/**
 * What Arion made, in plain values and under the names that the screens know. Throws when there is nothing in
 * one of its parts.
 */
export function readingOf(made: MadeInsight, timeZone: string): InsightReading {
  const { energyTone, toneText, leanInto, mindfullyAvoid, groundingSuggestion } = made
  if ([energyTone, toneText, leanInto, mindfullyAvoid, groundingSuggestion].includes(''))
    throw new Error('An insight with an empty part')
  return {
    timeZone,
    energeticTone: energyTone,
    toneText,
    keyTimingCues: made.timingCues.map(({ text, at, until, energy }) => ({
      text,
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
      energy: energy ?? null,
    })),
    dailyFocus: { leanInto, avoid: mindfullyAvoid },
    groundingSuggestion,
    facts: made.facts.map(factShown),
  }
}

/** The text form, in which an insight stands among the asks and among the notes. */
export function textOf({ keyTimingCues, ...reading }: InsightReading): string {
  return insightToText({ ...reading, timingCues: keyTimingCues.map(({ text }) => text) })
}

export function sealReading({ vault, actor }: UserContext, reading: InsightReading): string {
  return vault.seal(sealed.insight, actor.userId, reading)
}

/** An insight as it is shown. */
export function openInsight({ vault, actor }: UserContext, row: InsightRow): DailyInsight {
  const reading = vault.open(sealed.insight, actor.userId, row.readingSealed)
  return { ...reading, id: row.id, date: row.forDate, createdAt: row.createdAt.toISOString() }
}
