/**
 * Why something that lies behind went so deep: the place that it touched, which is in the chart, first; what
 * stood over that time is a witness, and no list of dates to recognise.
 */
import { contextOf } from '../../brief/build-brief.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { pastBriefly } from './past.ts'
import { whyPlan } from '../why/plan.ts'

export function* whyThenPlan(composer: Composer): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const { cycle: _, ...rest } = intent
  // who is gone from one's side is missed as such
  const isParting = intent.person?.house === OF_PARTNERS
  const why = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...rest,
    kind: 'why',
    span: null,
    theme: isParting ? 'parting' : intent.theme,
    matter: intent.matter ?? (isParting ? 'letting_go' : 'old_wound'),
  })
  const theirs = intent.named?.asksWhyOfAnother ? composer.unit('why.theirs') : null
  if (theirs) {
    yield composer.line(theirs.text)
    yield composer.paragraph()
  }
  yield* composer.within(why, whyPlan)
  yield composer.paragraph()
  yield* pastBriefly(composer)
}

const OF_PARTNERS = 7
