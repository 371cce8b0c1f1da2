import { BLUEPRINT_CATEGORIES, blueprintQuestions } from '@astrarium/arion'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { openPaper } from '../../../platform/paper/open-paper.ts'
import { dayWriter } from '../../../platform/paper/paper-date.ts'
import { ownTurn } from '../../../platform/own-turn.ts'
import { paperWords } from '../../../words/index.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { withCurrentBlueprint } from '../current-blueprint.ts'
import { findAnswers } from '../repository.ts'
import { sealed } from '../sealed.ts'

const words = paperWords.blueprint
const day = dayWriter(paperWords.dates)
/** points: a chapter begins where two of its answers have room below, and leaves no page nearly empty */
const CHAPTER_BEGINS = 260

/** points: the height of a question of two lines, which has its answer on the same page */
const HEADING = 48

/** The seven chapters on paper, with what is answered. Throws not_found while nothing is. */
export async function printBlueprint(
  context: UserContext,
): Promise<{ name: string; type: 'application/pdf'; text: Uint8Array<ArrayBuffer> }> {
  const { userId } = context.actor
  const questions = blueprintQuestions()
  const { found } = await withCurrentBlueprint(context, async (tx) => ({
    name: (await readProfile(context, tx)).fullName,
    rows: await findAnswers(
      tx,
      userId,
      questions.map(({ id }) => id),
    ),
  }))
  if (!found || found.rows.length === 0) throw new AppError('not_found', 'The blueprint is not written yet')
  const last = new Date(Math.max(...found.rows.map(({ generatedAt }) => generatedAt.getTime())))
  const answers = new Map(
    found.rows.map(
      (row) => [row.questionId, context.vault.open(sealed.answer, userId, row.answerSealed)] as const,
    ),
  )
  const paper = await openPaper(paperWords.frame, {
    titles: words.titles(found.name),
    madeAt: context.now(),
  })
  paper.paragraph(words.written(day(last)), 'quiet')
  for (const { id, label } of BLUEPRINT_CATEGORIES) {
    paper.heading(2, label, CHAPTER_BEGINS)
    for (const question of questions.filter(({ category }) => category === id)) {
      const parts = partsOf(answers.get(question.id))
      paper.heading(3, question.prompt, HEADING + paper.heightOf(parts))
      for (const { text, look } of parts) paper.paragraph(text, look)
    }
    // others are served between two chapters
    await ownTurn()
  }
  paper.paragraph(words.foot, 'quiet')
  return { name: 'astrarium-blueprint.pdf', type: 'application/pdf', text: await paper.finish() }
}

/** An answer and what it rests on, which no page parts. */
function partsOf(
  answer: { text: string; facts: readonly { statement: string }[] } | undefined,
): { text: string; look: 'body' | 'quiet' }[] {
  if (!answer) return [{ text: words.unanswered, look: 'quiet' }]
  const { text, facts } = answer
  const reasons = paperWords.basedOn(facts.map(({ statement }) => statement))
  return [{ text, look: 'body' }, ...(facts.length > 0 ? [{ text: reasons, look: 'quiet' as const }] : [])]
}
