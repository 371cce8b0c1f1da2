/**
 * A question about the chart itself: the plain fact first, then what it means for this person, then one thing
 * to do.
 */
import { sureSign } from '../../chart/certainty.ts'
import type { Composer } from '../composer.ts'
import { housePlan } from './chart/house.ts'
import { pointPlan } from './chart/point.ts'
import { ofAspects } from './chart/aspects.ts'
import { ofBalance } from './chart/balance.ts'
import { ofBigThree } from './chart/big-three.ts'
import { ofPhase } from './chart/birth-phase.ts'
import { ofDignities } from './chart/dignities.ts'
import { ofRuler, ofStrongest } from './chart/leading-planet.ts'
import type { Asked } from './chart/lines.ts'
import { ofPatterns } from './chart/patterns.ts'
import { ofRetrogrades } from './chart/retrogrades.ts'
import { ofSign } from './chart/sign.ts'
import { ofTechniques } from './chart/techniques.ts'
import { closingAction } from './shared.ts'
import { activePlan } from './chart/active-house.ts'
import type { ChartQuestion } from '../../question/chart/chart-terms.ts'
import type { LineOrBreak } from '../line.ts'

type ChartPlans = {
  [About in ChartQuestion['about']]: (composer: Composer, asked: Asked<About>) => Iterable<LineOrBreak>
}

const PLANS: ChartPlans = {
  point: pointPlan,
  house: housePlan,
  active: activePlan,
  chart_ruler: ofRuler,
  strongest: ofStrongest,
  sign: ofSign,
  retrogrades: ofRetrogrades,
  aspects: ofAspects,
  balance: ofBalance,
  patterns: ofPatterns,
  dignity: ofDignities,
  big_three: ofBigThree,
  birth_phase: ofPhase,
  techniques: ofTechniques,
}

/** They end with a thing to do of their own. */
const WITH_END: readonly ChartQuestion['about'][] = [
  'point',
  'house',
  'active',
  'chart_ruler',
  'strongest',
  'techniques',
]

export function* chartPlan(composer: Composer): Iterable<LineOrBreak> {
  const asked = composer.context.intent.chart!
  yield* PLANS[asked.about](composer, asked as never)
  if (!WITH_END.includes(asked.about))
    yield* closingAction(composer, 'self', sureSign(composer.context.chart, 'sun'))
}
