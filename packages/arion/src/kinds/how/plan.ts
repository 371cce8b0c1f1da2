/**
 * How do I go about it: the first step before anything else, what in the chart asks for it, a second one, the
 * habit that gets in the way, what helps, an hour where a day was named.
 */
import type { PlacementFact } from '../../brief/facts.ts'
import { full } from '../../language/text.ts'
import { leadsOf } from '../../question/named/matter-rows.ts'
import type { Theme } from '../../question/themes.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { placementReason, placementSource } from '../../almanac/placement-lines.ts'
import { aspectClause, aspectSource, sidesOf, softAspectLines } from '../../almanac/reason-lines.ts'
import { actionKeys, deedsOfScene, signSentence } from '../../almanac/sign-sentences.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { spanDays } from '../../almanac/plans/outlook-windows.ts'
import { hardAspects } from '../../almanac/plans/shared.ts'

export function* howPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme, matter } = composer.context.intent
  const leads = matter ? leadsOf(matter) : undefined
  const all = composer.freshFirst(composer.context.placements)
  const own = leads ? all.filter(({ point }) => leads.includes(point)) : []
  const placements = own.length > 0 ? own : all
  const steps = stepsOf(composer, theme, placements)
  const [first, second] = steps
  if (first) {
    yield composer.line(first.deed)
    yield* reasonFor(composer, theme, first.fact)
  }
  const unsure = uncertainty(composer, 'The steps hold without the hour.')
  if (unsure) yield unsure
  yield composer.paragraph()
  if (second) {
    yield composer.line(
      composer.form('how.second', [
        () => `Then the second step. ${second.deed}`,
        () => `That is the first; here is the second. ${second.deed}`,
        () => `And one thing more. ${second.deed}`,
      ]),
    )
    yield* reasonFor(composer, theme, second.fact)
  }
  yield composer.paragraph()
  for (const fact of hardAspects(composer)) {
    const clause = aspectClause(composer, fact, theme)
    if (!clause || /[.]/.test(clause)) continue
    yield composer.line(
      full(
        composer.form('how.mind', [
          () => `What gets in your way: ${clause}`,
          () => `Mind one thing: ${clause}`,
          () => `The old habit in it: ${clause}`,
        ]),
      ),
      [fact],
    )
    yield aspectSource(composer, fact)
    break
  }
  yield* softAspectLines(composer, theme, [])
  yield composer.paragraph()
  const { span, isNamed } = composer.context.frame
  if (isNamed && spanDays(composer) <= 3) yield* bestHour(composer, `For ${span.phrase}, take this hour:`)
}

interface Step {
  deed: string
  fact: PlacementFact | null
}

/** Two deeds of two drives; that of a named matter comes first. */
function stepsOf(composer: Composer, theme: Theme, placements: readonly PlacementFact[]): Step[] {
  const { matter } = composer.context.intent
  const steps: Step[] = []
  const named = matter ? composer.unit(`matter.${matter}.deed`, { isOptional: true }) : null
  if (named) steps.push({ deed: named.text, fact: placements[0] ?? null })
  // what a matter asks for is more than what a drive does anywhere
  if (named && theme === 'self') return steps
  const state = STATES[theme] ? composer.unit(STATES[theme]) : null
  if (state) return [...steps, { deed: state.text, fact: placements[0] ?? null }]
  const scene = deedsOfScene(composer)
  const inScene = scene.length > 0 ? composer.unit(scene, { isOptional: true }) : null
  if (inScene) steps.push({ deed: inScene.text, fact: null })
  const signs = new Set<string>()
  // what is said anywhere, and not over tea
  const tags = [composer.context.intent.kind, 'office']
  for (const fact of placements) {
    if (steps.length === 2) break
    if (steps.some((step) => step.fact === fact) || signs.has(fact.sign)) continue
    signs.add(fact.sign)
    const [own, ...others] = actionKeys(composer, theme, fact.sign)
    const unit = composer.unit([own!, ...others.filter((key) => key.includes('@'))], {
      tags,
      isOptional: true,
    })
    if (unit) steps.push({ deed: unit.text, fact })
  }
  if (steps.length < 2) {
    const general = composer.unit(
      actionKeys(composer, theme, null).filter((key) => !key.includes('@')),
      { tags, isOptional: true },
    )
    if (general) steps.push({ deed: general.text, fact: placements[steps.length] ?? null })
  }
  return steps
}

function* reasonFor(composer: Composer, theme: Theme, fact: PlacementFact | null): Iterable<LineOrBreak> {
  if (!fact) return
  const line = signSentence(composer, theme, fact.sign)
  if (line) {
    yield line
    yield placementSource(composer, fact)
  } else yield* placementReason(composer, fact, sidesOf(theme))
}

/** States that have deeds of their own, whatever the sign. */
const STATES: Partial<Record<Theme, string>> = { anger: '!anger', worry: '!worry' }
