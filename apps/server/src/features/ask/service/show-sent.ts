import { sentFor } from '@astrarium/arion'
import type { PromptMessage } from '@astrarium/arion'
import type { PersonContext } from '../../../platform/context.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { redactedTerms } from '../../guide/redacted-terms.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import { readAsk } from '../../guide/service/read-ask.ts'
import { readProfile } from '../../profile/service/read-profile.ts'

interface Sent {
  question: string
  messages: PromptMessage[] | null
}

/** Nothing in it calls for the built-in voice, which sends nothing. */
const ORDINARY = 'What should I focus on at work this week?'

/** What an outside model is sent when this person asks, made as it is made for an answer. */
export async function showSent(context: PersonContext): Promise<Sent> {
  const { profile, ground } = await context.db.asUser(context.actor.userId, async (tx) => {
    const open = await readProfile(context, tx)
    return { profile: open, ground: await readAskerContext(context, tx, open, context.now()) }
  })
  const input = await readAsk(context, { ...ground, question: ORDINARY, thread: [] })
  const messages = sentFor(skyOf(context, input.asker.chart), input, redactedTerms(context.actor, profile))
  return { question: ORDINARY, messages: messages && [...messages] }
}
