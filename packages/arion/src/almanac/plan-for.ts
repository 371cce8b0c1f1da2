/** Question kind → plan of moves. */
import type { Brief, Matter } from '../brief/build-brief.ts'
import type { Plan } from './pen.ts'
import { todayPlan } from './plans/today.ts'

export function planFor(_brief: Brief, _matter: Matter): { name: string; plan: Plan } {
  return { name: 'today', plan: todayPlan }
}
