/**
 * Body and sleep, where a doctor has the last word and need not have the first: presence, what restores this
 * person, one practical thing, a quiet hour, and the line to help at the end, in a soft form.
 */
import { plain } from '../../question/plain-text.ts'
import { contextOf } from '../../brief/build-brief.ts'
import { addDays } from '../../language/calendar.ts'
import { sureSign } from '../../chart/certainty.ts'
import type { Composer } from '../composer.ts'
import type { LineOrBreak } from '../line.ts'
import { placementSource, wants } from '../placement-lines.ts'
import { kindHour } from './day/best-hour.ts'
import { livedIn } from './shared.ts'

const BODILY = ['sleep', 'child', 'ears', 'ache'] as const
export type Bodily = (typeof BODILY)[number]

/** What of the body or of sleep the words tell of; null where it is something graver, or nothing. */
export function bodilyIn(question: string): Bodily | null {
  const text = plain(question)
  if (GRAVE.test(text)) return null
  return BODILY.find((one) => WORDS[one].test(text)) ?? null
}

const GRAVE =
  /\b(?:cancer|tumou?r|lump|biopsy|stroke|chest|blood|bleed\w*|pregnan\w*|ivf|miscarr\w*|overdos\w*|medicines?|medication|pills?|dose|operation|surger\w*|diagnos\w*|droop\w*|fever\w*|rash|vomit\w*|throwing up|breath\w*|not eating|won'?t eat|numb)\b(?<!bloods? done)/

const CHILD = '(?:son|daughter|child|kid|boy|girl|grandson|granddaughter|little one|toddler)'
const WORDS: Readonly<Record<Bodily, RegExp>> = {
  child: new RegExp(
    `\\b(?:my|our) (?:\\w+ )?${CHILD}\\b.*\\b(?:(?:stomach|tummy|belly|head) ?-?aches?|sore (?:tummy|stomach|head)|bedwetting|nightmares?|can'?t sleep|won'?t sleep)\\b`,
  ),
  sleep:
    /\b(?:(?:let|lets) me sleep|can'?t sleep|cannot sleep|cant sleep|not sleep(?:ing)?|no sleep|sleepless\w*|insomnia|(?:awake|wak(?:e|es|ing)|woken|woke)(?: up)? (?:\w+ ){0,3}(?:at|since|by|every|most|all) (?:\w+ ){0,3}(?:night|nights|morning|\d|three|four|five)|what is (?:it|up) with (?:me and )?(?:my )?sleep|with me and sleep)\b/,
  ears: /\b(?:ears? (?:\w+ ){0,4}ring\w*|ringing (?:in|ears?)|tinnitus)\b/,
  ache: /\b(?:(?:back|knee|wrist|hip|shoulder|neck|foot|feet|hands?|ankle|elbow|leg)(?:'s)? (?:\w+ ){0,6}(?:hurts?|hurting|aches?|aching|sore|numb|went|gone|going|been at me|stiff|swollen|bad|again)|bad (?:back|knee|hip|shoulder|neck)|carpal tunnel|migraines?|headaches?)\b/,
}

/** A doctor was named in the words, as done with or as not wanted. */
export function hasHadDoctor(question: string): boolean {
  return HAD.test(plain(question))
}

const HAD =
  /\b(?:(?:don'?t|do not|dont|please not?) (?:just )?(?:send|tell|refer|say) (?:me )?(?:to )?(?:\w+ )?(?:go |see )?(?:to )?(?:the |a |my )?(?:gp|doctors?)?|i know i know|i know,? doctor|bloods? (?:is |are |was |were )?(?:done|fine|clear|came)|(?:doctor|gp|consultant|specialist) (?:\w+ ){0,2}(?:(?:says?|said|thinks?) (?:that |to |all |i have|i am|i'm|it is|it's|nothing|everything|my )|found|has (?:looked|checked|examined|seen))|seen (?:the|a|my) (?:doctor|gp|specialist)|clinically)\b/

export function* restPlan(composer: Composer, what: Bodily): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const isHeard = hasHadDoctor(composer.input.question)
  yield* said(composer, isHeard ? [`rest.${what}.heard`, `rest.${what}`] : [`rest.${what}`])
  yield composer.paragraph()
  if (what !== 'child') {
    const point = sureSign(chart, 'moon') ? 'moon' : 'venus'
    const wish = wants(composer, point)
    if (wish) yield wish
    const line = livedIn(composer, point, ['body']) ?? livedIn(composer, point, ['lived'])
    if (line) yield line
    const fact = composer.context.placements.find((one) => one.point === point)
    if (fact && !composer.named.has(point)) yield placementSource(composer, fact)
  }
  yield* said(composer, [`rest.${what}.deed`])
  const span = { from: frame.today, to: addDays(frame.today, 6), phrase: 'these days' }
  const days = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind: 'when',
    wantsDay: true,
    span,
  })
  yield* composer.within(days, (within) =>
    kindHour(
      within,
      within.form(`rest.hour.${what === 'child' ? 'two' : 'own'}`, what === 'child' ? FOR_TWO : FOR_ONE),
    ),
  )
  yield composer.paragraph()
  yield* bodilyLine(composer, what)
}

const FOR_ONE = [
  () => 'An hour that asks nothing of you is',
  () => 'What I can give you is a quiet hour, it is',
  () => 'To rest in, keep',
]
const FOR_TWO = [() => 'A good hour to sit beside them and not ask is', () => 'For a quiet word, keep']

/** The line to help, one sentence or two, where a symptom was told beside something else as well. */
export function* bodilyLine(composer: Composer, what: Bodily): Iterable<LineOrBreak> {
  yield* said(composer, [
    hasHadDoctor(composer.input.question) ? `rest.${what}.again` : `rest.${what}.help`,
    `rest.${what}.help`,
  ])
}

function* said(composer: Composer, keys: readonly string[]): Iterable<LineOrBreak> {
  const unit = composer.unit(keys)
  if (unit) yield composer.line(unit.text)
}
