/**
 * Why something is so: a thesis from the strongest natal aspect, its anchor, further reasons, what helps,
 * what is on now, one thing to do.
 */
import { sureSign } from '../../chart/certainty.ts'
import type { AspectFact } from '../../brief/facts.ts'
import type { Point } from '@astrarium/sky'
import { claimsNothing } from '../../check/claims-nothing.ts'
import { THEME_MEANINGS } from '../../question/themes.ts'
import type { Theme } from '../../question/themes.ts'
import { signSentence } from '../../almanac/sign-sentences.ts'
import { aspectSource, aspectClause, sidesOf, softAspectLines } from '../../almanac/reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { drivingPlacement, hardAspects, closingAction } from '../../almanac/plans/shared.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { wants, placementReason, placementSource } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { leadsOf } from '../../question/named/matter-rows.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'
import { yearlyPlan } from './yearly.ts'

export function* whyPlan(composer: Composer): Iterable<LineOrBreak> {
  const whose = composer.context.intent.particulars?.whoseReason
  if (whose && claimsNothing(whose)) yield* ofAnother(composer, whose)
  yield* composer.context.intent.yearly ? yearlyPlan(composer) : reasons(composer)
}

/** Somebody else's reasons are asked for, and this is the asker's chart. */
function* ofAnother(composer: Composer, whom: string): Iterable<LineOrBreak> {
  yield composer.line(
    composer.form('why.another', [
      () =>
        `What goes on in ${whom} no chart of yours can tell; your side of it stands in yours, and that I can read.`,
      () =>
        `What moves ${whom} I cannot see from here: I hold your chart, so what follows is your side of it.`,
    ]),
  )
  yield composer.paragraph()
}

function* reasons(composer: Composer): Iterable<LineOrBreak> {
  const { theme, matter } = composer.context.intent
  const leads = matter ? leadsOf(matter) : LEADS[theme]
  const thesis = thesisOf(composer, theme, leads)
  let sign = null
  if (thesis) {
    yield composer.line(capital(full(thesis.clause)), [thesis.fact])
    for (const point of [thesis.fact.a, thesis.fact.b]) {
      const line = wants(composer, point)
      if (line) yield line
    }
    const joined = bridgeFrom(composer, theme, thesis.fact)
    sign = joined?.sign ?? sureSign(composer.context.chart, thesis.fact.a)
    if (joined) yield joined.line
    yield aspectSource(composer, thesis.fact)
  } else {
    const drive = drivingPlacement(composer, leads)
    sign = drive?.sign ?? null
    const line = drive ? signSentence(composer, theme, drive.sign, {}) : null
    if (drive && line) {
      yield line
      yield placementSource(composer, drive)
      const wish = wants(composer, drive.point)
      if (wish) yield wish
    }
    const knot = plainKnot(composer)
    if (knot) {
      yield composer.line(
        full(
          composer.form('why.knot', [
            () => `Add to that: ${knot.clause}`,
            () => `Besides, ${knot.clause}`,
            () => `And ${knot.clause}`,
          ]),
        ),
        [knot.fact],
      )
      yield aspectSource(composer, knot.fact)
    }
  }
  const unsure = uncertainty(
    composer,
    theme === 'work' || theme === 'home'
      ? 'For this question they matter, and with the hour, even a rough one, I could say more.'
      : 'What follows needs no hour.',
  )
  if (unsure) yield unsure

  yield composer.paragraph()
  const sides = [...sidesOf(theme), 'lived']
  let reasons = 0
  for (const fact of composer.freshFirst(composer.context.placements).slice(0, 6)) {
    // a point that speaks by rulership alone has to speak to the matter itself
    const lines = [...placementReason(composer, fact, isOwn(fact.point, theme) ? sides : sidesOf(theme))]
    yield* lines
    if (lines.length > 0) reasons += 1
    sign ??= fact.sign
    if (reasons === 2) break
  }

  yield composer.paragraph()
  yield* softAspectLines(composer, theme, thesis ? [thesis.fact.a, thesis.fact.b] : [])
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, theme, { near: thesis ? [thesis.fact.a, thesis.fact.b] : [] })
  yield composer.paragraph()
  const deed = DEEDS[theme]
  const own = deed ? composer.unit(deed) : null
  if (own) yield composer.line(own.text)
  else yield* closingAction(composer, theme, sign)
}

function isOwn(point: Point, theme: Theme): boolean {
  return (THEME_MEANINGS[theme].points as Record<string, number>)[point] !== undefined
}

/** A state with a planet of its own is told by that planet. */
const LEADS: Partial<Record<Theme, readonly Point[]>> = { anger: ['mars'], worry: ['mercury', 'moon'] }
const DEEDS: Partial<Record<Theme, string>> = { anger: '!anger', worry: '!worry' }

function thesisOf(
  composer: Composer,
  theme: Theme,
  leads: readonly Point[] | undefined,
): { clause: string; fact: AspectFact } | null {
  for (const fact of hardAspects(composer)) {
    if (leads && !leads.includes(fact.a) && !leads.includes(fact.b)) continue
    const clause = aspectClause(composer, fact, theme, {
      mustSpeak: ![
        'talk',
        'family',
        'children',
        'self',
        'anger',
        'worry',
        'work',
        'spirit',
        'purpose',
        'today',
      ].includes(theme),
    })
    if (clause) return { clause, fact }
  }
  return null
}

/**
 * A knot that does not speak to the topic by itself, as a further reason; the angles have their own subjects.
 */
function plainKnot(composer: Composer): { clause: string; fact: AspectFact } | null {
  for (const fact of hardAspects(composer).slice(0, 3)) {
    if (fact.b === 'mc' || fact.b === 'asc') continue
    const clause = composer.unit(
      [fact.tone, 'hard'].map((tone) => `${fact.a}*${fact.b}.${tone}.knot`),
      { isOptional: true },
    )?.text
    if (clause) return { clause, fact }
  }
  return null
}

function bridgeFrom(composer: Composer, theme: Theme, fact: AspectFact) {
  for (const point of [fact.a, fact.b]) {
    const sign = sureSign(composer.context.chart, point)
    const line = sign ? signSentence(composer, theme, sign) : null
    if (sign && line) return { line, sign }
  }
  return null
}
