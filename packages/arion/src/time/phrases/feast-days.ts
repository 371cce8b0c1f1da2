import type { Stretch } from '../span.ts'
import { addDays, weekday } from '../../language/calendar.ts'
import { FEASTS } from '../feasts/feasts.ts'
import { scan, weekendOf, weekOf, yearly } from '../point.ts'
import type { Reader } from '../point.ts'

/** Longer names first: "Easter Monday" before "Easter". */
const PATTERNS = FEASTS.map((feast) => ({
  ...feast,
  pattern: new RegExp(
    ` (?:the )?(?:(?<which>last|past|this past|next) )?(?:${feast.words})(?: s)?(?: day)?(?<about> (?:long )?weekend| week)?(?= )`,
    'g',
  ),
}))

const ADORNED =
  'market|bazaar|party|drinks|batch|shopping|cards?|tree|presents?|gifts?|cake|jumper|lights|rush|rota|shift|orders?'
const ADORNS = new RegExp(` (?:${ADORNED}) `)

/** Feasts by their names. */
export const feastDays: Reader = (text, frame) => [
  ...PATTERNS.flatMap(({ pattern, words, name, inYear }) =>
    scan(text, pattern, ({ which, about }) => ({
      grain: 'day',
      times: inOrder(
        which,
        yearly(frame.today, (year) =>
          inYear(year, frame.zone ?? '').map((days) =>
            about?.endsWith('weekend') ? withWeekend(days) : about === ' week' ? weekOf(days.from) : days,
          ),
        ),
        frame.today,
      ),
      name: () => name,
      ...(/last|past/.test(which ?? '') && { tense: 'past' as const }),
      // a Christmas market has a day of its own
      ...(ADORNS.test(text) && new RegExp(` (?:${words}) (?:${ADORNED})`).test(text) && { isFaint: true }),
    })),
  ),
  ...scan(text, / (?:this |the )?new year(?: s)?(?= )/g, () => ({
    grain: 'day',
    times: yearly(frame.today, (year) => ({ from: `${year}-01-01`, to: `${year}-01-01` })),
    name: () => 'the new year',
  })).filter(({ start }) =>
    / (?:before|until|by|after|over|around|at|for|since|till|to|and|spend|spends|spending) (?:the )?$/.test(
      text.slice(0, start),
    ),
  ),
]

/** "last Christmas" is the one behind, "next Christmas" the one ahead. */
function inOrder(which: string | undefined, times: Stretch[], today: string): Stretch[] {
  if (!which) return times
  return which === 'next'
    ? times.filter(({ from }) => from > today).slice(0, 1)
    : times.filter(({ to }) => to < today).slice(-1)
}

/** From a Friday to the Sunday after it, from the Saturday to a Monday. */
function withWeekend({ from, to }: Stretch): Stretch {
  const near = weekday(from) <= 2 ? weekendOf(addDays(from, -2)) : weekendOf(from)
  return { from: from < near.from ? from : near.from, to: to > near.to ? to : near.to }
}
