/**
 * One day in the fields of the daily insight, from the same ranked facts as the chat's answer about today.
 */
import type { Sky } from '@astrarium/sky'
import type { TransitFact } from '../../brief/facts.ts'
import { leadOfDay } from '../../kinds/today/plan.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Fact, RejectedSentence, UsedPhrase } from '../../types.ts'
import { dayCues } from './day-cues.ts'
import type { TimingCue } from './day-cues.ts'
import { FieldWriter } from '../field-writer.ts'
import type { ReadingInput } from '../field-writer.ts'
import type { Intent } from '../../question/intent.ts'
import { toneLines, leanLines, avoidLines, groundLines, placeOf, manner } from './insight-lines.ts'
import { NO_TRAITS } from '../../question/traits.ts'

export interface DailyInsight {
  /** local day, `YYYY-MM-DD` */
  date: string
  /** short title: "The other chair, on firm ground" */
  energyTone: string
  /** what the title rests on: where the Moon is, and the one larger transit */
  toneText: string
  /** in order of time, only what is still ahead; empty late in the evening */
  timingCues: TimingCue[]
  leanInto: string
  mindfullyAvoid: string
  groundingSuggestion: string
  facts: Fact[]
  usedPhrases: UsedPhrase[]
  rejected: RejectedSentence[]
}

const READING: Intent = {
  theme: 'today',
  topic: 'today',
  kind: 'today',
  span: null,
  subject: null,
  traits: NO_TRAITS,
  person: null,
  follows: null,
}

/**
 * The insight of the local day that `at` falls on. The same person, day and memory give the same words.
 * Throws `SkyError` for an unknown zone or an instant outside the engine's years.
 */
export function dailyInsight(sky: Sky, input: ReadingInput): DailyInsight {
  const writer = new FieldWriter(sky, input, 'daily insight', READING)
  const { composer } = writer
  const lead = leadOfDay(composer)
  const tone = writer.write(toneLines(composer, lead))
  const timingCues = dayCues(writer, lead)
  return {
    date: writer.context.frame.today,
    energyTone: title(composer, lead),
    toneText: tone.text,
    timingCues,
    leanInto: writer.write(leanLines(composer, lead)).text,
    mindfullyAvoid: writer.write(avoidLines(composer, lead)).text,
    groundingSuggestion: writer.write(groundLines(composer)).text,
    facts: writer.facts,
    usedPhrases: composer.usedPhrases,
    rejected: writer.rejected,
  }
}

function title(composer: Composer, lead: TransitFact | undefined): string {
  const place = composer.unit(`tone.${placeOf(composer)}`)?.text ?? ''
  const tail = lead ? composer.unit(`tail>${manner(lead)}`)?.text : undefined
  return tail ? `${place}${tail.startsWith('and ') ? ' ' : ', '}${tail}` : place
}
