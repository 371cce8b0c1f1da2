/**
 * Question kind → plan of moves, with what has to be said before it: a refusal, a comparison, that we spoke
 * of this.
 */
import { matterOf } from '../brief/build-brief.ts'
import type { Brief, Matter } from '../brief/build-brief.ts'
import { mentionsLifesEnd } from '../question/care.ts'
import type { Refusal } from '../question/care.ts'
import { helpLines } from '../question/help-lines.ts'
import { COMPATIBLE, isEitherOr, PARTING, PROMISE, SOULMATE } from '../question/kind-of.ts'
import type { Kind } from '../question/kind-of.ts'
import type { Pen, Plan, Stroke } from './pen.ts'
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
import { verdictOf } from './verdict.ts'
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
export function planFor(brief: Brief, matter: Matter): { name: string; plan: Plan; isDeclined: boolean } {
  const { kind, follows } = matter.reading
  const refusals = brief.reading.kind === 'read' ? brief.reading.refusals : []
  const [refusal] = refusals
  const isDeclined = refusals.includes('death') || refusals.includes('medical')
  return {
    isDeclined,
    name: refusal ? `${kind}.${refusal}` : follows?.words === 'simpler' ? `${kind}.simpler` : kind,
    *plan(pen) {
      const { grief } = matter.reading
      if (kind === 'comfort' && grief) {
        yield* griefPlan(pen)
        return
      }
      if (grief) yield* griefAside(pen)
      if (follows?.words === 'simpler' && !refusal) {
        yield* simplerPlan(pen, PLANS[kind])
        return
      }
      if (refusal) {
        yield* refused(pen, refusals)
        if (isDeclined) return
      } else yield* remembered(pen)
      const text = pen.input.question.toLowerCase()
      const words = refusal ? null : prefaceOf(pen, text)
      if (words) yield pen.line(words)
      if (refusal !== 'death' && mentionsLifesEnd(text)) {
        const aside = pen.unit('refuse.death.aside')
        if (aside) yield pen.line(aside.text)
      }
      const { person } = matter.reading
      if (
        person &&
        !isEitherOr(text) &&
        !COMPATIBLE.test(text) &&
        ['yes_no', 'why', 'need', 'outlook'].includes(kind)
      )
        yield pen.line(`I have no chart of ${person.name} at hand, so this is your side of it.`)
      yield* planOf(kind, refusal)(pen)
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
function prefaceOf(pen: Pen, text: string): string | null {
  const { kind, theme } = pen.matter.reading
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
  return key ? (pen.unit(key)?.text ?? null) : null
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
function* refused(pen: Pen, refusals: readonly string[]): Iterable<Stroke> {
  for (const refusal of refusals) {
    const line = pen.unit(refusal === 'medical' ? medicalKeys(pen.input.question) : `refuse.${refusal}`)
    if (line)
      yield pen.line(line.text.replaceAll('{emergency}', helpLines(pen.input.asker.timeZone).emergency))
  }
  const offer = pen.unit(`refuse.${refusals[0]}.offer`)
  yield pen.paragraph()
  if (offer) yield pen.line(offer.text)
  yield pen.paragraph()
}

/**
 * A follow-up opens with the comparison it asked for, computed; a question asked again says so and looks
 * elsewhere.
 */
function* remembered(pen: Pen): Iterable<Stroke> {
  const { reading, frame } = pen.matter
  const unit = `asked.${reading.kind}.${reading.theme}${reading.subject ? `.${reading.subject}` : ''}`
  const age = pen.age(unit)
  const lasting = ['why', 'need', 'manner', 'purpose', 'gift', 'block', 'essence'].includes(reading.kind)
  if (reading.follows) {
    const before = reading.follows.span
    if (
      reading.follows.words === 'span' &&
      before &&
      before.from !== frame.span.from &&
      (reading.kind === 'outlook' || reading.kind === 'yes_no')
    ) {
      const earlier = verdictOf(
        matterOf(pen.sky, pen.matter.chart, pen.matter.frame.at, frame.zone, { ...reading, span: before }),
      )
      const difference = verdictOf(pen.matter).balance - earlier.balance
      const key = difference > 0.15 ? 'follow.easier' : difference < -0.15 ? 'follow.harder' : 'follow.same'
      const line = pen.unit(key)
      if (line) yield pen.line(line.text)
    } else if (reading.follows.words === 'more') {
      const line = pen.unit('follow.more')
      if (line) yield pen.line(line.text)
    }
  } else if (lasting && age < 14) {
    const line = pen.unit('asked.again')
    if (line && age > 0)
      yield pen.line(line.text.replaceAll('{ago}', age === 1 ? 'yesterday' : `${spelled(age)} days ago`))
  }
  pen.remember(unit)
}
