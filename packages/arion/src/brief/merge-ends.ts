import type { Sky, TransitWindow } from '@astrarium/sky'

export interface MergedWindow extends TransitWindow {
  between: [Date, Date] | null
  isMiss: boolean
  /** its first exact day, where all of them are told: what is next changes with the day of asking */
  anchor: Date | null
}

/**
 * One search for each end of the uncertainty. Windows of the two ends that overlap are one stay: it is kept
 * when both ends take part, its dates run from the earliest beginning to the latest end, and the exact day is
 * named only where both ends agree on it.
 */
export function mergeEnds(
  sky: Sky,
  zone: string,
  early: TransitWindow[],
  late: TransitWindow[],
  at: Date,
): MergedWindow[] {
  const stays = [
    ...Map.groupBy(
      [
        ...early.map((window) => ({ window, end: 'early' as const })),
        ...late.map((window) => ({ window, end: 'late' as const })),
      ],
      ({ window }) => `${window.transiting} ${window.aspect} ${window.natal}`,
    ).values(),
  ].flatMap(staysOf)
  return stays.flatMap((stay) => {
    const all = [...stay.early, ...stay.late]
    const [first] = all
    const enters = all.map((window) => window.enters)
    const leaves = all.map((window) => window.leaves)
    if (
      !first ||
      stay.early.length === 0 ||
      stay.late.length === 0 ||
      enters.includes(null) ||
      leaves.includes(null)
    )
      return []
    const [a, b] = [passes(stay.early), passes(stay.late)]
    const { exact, between } = passesOfAll(sky, zone, { early: a, late: b }, at)
    return [
      {
        ...first,
        enters: least(enters),
        leaves: most(leaves),
        exact,
        // a pass that one end alone has is so far from the other that no reading names a day for it
        between: a.length === b.length ? between : null,
        isMiss: a.length === 0 && b.length === 0,
        anchor: (exact.length === a.length && exact[0]) || null,
      },
    ]
  })
}

/**
 * The passes of whatever lies between two ends: exact where both have the same days. Else their days lie
 * between those of the ends, for a point within is only passed while the body is between the two: of several
 * passes the one that is not over yet, exact where that is one day; all of them where they lie behind, or
 * where one end has a pass that the other has not.
 */
export function passesOfAll(
  sky: Sky,
  zone: string,
  { early, late }: { early: Date[]; late: Date[] },
  at: Date,
): { exact: Date[]; between: [Date, Date] | null } {
  const isPaired = early.length === late.length
  const isOneDay = (a: Date, b: Date) => sky.localDate(zone, a) === sky.localDate(zone, b)
  if (isPaired && early.every((date, index) => isOneDay(date, late[index]!)))
    return { exact: early, between: null }
  const span = (dates: readonly Date[]): [Date, Date] => [least(dates), most(dates)]
  const pairs = isPaired ? early.map((date, index) => span([date, late[index]!])) : []
  const next = pairs.find(([, last]) => last >= at)
  if (next && isOneDay(...next)) return { exact: [next[1]], between: null }
  return { exact: [], between: next ?? span([...early, ...late]) }
}

interface Stay {
  early: TransitWindow[]
  late: TransitWindow[]
}

/** Windows of one transit, put together where they overlap. */
function staysOf(windows: readonly { window: TransitWindow; end: 'early' | 'late' }[]): Stay[] {
  let stays: Stay[] = []
  for (const { window, end } of windows) {
    const touching = stays.filter((stay) => [...stay.early, ...stay.late].some((one) => overlap(one, window)))
    const joined = {
      early: touching.flatMap((stay) => stay.early),
      late: touching.flatMap((stay) => stay.late),
    }
    joined[end].push(window)
    stays = [...stays.filter((stay) => !touching.includes(stay)), joined]
  }
  return stays
}

function overlap(a: TransitWindow, b: TransitWindow): boolean {
  return (
    a.enters !== null &&
    b.leaves !== null &&
    a.leaves !== null &&
    b.enters !== null &&
    a.enters <= b.leaves &&
    b.enters <= a.leaves
  )
}

function passes(windows: readonly TransitWindow[]): Date[] {
  return windows.flatMap(({ exact }) => exact).sort((a, b) => a.getTime() - b.getTime())
}

const least = (dates: readonly (Date | null)[]) => new Date(Math.min(...dates.map(Number)))

const most = (dates: readonly (Date | null)[]) => new Date(Math.max(...dates.map(Number)))
