/**
 * The kinds of answers, a line each, in the order in which they are asked whether they read a question: the
 * narrow before the wide. What each of them says is its plan, joined in `plans.ts`.
 */
import type { AskedFor } from './asked-for.ts'
import type { KindRow } from './kind.ts'
import { block } from './block/row.ts'
import { chart } from './chart/row.ts'
import { checkIn } from './check-in/row.ts'
import { choice } from './choice/row.ts'
import { comfort } from './comfort/row.ts'
import { cycle } from './cycle/row.ts'
import { essence } from './essence/row.ts'
import { gift } from './gift/row.ts'
import { how } from './how/row.ts'
import { manner } from './manner/row.ts'
import { need } from './need/row.ts'
import { outlook } from './outlook/row.ts'
import { purpose } from './purpose/row.ts'
import { somebody } from './somebody/row.ts'
import { today } from './today/row.ts'
import { until } from './until/row.ts'
import { when } from './when/row.ts'
import { why } from './why/row.ts'
import { yesNo } from './yes-no/row.ts'

const ROWS = {
  cycle,
  comfort,
  check_in: checkIn,
  choice,
  somebody,
  need,
  yes_no: yesNo,
  until,
  when,
  today,
  outlook,
  block,
  gift,
  purpose,
  essence,
  manner,
  how,
  why,
  chart,
}

export type Kind = keyof typeof ROWS
export const KINDS: Record<Kind, KindRow<Kind>> = ROWS

/** The first kind of answer that reads it; null where nothing of it is a chart's to answer. */
export function kindFor(asked: AskedFor): Kind | null {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].reads(asked)) ?? null
}
