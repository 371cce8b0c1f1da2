/** One answer of the blueprint, from the chart; nothing is said twice within one blueprint. */
import type { Sky } from '@astrarium/sky'
import { LORE } from '../../almanac/load-lore.ts'
import type { Composer } from '../../almanac/composer.ts'
import { THEME_MEANINGS } from '../../question/themes.ts'
import type { Fact, RejectedSentence, UsedPhrase } from '../../types.ts'
import { lookLines } from './blueprint-looks.ts'
import { questionOf } from './blueprint-questions.ts'
import type { BlueprintCategory, BlueprintQuestion } from './blueprint-questions.ts'
import { timedSpan, timingLines } from './blueprint-timing.ts'
import { FieldWriter } from '../field-writer.ts'
import type { ReadingInput } from '../field-writer.ts'
import type { Intent } from '../../question/intent.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { contradictionLines, giftLines } from './blueprint-gifts.ts'
import { NO_TRAITS } from '../../question/traits.ts'

export interface BlueprintAnswer {
  text: string
  facts: Fact[]
  usedPhrases: UsedPhrase[]
  rejected: RejectedSentence[]
}

export interface BlueprintInput extends ReadingInput {
  questionId: string
}

/**
 * `usedPhrases` is what the other answers of this blueprint gave back, and nothing else: it keeps sentences
 * from coming twice and mentions an uncertain birth time once a chapter. Begin with an empty list when the
 * whole blueprint is written anew. Throws `RangeError` for an unknown question and `SkyError` for an unknown
 * zone or an instant outside the engine's years.
 */
export function blueprintAnswer(sky: Sky, input: BlueprintInput): BlueprintAnswer {
  const question = questionOf(input.questionId)
  const { recipe } = question
  const { theme } = recipe
  const reading: Intent = {
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'purpose',
    span: null,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    follows: null,
  }
  const writer = new FieldWriter(sky, input, `blueprint|${question.id}`, reading, {
    isOnce: true,
    complete: timedSpan(sky, recipe),
  })
  const { text } = writer.write(lines(writer, question))
  return { text, facts: writer.facts, usedPhrases: writer.composer.usedPhrases, rejected: writer.rejected }
}

function* lines(writer: FieldWriter, { category, recipe }: BlueprintQuestion): Iterable<LineOrBreak> {
  const { composer } = writer
  if (recipe.how === 'looks') yield* lookLines(writer, recipe)
  else if (recipe.how === 'contradiction') yield* contradictionLines(writer)
  else if (recipe.how === 'gift') yield* giftLines(writer)
  else yield* timingLines(writer, recipe.how)
  yield* chapterNotes(composer, category)
}

/**
 * What the birth time leaves out, and on the body that this is no medicine: once a chapter, with whichever
 * answer comes first.
 */
function* chapterNotes(composer: Composer, category: BlueprintCategory): Iterable<LineOrBreak> {
  const notes: string[] = []
  const { kind } = composer.context.chart.accuracy
  if (kind !== 'exact') notes.push(`bp.${kind}.${category}`)
  if (category === 'body-health') notes.push('bp.care')
  for (const key of notes) {
    const note = LORE.get(key)?.[0]
    if (!note || composer.age(note.id) !== Number.POSITIVE_INFINITY) continue
    composer.remember(note.id)
    yield composer.paragraph()
    yield composer.line(note.text)
  }
}
