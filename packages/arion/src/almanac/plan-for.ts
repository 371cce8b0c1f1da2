/**
 * Question kind → plan of moves, with what has to be said before it: a refusal, a comparison, that we spoke
 * of this.
 */
import type { Brief, QuestionContext } from '../brief/build-brief.ts'
import type { Refusal } from '../question/care/care.ts'
import type { Kind } from '../question/kinds/kind.ts'
import { KIND_ROWS } from '../question/kinds/rows.ts'
import type { Composer, Plan } from './composer.ts'
import type { LineOrBreak } from './line.ts'
import { chartPlan } from './plans/chart.ts'
import { checkInPlan } from './plans/check-in.ts'
import { choicePlan } from './plans/choice/choice.ts'
import { comfortPlan } from './plans/comfort.ts'
import { cyclePlan } from './plans/cycle.ts'
import { essencePlan } from './plans/essence.ts'
import { griefAside, griefPlan } from './plans/grief.ts'
import { mannerPlan, needPlan, ownWayPlan } from './plans/need.ts'
import { outlookPlan } from './plans/outlook.ts'
import { simplerPlan } from './plans/simpler.ts'
import { purposePlan } from './plans/purpose/purpose.ts'
import { todayPlan } from './plans/day/today.ts'
import { whenPlan } from './plans/when.ts'
import { whyPlan } from './plans/why.ts'
import { yesNoPlan } from './plans/yes-no.ts'
import { giftPlan } from './plans/purpose/gift.ts'
import { blockPlan } from './plans/purpose/block.ts'
import { refused } from './refusal-lines.ts'
import { remembered } from './memory-lines.ts'

const PLANS: Record<Kind, Plan> = {
  today: todayPlan,
  when: whenPlan,
  yes_no: yesNoPlan,
  outlook: outlookPlan,
  purpose: purposePlan,
  gift: giftPlan,
  block: blockPlan,
  essence: essencePlan,
  chart: chartPlan,
  comfort: comfortPlan,
  need: needPlan,
  choice: choicePlan,
  manner: mannerPlan,
  why: whyPlan,
  check_in: checkInPlan,
  cycle: cyclePlan,
}

/** `isDeclined`: the plan says kindly why it does not answer, and reads nothing in the chart. */
export function planFor(
  brief: Brief,
  context: QuestionContext,
): { name: string; plan: Plan; isDeclined: boolean } {
  const { kind, theme, follows, traits } = context.intent
  const refusals = brief.parsed.kind === 'read' ? brief.parsed.refusals : []
  const [refusal] = refusals
  const isDeclined = refusals.includes('death') || refusals.includes('medical')
  return {
    isDeclined,
    name: refusal ? `${kind}.${refusal}` : follows?.words === 'simpler' ? `${kind}.simpler` : kind,
    *plan(composer) {
      const { grief } = context.intent
      if (kind === 'comfort' && grief) {
        yield* griefPlan(composer)
        return
      }
      if (grief) yield* griefAside(composer)
      if (follows?.words === 'simpler' && !refusal) {
        yield* simplerPlan(composer, PLANS[kind])
        return
      }
      if (refusal) {
        yield* refused(composer, refusals)
        if (isDeclined) return
      } else yield* remembered(composer)
      // what is left out of an answer is no answer of its own, and has no preface
      const words = refusal || follows?.words === 'more' ? null : prefaceOf(composer)
      if (words) yield composer.line(words)
      if (refusal !== 'death' && traits.has('life_end')) {
        const aside = composer.unit('refuse.death.aside')
        if (aside) yield composer.line(aside.text)
      }
      const { person } = context.intent
      if (person && !traits.has('either') && !traits.has('compatible') && KIND_ROWS[kind].namesBystander)
        yield composer.line(`I have no chart of ${person.name} at hand, so this is your side of it.`)
      yield* planOf(kind, refusal)(composer)
      if (kind !== 'comfort' && (theme === 'tired' || traits.has('worn'))) yield* doctorsLine(composer)
    },
  }
}

/** Whatever is read of tiredness, a doctor's line stands beside it. */
function* doctorsLine(composer: Composer): Iterable<LineOrBreak> {
  const care = composer.unit('care.tired')
  if (care) yield composer.line(care.text)
}

/** A yes would answer what was just refused; and days that are good for money would be days to buy. */
function planOf(kind: Kind, refusal: Refusal | undefined): Plan {
  if (refusal === 'markets') return ownWayPlan
  if (refusal === 'secret' && kind !== 'when') return needPlan
  return refusal === 'legal' && kind === 'yes_no' ? outlookPlan : PLANS[kind]
}

/** What has to be said before the reading, because the question wants more than one can give. */
function prefaceOf(composer: Composer): string | null {
  const { kind, theme, traits } = composer.context.intent
  if (kind === 'choice') return null
  const key = traits.has('soulmate')
    ? 'preface.soulmate'
    : traits.has('compatible')
      ? 'preface.compatible'
      : traits.has('either') && !traits.has('parting') && kind !== 'chart'
        ? 'preface.either'
        : theme === 'home' && traits.has('of_a_child')
          ? 'preface.children'
          : kind === 'outlook' && traits.has('parting')
            ? 'preface.parting'
            : kind === 'outlook' && traits.has('promise')
              ? 'preface.promise'
              : null
  return key ? (composer.unit(key)?.text ?? null) : null
}
