/** Question kind → plan of moves, with what has to be said before it: a refusal, a comparison, that we spoke of this. */
import { matterOf } from '../brief/build-brief.ts'
import type { Brief, Matter } from '../brief/build-brief.ts'
import { PARTING, PROMISE } from '../question/kind-of.ts'
import type { Kind } from '../question/kind-of.ts'
import type { Pen, Plan, Stroke } from './pen.ts'
import { checkInPlan } from './plans/check-in.ts'
import { comfortPlan } from './plans/comfort.ts'
import { essencePlan } from './plans/essence.ts'
import { mannerPlan, needPlan } from './plans/need.ts'
import { outlookPlan } from './plans/outlook.ts'
import { blockPlan, giftPlan, purposePlan } from './plans/purpose.ts'
import { todayPlan } from './plans/today.ts'
import { whenPlan } from './plans/when.ts'
import { whyPlan } from './plans/why.ts'
import { yesNoPlan } from './plans/yes-no.ts'
import { verdictOf } from './verdict.ts'

const PLANS: Record<Kind, Plan> = {
  today: todayPlan,
  when: whenPlan,
  yes_no: yesNoPlan,
  outlook: outlookPlan,
  purpose: purposePlan,
  gift: giftPlan,
  block: blockPlan,
  essence: essencePlan,
  comfort: comfortPlan,
  need: needPlan,
  manner: mannerPlan,
  why: whyPlan,
  check_in: checkInPlan,
}

export function planFor(brief: Brief, matter: Matter): { name: string; plan: Plan } {
  const { kind } = matter.reading
  const refusal = brief.reading.kind === 'read' ? brief.reading.refusal : null
  return {
    name: refusal ? `${kind}.${refusal}` : kind,
    *plan(pen) {
      if (refusal) {
        yield* refused(pen, refusal)
        if (refusal === 'death' || refusal === 'medical') return
      } else yield* remembered(pen)
      const text = pen.input.question.toLowerCase()
      const preface = kind !== 'outlook' ? null : PARTING.test(text) ? 'preface.parting' : PROMISE.test(text) ? 'preface.promise' : null
      const words = preface ? pen.unit(preface) : null
      if (words) yield pen.line(words.text)
      const { person } = matter.reading
      if (person && ['yes_no', 'why', 'need', 'outlook'].includes(kind))
        yield pen.line(`I have no chart of ${person.name} at hand, so this is your side of it.`)
      yield* PLANS[kind](pen)
    },
  }
}

/** The plain sentence first; the reading after it keeps to what a chart can say. */
function* refused(pen: Pen, refusal: string): Iterable<Stroke> {
  const line = pen.unit(`refuse.${refusal}`)
  if (line) yield pen.line(line.text)
  const offer = pen.unit(`refuse.${refusal}.offer`)
  yield pen.paragraph()
  if (offer) yield pen.line(offer.text)
  yield pen.paragraph()
}

/** A follow-up opens with the comparison it asked for, computed; a question asked again says so and looks elsewhere. */
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
      const earlier = verdictOf(matterOf(pen.sky, pen.matter.chart, pen.matter.frame.at, frame.zone, { ...reading, span: before }))
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
    if (line && age > 0) yield pen.line(line.text.replaceAll('{ago}', age === 1 ? 'yesterday' : `${spell(age)} days ago`))
  }
  pen.remember(unit)
}

function spell(days: number): string {
  return ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'][days - 2] ?? String(days)
}
