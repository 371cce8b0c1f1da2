/**
 * Question kind → plan of moves, with what has to be said before it: a refusal, a comparison, that we spoke
 * of this.
 */
import { contextOf } from '../brief/build-brief.ts'
import type { Brief, QuestionContext } from '../brief/build-brief.ts'
import { mentionsLifesEnd } from '../question/care.ts'
import type { Refusal } from '../question/care.ts'
import { helpLines } from '../question/help-lines.ts'
import { COMPATIBLE, isEitherOr, PARTING, PROMISE, SOULMATE } from '../question/kind-of.ts'
import type { Kind } from '../question/kind-of.ts'
import type { Composer, Plan, LineOrBreak } from './composer.ts'
import { chartPlan } from './plans/chart.ts'
import { checkInPlan } from './plans/check-in.ts'
import { comfortPlan } from './plans/comfort.ts'
import { cyclePlan } from './plans/cycle.ts'
import { essencePlan } from './plans/essence.ts'
import { griefAside, griefPlan } from './plans/grief.ts'
import { mannerPlan, needPlan, ownWayPlan } from './plans/need.ts'
import { outlookPlan } from './plans/outlook.ts'
import { simplerPlan } from './plans/simpler.ts'
import { blockPlan, giftPlan, purposePlan } from './plans/purpose.ts'
import { todayPlan } from './plans/today.ts'
import { whenPlan } from './plans/when.ts'
import { whyPlan } from './plans/why.ts'
import { yesNoPlan } from './plans/yes-no.ts'
import { leaningOf } from './leaning.ts'
import { spelled } from '../language/numbers.ts'

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
  const { kind, follows } = context.intent
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
      const text = composer.input.question.toLowerCase()
      const words = refusal ? null : prefaceOf(composer, text)
      if (words) yield composer.line(words)
      if (refusal !== 'death' && mentionsLifesEnd(text)) {
        const aside = composer.unit('refuse.death.aside')
        if (aside) yield composer.line(aside.text)
      }
      const { person } = context.intent
      if (
        person &&
        !isEitherOr(text) &&
        !COMPATIBLE.test(text) &&
        ['yes_no', 'why', 'need', 'outlook'].includes(kind)
      )
        yield composer.line(`I have no chart of ${person.name} at hand, so this is your side of it.`)
      yield* planOf(kind, refusal)(composer)
    },
  }
}

/** A yes would answer what was just refused; and days that are good for money would be days to buy. */
function planOf(kind: Kind, refusal: Refusal | undefined): Plan {
  if (refusal === 'markets') return ownWayPlan
  if (refusal === 'secret' && kind !== 'when') return needPlan
  return refusal === 'legal' && kind === 'yes_no' ? outlookPlan : PLANS[kind]
}

/** What has to be said before the reading, because the question wants more than one can give. */
function prefaceOf(composer: Composer, text: string): string | null {
  const { kind, theme } = composer.context.intent
  const key = SOULMATE.test(text)
    ? 'preface.soulmate'
    : COMPATIBLE.test(text)
      ? 'preface.compatible'
      : isEitherOr(text)
        ? 'preface.either'
        : theme === 'home' && /\b(child|children|kids?|bab(y|ies))\b/.test(text)
          ? 'preface.children'
          : kind === 'outlook' && PARTING.test(text)
            ? 'preface.parting'
            : kind === 'outlook' && PROMISE.test(text)
              ? 'preface.promise'
              : null
  return key ? (composer.unit(key)?.text ?? null) : null
}

/** A midwife for a pregnancy, a doctor for the rest; soon for a lump, and at once for a chest that hurts. */
function medicalKeys(question: string): string[] {
  const text = question.toLowerCase()
  const is =
    /\bchest[ -]?(pains?|hurts?|aches?)|pain in my chest|can'?t breathe|trouble breathing|(having|is this|is it) a (stroke|heart attack)|cough\w* (up )?blood|bleeding (a lot|heavily|won'?t stop)|face (is )?(droop\w*|numb)/.test(
      text,
    )
      ? 'urgent'
      : /\b(lump|growth on|mole|blood in)\b/.test(text)
        ? 'lump'
        : /\b(pregnan\w*|baby|babies|child|children|kids?|miscarr\w*|ivf|conceiv\w*|fertil\w*|ovulat\w*)\b/.test(
              text,
            )
          ? 'pregnancy'
          : null
  return is ? [`refuse.medical.${is}`] : ['refuse.medical']
}

/** The plain sentence first; the reading after it keeps to what a chart can say. */
function* refused(composer: Composer, refusals: readonly string[]): Iterable<LineOrBreak> {
  for (const refusal of refusals) {
    const line = composer.unit(
      refusal === 'medical' ? medicalKeys(composer.input.question) : `refuse.${refusal}`,
    )
    if (line)
      yield composer.line(
        line.text.replaceAll('{emergency}', helpLines(composer.input.asker.timeZone).emergency),
      )
  }
  const offer = composer.unit(`refuse.${refusals[0]}.offer`)
  yield composer.paragraph()
  if (offer) yield composer.line(offer.text)
  yield composer.paragraph()
}

/**
 * A follow-up opens with the comparison it asked for, computed; a question asked again says so and looks
 * elsewhere.
 */
function* remembered(composer: Composer): Iterable<LineOrBreak> {
  const { intent, frame } = composer.context
  const unit = `asked.${intent.kind}.${intent.theme}${intent.subject ? `.${intent.subject}` : ''}`
  const age = composer.age(unit)
  const lasting = ['why', 'need', 'manner', 'purpose', 'gift', 'block', 'essence'].includes(intent.kind)
  if (intent.follows) {
    const before = intent.follows.span
    if (
      intent.follows.words === 'span' &&
      before &&
      before.from !== frame.span.from &&
      (intent.kind === 'outlook' || intent.kind === 'yes_no')
    ) {
      const earlier = leaningOf(
        contextOf(composer.sky, composer.context.chart, composer.context.frame.at, frame.zone, {
          ...intent,
          span: before,
        }),
      )
      const difference = leaningOf(composer.context).balance - earlier.balance
      const key = difference > 0.15 ? 'follow.easier' : difference < -0.15 ? 'follow.harder' : 'follow.same'
      const line = composer.unit(key)
      if (line) yield composer.line(line.text)
    } else if (intent.follows.words === 'more') {
      const line = composer.unit('follow.more')
      if (line) yield composer.line(line.text)
    }
  } else if (lasting && age < 14) {
    const line = composer.unit('asked.again')
    if (line && age > 0)
      yield composer.line(line.text.replaceAll('{ago}', age === 1 ? 'yesterday' : `${spelled(age)} days ago`))
  }
  composer.remember(unit)
}
