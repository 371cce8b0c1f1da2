import type { ThreadTurn } from '@astrarium/arion'
import type { Send } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { AnswerEnding } from '../../guide/answer-trace.ts'
import { factShown } from '../../guide/fact-shown.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { openDailyChart } from '../../sky/service/open-daily-chart.ts'
import { settleToday } from '../../sky/service/settle-today.ts'
import { addEntry } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { canDebug } from './can-debug.ts'

/** The question whose answer ended. */
interface Question {
  askId: string
  threadId: string
  askedAt: Date
  question: string
  turns: ThreadTurn[]
  profile: OpenProfile
  send: Send
}

/** Keeps what stood behind an answer, for those who may see it and asked for it. */
export async function keepDebugEntry(
  context: UserContext,
  tx: Tx,
  ask: Question,
  { outcome, end, trace, error }: AnswerEnding,
): Promise<void> {
  if (!ask.send.includeDebugInfo || !(await canDebug(context, tx))) return
  const { userId } = context.actor
  const daily = await openDailyChart(context, tx, await settleToday(context, tx, ask.profile))
  await addEntry(tx, {
    userId,
    askId: ask.askId,
    threadId: ask.threadId,
    model: trace.voice,
    // the built-in voice has none, and a model is left its own
    temperature: null,
    stream: true,
    contextType: 'general',
    questionCategory: end?.topic ?? 'general',
    outcome,
    timestamp: ask.askedAt,
    createdAt: context.now(),
    detailsSealed: context.vault.seal(sealed.details, userId, {
      userMessage: ask.question,
      systemPrompt: trace.prompt,
      conversationSummary: summaryOf(ask.turns),
      circleMemberData: null,
      birthChartData: ask.profile.chart,
      dailyTransit: daily?.transits ?? null,
      error: error ?? trace.failure,
      plan: end?.plan ?? null,
      facts: (end?.facts ?? []).map(factShown),
      held: end?.rejected ?? trace.rejected,
    }),
  })
}

function summaryOf(turns: ThreadTurn[]): string | null {
  if (turns.length === 0) return null
  return turns.map(({ question, topic }) => `${topic ?? 'general'}: ${question}`).join('\n')
}
