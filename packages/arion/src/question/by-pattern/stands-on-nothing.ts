import { isAboutAsker, isOfAnothersPast, isPolar } from '../care/not-in-chart.ts'
import { themeOf } from '../topic-words.ts'
import { undertakingIn } from '../undertaking.ts'
import type { Intent } from '../intent.ts'
import { timeIn, moverIn } from '../theme-of-question.ts'

/**
 * A yes or no, or a forecast taken for one, of something that the asker neither does nor begins.
 * A fragment that leans on the turn before ("and Friday?") takes over what was recognised there.
 */
export function standsOnNothing(text: string, reading: Intent, before: Intent | null): boolean {
  const { kind, follows } = reading
  if (follows && (follows.words === 'simpler' || !isPolar(text))) return false
  const undertaking = undertakingIn(text)
  if (undertaking === 'named' || (undertaking === 'pointed_at' && before)) return false
  if (kind === 'yes_no') return true
  if (!isPolar(text)) return false
  if (kind === 'outlook' || kind === 'today')
    return !isAboutAsker(text) || !(isOfOwnTime(text) || (before && /\b(it|this|that|things)\b/.test(text)))
  return kind === 'why' && isOfAnothersPast(text)
}

/** "Will things get easier?": of a side of life, or of how a time will be, and of no single event. */
function isOfOwnTime(text: string): boolean {
  return (
    themeOf(text) !== null ||
    moverIn(text) !== null ||
    timeIn(text) !== null ||
    /\b(be|get|feel|become|stay|go|become|look|turn out) (\w+ )?(happy|happier|ok|okay|fine|alright|right|rich|wealthy|famous|successful|lonely|alone|single|free|better|best|worse|easier|harder|busy|content|loved|good|bad|hard|easy|difficult|different|quiet|calm|well|wrong|up|lucky|fired|like this)\b|\b(change|improve|pass|end|last|happen|succeed|work out|calm down|settle|lose|fail|make it|luck|year|month|week|regret|mistake)\b/.test(
      text,
    )
  )
}
