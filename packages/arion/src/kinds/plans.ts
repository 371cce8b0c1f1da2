/**
 * What each kind of answer says. A plan leans on the words, which lean on what was read, so that it stands
 * here and not in a row.
 */
import type { Plan } from '../almanac/composer.ts'
import type { Kind } from './index.ts'
import { blockPlan } from './block/plan.ts'
import { chartPlan } from './chart/plan.ts'
import { checkInPlan } from './check-in/plan.ts'
import { choicePlan } from './choice/plan.ts'
import { comfortPlan } from './comfort/plan.ts'
import { cyclePlan } from './cycle/plan.ts'
import { essencePlan } from './essence/plan.ts'
import { giftPlan } from './gift/plan.ts'
import { howPlan } from './how/plan.ts'
import { mannerPlan } from './manner/plan.ts'
import { needPlan } from './need/plan.ts'
import { outlookPlan } from './outlook/plan.ts'
import { purposePlan } from './purpose/plan.ts'
import { somebodyPlan } from './somebody/plan.ts'
import { todayPlan } from './today/plan.ts'
import { untilPlan } from './until/plan.ts'
import { whenPlan } from './when/plan.ts'
import { whyPlan } from './why/plan.ts'
import { yesNoPlan } from './yes-no/plan.ts'

export const PLANS: Record<Kind, Plan> = {
  cycle: cyclePlan,
  comfort: comfortPlan,
  check_in: checkInPlan,
  choice: choicePlan,
  somebody: somebodyPlan,
  need: needPlan,
  yes_no: yesNoPlan,
  until: untilPlan,
  when: whenPlan,
  today: todayPlan,
  outlook: outlookPlan,
  block: blockPlan,
  gift: giftPlan,
  purpose: purposePlan,
  essence: essencePlan,
  manner: mannerPlan,
  how: howPlan,
  why: whyPlan,
  chart: chartPlan,
}
