/** Whether a yes or no that nobody can give may be answered with how the time will be. */
import { isAboutAsker } from '../care/not-in-chart.ts'

/** "Will things get easier?": of a side of life, or of how a time will be, and of no single event. */
export function isOfOwnTime(text: string): boolean {
  return isAboutAsker(text) && TURNS_OUT.test(text)
}

const TURNS_OUT =
  /\b(be|get|gets|feel|become|stay|go|become|look|turn out) (\w+ )?(happy|happier|ok|okay|fine|alright|right|rich|wealthy|famous|successful|lonely|alone|single|free|better|best|worse|easier|harder|lighter|busy|content|loved|good|bad|hard|easy|difficult|different|quiet|calm|well|wrong|up|lucky|fired|like this)\b|\b(change|improve|pass|end|last|happen|succeed|work out|calm down|settle|lose|fail|make it|luck|year|month|week|regret|mistake|let up|turn|move on|find)\b/
