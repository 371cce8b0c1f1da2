import type * as arion from '@astrarium/arion'
import { factShown } from '../guide/fact-shown.ts'
import type { StoredForesight, StoredRibbon } from './sealed.ts'

export function toStoredForesight(
  reading: arion.Foresight,
  timeZone: string,
  customQuestion: string | null,
): StoredForesight {
  return {
    timeline: reading.timeline,
    span: reading.span,
    timeZone,
    customQuestion,
    themeTitle: reading.themeTitle,
    themeDescription: reading.themeDescription,
    timingWindows: reading.timingWindows.map(({ period, type, description, energy, ...stay }) => ({
      period,
      type,
      description,
      ...toStay(stay),
      energy,
    })),
    opportunities: reading.opportunities,
    challenges: reading.challenges,
    emotionalRipening: reading.emotionalRipening,
    emotionalTender: reading.emotionalTender,
    soulReflection: reading.soulReflection,
    soulAffirmation: reading.soulAffirmation,
    facts: reading.facts.map(factShown),
  }
}

export function toStoredRibbon(from: Date, to: Date, rows: readonly arion.RibbonRow[]): StoredRibbon {
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    rows: rows.map(({ id, transiting, natal, aspect, energy, weight, ...stay }) => ({
      id,
      transiting,
      natal,
      aspect,
      ...toStay(stay),
      energy,
      weight,
    })),
  }
}

function toStay({ enters, exact, leaves }: { enters: Date | null; exact: Date[]; leaves: Date | null }) {
  return {
    enters: enters?.toISOString() ?? null,
    exact: exact.map((at) => at.toISOString()),
    leaves: leaves?.toISOString() ?? null,
  }
}
