import type { AskOutcome } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { findDailyChart } from '../../sky/service/find-daily-chart.ts'
import { addDebugEntry } from '../../debug/service/add-debug-entry.ts'
import type { ArionEnd, AskToAnswer } from '../ask-to-answer.ts'
import { factShown } from '../../guide/fact-shown.ts'
import type { AnswerTrace } from '../../guide/answer-trace.ts'

interface Ending {
  outcome: AskOutcome | 'failed'
  /** null when the answer did not come to its end */
  end: ArionEnd | null
  trace: AnswerTrace
  error: string | null
}

/** Keeps what stood behind an answer, for those who may see it and asked for it. */
export async function saveTrace(
  context: UserContext,
  tx: Tx,
  ask: AskToAnswer,
  { outcome, end, trace, error }: Ending,
): Promise<void> {
  if (!ask.wantsTrace) return
  await addDebugEntry(context, tx, {
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
    details: {
      userMessage: ask.question,
      systemPrompt: trace.prompt,
      conversationSummary:
        ask.turns.length === 0
          ? null
          : ask.turns.map(({ question, topic }) => `${topic ?? 'general'}: ${question}`).join('\n'),
      circleMemberData: null,
      birthChartData: ask.profile.chart,
      dailyTransit: (await findDailyChart(context, tx))?.transits ?? null,
      error: error ?? trace.failure,
      plan: end?.plan ?? null,
      facts: (end?.facts ?? []).map(factShown),
      held: end?.rejected ?? trace.held,
    },
  })
}
