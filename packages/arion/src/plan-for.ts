/**
 * Question kind → plan of moves, opened in the asker's own words, with what has to be said beside it: a
 * refusal, a comparison, that we spoke of this.
 */
import type { Brief, QuestionContext } from './brief/build-brief.ts'
import { capital } from './language/text.ts'
import { markOfDead } from './question/the-dead.ts'
import type { Refusal } from './question/care/care.ts'
import type { Intent } from './question/intent.ts'
import type { Trait } from './question/traits.ts'
import type { Kind } from './kinds/index.ts'
import { NO_PARTICULARS } from './question/particulars.ts'
import { PARTING } from './question/parting.ts'
import { KINDS } from './kinds/index.ts'
import { PLANS } from './kinds/plans.ts'
import type { Asking } from './question/read-ask.ts'
import type { OpenHalf } from './question/open-half.ts'
import type { Composer, Plan } from './almanac/composer.ts'
import type { LineOrBreak } from './almanac/line.ts'
import { opened } from './almanac/opening.ts'
import { partingAside } from './almanac/plans/parting.ts'
import { brightPlan } from './kinds/gift/bright.ts'
import { comparedPlan } from './kinds/outlook/compared.ts'
import type { Bedside } from './question/care/bedside.ts'
import { bedsideAside, bedsidePlan } from './kinds/comfort/bedside.ts'
import { griefAside, griefPlan } from './kinds/comfort/grief.ts'
import { namedFirst } from './almanac/plans/named-lines.ts'
import { bodilyLine } from './almanac/plans/rest.ts'
import { simplerPlan } from './turns/simpler.ts'
import { toldPlan } from './kinds/comfort/told.ts'
import { turnPlan } from './turns/turn-plan.ts'
import { isBesideBed, isOnlyTold, takesNoAsk } from './takes-no-ask.ts'
import { refused } from './almanac/refusal-lines.ts'
import { remembered } from './almanac/memory-lines.ts'

/** `isDeclined`: the plan says kindly why it does not answer, and reads nothing in the chart. */
export function planFor(
  brief: Brief,
  context: QuestionContext,
  { thread }: Pick<Asking, 'thread'>,
): { name: string; plan: Plan; isDeclined: boolean } {
  const { kind, theme, follows, traits, particulars = NO_PARTICULARS } = context.intent
  const parsed = brief.parsed.kind === 'read' ? brief.parsed : null
  const read = {
    intent: context.intent,
    refusals: parsed?.refusals ?? [],
    endsInRefusal: parsed?.endsInRefusal,
  }
  const { refusals } = read
  const [refusal] = refusals
  const { grief, parted, bedside, eases } = context.intent
  const { gives, isOfDay, meets } = KINDS[kind]
  const cheer = refusals.length === 0 && !grief && !parted ? particulars.cheer : null
  const isTold = isOnlyTold(read)
  const isBeside = isBesideBed(read)
  const isDeclined = takesNoAsk(read, thread)
  const bodily = refusal ? null : particulars.bodily
  // a day or an hour for a body that is well is no matter for a doctor
  const isOfBody = theme === 'tired' && gives === null && !isOfDay
  const isTired = !meets && (isOfBody || traits.has('worn'))
  return {
    isDeclined,
    name: nameOf(kind, refusal, follows),
    *plan(composer) {
      if (parted === 'told') composer.remember(PARTING)
      for (const call of particulars.dead) composer.remember(markOfDead(call, composer.input.asker.seed))
      if (meets && grief) {
        yield* griefPlan(composer)
        return
      }
      if (isBeside) {
        yield* bedsidePlan(composer, bedside ?? OF_ONE_DYING)
        return
      }
      if (bedside) yield* bedsideAside(composer, bedside)
      if (isTold && !refusal) {
        yield* toldPlan(composer)
        return
      }
      if (grief) yield* griefAside(composer)
      if (parted && !eases && (parted !== 'before' || (!refusal && !follows?.turn)))
        yield* partingAside(composer, parted)
      // whether an illness is to be feared is told by no day that was named
      if (particulars.fearsIllness) {
        yield* refused(composer, ['medical'])
        return
      }
      if (follows?.words === 'simpler' && !refusal) {
        yield* simplerPlan(composer)
        return
      }
      if (follows?.turn && !refusal) {
        yield* orElse(turnPlan(follows.turn, PLANS[kind])(composer), () => PLANS[kind](composer))
        yield* doctorsLine(composer, isTired)
        return
      }
      const lifeEnd =
        refusal !== 'death' && traits.has('life_end') ? composer.unit('refuse.death.aside') : null
      if (refusal) {
        yield* refused(composer, refusals)
        if (lifeEnd) yield composer.line(lifeEnd.text)
        if (isDeclined) return
        yield* bystander(composer)
        yield* readingOf(composer, refusal)
      } else {
        // a comparison that was asked for comes first; that it was asked before is said beside the answer
        if (follows) yield* remembered(composer)
        // what is left out of an answer is no answer of its own, and needs no reserve
        const isMet = parted === 'asks_love' || eases !== undefined
        const reserve = follows?.words === 'more' || isMet ? null : reserveOf(composer)
        if (reserve) yield composer.line(reserve)
        const lines = cheer ? brightPlan(composer, cheer) : readingOf(composer, undefined)
        const beside = function* () {
          if (!follows) yield* remembered(composer)
          if (lifeEnd) yield composer.line(lifeEnd.text)
          yield* bystander(composer)
        }
        if (reserve || isMet) {
          yield* beside()
          yield* lines
        } else yield* opened(composer, particulars.opening, { lines, aside: beside })
      }
      for (const half of context.intent.open ?? []) {
        yield composer.paragraph()
        yield composer.line(openLine(half))
      }
      if (isTired || traits.has('surgery')) yield* doctorsLine(composer, isTired)
      else if (bodily) {
        yield composer.paragraph()
        yield* bodilyLine(composer, bodily)
      }
    },
  }
}

/** What the answer leaves open is named, so that nobody takes it for answered. */
function openLine({ words, isOfSum }: OpenHalf): string {
  return isOfSum
    ? `“${capital(words)}”, you ask besides: no sum and no number stands in a chart, so that half belongs to somebody who knows the figures.`
    : `“${capital(words)}” I have left open. Put it as a question of its own, which is an Ask, with what it is about, and I will look.`
}

function* readingOf(composer: Composer, refusal: Refusal | undefined): Iterable<LineOrBreak> {
  const { intent } = composer.context
  if (!refusal) yield* namedFirst(composer)
  yield* intent.beside ? comparedPlan(composer, intent.beside) : planOf(intent, refusal)(composer)
}

/** Whose side it is, where somebody is spoken of whose chart is not at hand. */
function* bystander(composer: Composer): Iterable<LineOrBreak> {
  const { person, kind, traits, particulars, bedside } = composer.context.intent
  // whose reasons a why asks for it says by itself
  if (particulars?.whoseReason && !particulars.tellsBirth && KINDS[kind].isLastResort) return
  if (particulars?.isOfAskerAlone && !particulars.tellsBirth) return
  if (!person || bedside || NOT_OF_ONE.some((trait) => traits.has(trait)) || !KINDS[kind].namesBystander)
    return
  yield composer.line(
    particulars?.tellsBirth
      ? `Put ${person.name} in your Circle with the birth date you give me, and I can hold both charts together; until then this is your side of it.`
      : `I have no chart of ${person.name} at hand, so this is your side of it.`,
  )
}

const NOT_OF_ONE = ['either', 'compatible'] as const

/** Whether somebody will die is asked, and nobody is named. */
const OF_ONE_DYING: Bedside = { who: null, is: 'dying', asks: 'way' }

function nameOf(kind: Kind, refusal: Refusal | undefined, follows: Intent['follows']): string {
  if (refusal) return `${kind}.${refusal}`
  if (follows?.words === 'simpler') return `${kind}.simpler`
  return follows?.turn ? `${kind}.${follows.turn.is}` : kind
}

/** What finds nothing to take up is asked as if it stood alone. */
function* orElse(lines: Iterable<LineOrBreak>, other: () => Iterable<LineOrBreak>): Iterable<LineOrBreak> {
  let count = 0
  for (const line of lines) {
    if (line !== 'paragraph' && line.text !== '') count += 1
    yield line
  }
  if (count === 0) yield* other()
}

/** Whatever is read beside an operation or of tiredness, a doctor's line stands beside it. */
function* doctorsLine(composer: Composer, isTired: boolean): Iterable<LineOrBreak> {
  const { traits } = composer.context.intent
  const key = traits.has('surgery') ? 'refuse.medical.surgery' : isTired ? 'care.tired' : null
  const care = key && composer.unit(key)
  if (care) yield composer.line(care.text)
}

/** A yes would answer what was just refused. */
function planOf({ kind }: Intent, refusal: Refusal | undefined): Plan {
  const { gives } = KINDS[kind]
  if (refusal === 'secret' && gives !== 'date') return PLANS.need
  return refusal === 'legal' && gives === 'verdict' ? PLANS.outlook : PLANS[kind]
}

function reserveOf(composer: Composer): string | null {
  const key = prefaceOf(composer.context.intent)
  return key ? (composer.unit(key)?.text ?? null) : null
}

/** The key of what has to be said beside the reading, because the question wants more than one can give. */
export function prefaceOf({ kind, theme, traits, beside, particulars, isForVerdict }: Intent): string | null {
  const { gives, isFact, isOfTerms, ofTime, prefaces } = KINDS[kind]
  if (gives === 'road') return null
  if (traits.has('soulmate')) return 'preface.soulmate'
  if (traits.has('compatible')) return 'preface.compatible'
  if (traits.has('either') && !traits.has('parting') && !isOfTerms) return 'preface.either'
  const speaks = (trait: Trait) =>
    traits.has(trait) && (trait !== 'of_a_child' || theme === 'home') && (trait !== 'promise' || !beside)
  const first = (Object.keys(prefaces) as Trait[]).find(speaks)
  if (first) return prefaces[first]!
  if (isForVerdict) return 'preface.instead.outlook'
  const isPicture = gives === null && ofTime === null && !isFact && !isOfTerms
  const instead = isPicture ? particulars?.insteadOfVerdict : null
  return instead ? `preface.instead.${instead}` : null
}
