import { asRead, blueprintAnswer, blueprintQuestions } from '@astrarium/arion'
import type { BlueprintAnswer, ChartedAsker, UsedPhrase } from '@astrarium/arion'
import type { UserContext, Context } from '../../../platform/context.ts'
import { ownTurn } from '../../../platform/own-turn.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { factShown } from '../../guide/fact-shown.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import { rememberTold } from '../../guide/service/remember-told.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { chartKey } from '../chart-key.ts'
import { WRITE_BLUEPRINT } from '../limits.ts'
import { addAnswer, changeBlueprint, findAnswers, lockBlueprint } from '../repository.ts'
import { beginAnewWhenOutdated } from '../current-blueprint.ts'
import { sealed } from '../sealed.ts'

/** What a run goes by: the work may be changed by others meanwhile, and then it ends. */
interface Run {
  asker: ChartedAsker
  /** a blueprint is written as of one moment, however often the work was interrupted */
  at: Date
  /** another one means that the work has begun anew, for other birth data */
  birthSealed: string
  /** of the answers that stand */
  told: UsedPhrase[]
  /** still to be answered, in order */
  missing: string[]
}

/**
 * Writes what is missing of a person's blueprint, question by question, each kept as soon as it is written:
 * it can be interrupted anywhere and goes on from there. Ends quietly when there is nothing to do, or another
 * server does it.
 */
export async function writeBlueprint(context: Context, userId: string): Promise<void> {
  const personal: UserContext = { ...context, actor: { kind: 'job', name: WRITE_BLUEPRINT, userId } }
  const run = await takeUp(personal)
  if (!run) return
  const { asker, at, told, missing } = run
  for (const [index, questionId] of missing.entries()) {
    // others are served in between
    await ownTurn()
    const answer = blueprintAnswer(skyOf(context, asker.chart), { asker, at, usedPhrases: told, questionId })
    if (answer.rejected.length > 0)
      context.log.warn(
        { questionId, held: answer.rejected.length },
        'the check left lines out of a blueprint',
      )
    const isLast = index === missing.length - 1
    if (!(await keep(personal, run.birthSealed, { questionId, answer, isLast }))) return
    told.push(...answer.usedPhrases)
  }
}

function takeUp(context: UserContext): Promise<Run | null> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const { birth, chartSettings } = profile
    if (!birth || !profile.hasChart) return null
    await beginAnewWhenOutdated(context, tx, chartKey(birth, chartSettings))
    const row = await lockBlueprint(tx, userId)
    if (row?.state !== 'writing') return null
    const { asker } = await readAskerContext(context, tx, profile, row.startedAt)
    const { chart } = asker
    if (!chart) return null
    const questions = blueprintQuestions().map(({ id }) => id)
    const rows = await findAnswers(tx, userId, questions)
    const answers = new Map(
      rows.map(
        (answer) =>
          [answer.questionId, context.vault.open(sealed.answer, userId, answer.answerSealed)] as const,
      ),
    )
    const missing = questions.filter((id) => !answers.has(id))
    if (missing.length === 0) await changeBlueprint(tx, userId, { state: 'whole' })
    const told = questions.flatMap((id) => answers.get(id)?.told ?? [])
    return { asker: { ...asker, chart }, at: row.startedAt, birthSealed: row.birthSealed, told, missing }
  })
}

/**
 * False when the work ended or began anew meanwhile, or when this question was answered by another server,
 * which then does the rest.
 */
function keep(
  context: UserContext,
  birthSealed: string,
  { questionId, answer, isLast }: { questionId: string; answer: BlueprintAnswer; isLast: boolean },
): Promise<boolean> {
  const { userId } = context.actor
  const { text, facts, usedPhrases: told } = answer
  const now = context.now()
  return context.db.asUser(userId, async (tx) => {
    const row = await lockBlueprint(tx, userId)
    if (row?.state !== 'writing' || row.birthSealed !== birthSealed) return false
    if (
      !(await addAnswer(tx, {
        userId,
        questionId,
        answerSealed: context.vault.seal(sealed.answer, userId, { text, facts: facts.map(factShown), told }),
        generatedAt: now,
      }))
    )
      return false
    await rememberTold(context, tx, asRead(told))
    await changeBlueprint(tx, userId, { touchedAt: now, ...(isLast && { state: 'whole' }) })
    return true
  })
}
