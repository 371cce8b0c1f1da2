/** What of the answer before is asked for → how it is told. */
import type { Turn } from '../question/turn.ts'
import type { Composer, Plan } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { doubtPlan } from './doubt.ts'
import { againPlan } from './again.ts'
import { mostOwnPlan } from './most-own.ts'
import { explainPlan, termPlan } from './plainly.ts'
import { quotedPlan } from './quoted.ts'
import { rankingPlan } from './ranking.ts'
import { reasonsOf, reasonsPlan } from './reasons.ts'
import { shownOnePlan } from './shown-one.ts'
import { stepPlan } from './step.ts'
import { surePlan } from './sure.ts'

/** `plan` is that of its kind, for a turn that asks for the same again with something left out. */
export function turnPlan(turn: Turn, plan: Plan): Plan {
  return (composer) => {
    switch (turn.is) {
      case 'reasons':
        return turn.of ? reasonsOf(composer, turn.of) : reasonsPlan(composer)
      case 'most_own':
        return mostOwnPlan(composer)
      case 'again':
        return againPlan(composer)
      case 'quoted':
        return quotedPlan(composer, turn.words)
      case 'ranking':
        return rankingPlan(composer, turn)
      case 'sure':
        return surePlan(composer)
      case 'doubt':
        return doubtPlan(composer)
      case 'shown':
        return shownOnePlan(composer, turn.which)
      case 'another':
        return after(composer, 'turn.another', plan)
      case 'without':
        return after(composer, 'turn.without', plan)
      case 'narrowed':
        return after(composer, 'turn.narrowed', plan)
      case 'explain':
        return explainPlan(composer)
      case 'term':
        return termPlan(composer, turn.name)
      case 'step':
        return stepPlan(composer, turn.after, turn.on)
      case 'meant':
        return after(composer, 'turn.meant', plan, turn.whom)
      case 'more':
      case 'simpler':
        return plan(composer)
    }
  }
}

function* after(composer: Composer, key: string, plan: Plan, named = ''): Iterable<LineOrBreak> {
  const opening = composer.unit(key)
  if (opening) yield composer.line(opening.text.replace('{A}', named))
  yield* plan(composer)
}
