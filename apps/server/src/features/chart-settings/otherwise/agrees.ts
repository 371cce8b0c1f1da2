import type { OtherwiseShown, Saying } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'

/** What a chart says where another app says something; null is what it leaves open. */
export function shownIn(chart: NatalChart, { point }: Pick<Saying, 'point'>): OtherwiseShown {
  if (point === 'asc' || point === 'mc') {
    const angle = point === 'asc' ? chart.ascendant : chart.midheaven
    return { point, sign: angle?.sign ?? null, degree: angle?.degree ?? null, house: null }
  }
  const placement = placementOf(chart, point)
  const isOpen = (placement?.range?.signs.length ?? 1) > 1
  return {
    point,
    sign: isOpen ? null : (placement?.sign ?? null),
    degree: placement && placement.range === null ? placement.degree : null,
    house: placement?.house ?? null,
  }
}

/**
 * Whether a chart says what another app says: a whole number of degrees is one cut off or rounded, one with
 * decimals is good to a tenth. `open` where the chart leaves it open.
 */
export function agreement(chart: NatalChart, saying: Saying): 'agrees' | 'differs' | 'open' {
  const shown = shownIn(chart, saying)
  const answers = [
    saying.sign === null ? null : signAnswer(chart, saying, shown),
    saying.degree === null
      ? null
      : shown.degree === null
        ? ('open' as const)
        : isSameDegree(saying.degree, shown.degree)
          ? ('agrees' as const)
          : ('differs' as const),
    saying.house === null
      ? null
      : shown.house === null
        ? ('open' as const)
        : shown.house === saying.house
          ? ('agrees' as const)
          : ('differs' as const),
  ]
  if (answers.includes('differs')) return 'differs'
  return answers.includes('open') ? 'open' : 'agrees'
}

function signAnswer(chart: NatalChart, { point, sign }: Saying, shown: OtherwiseShown) {
  if (shown.sign !== null) return shown.sign === sign ? ('agrees' as const) : ('differs' as const)
  if (point === 'asc' || point === 'mc') return 'open' as const
  return placementOf(chart, point)?.range?.signs.includes(sign!) ? ('open' as const) : ('differs' as const)
}

function placementOf(chart: NatalChart, point: Saying['point']) {
  const body = point === 'true_node' && chart.node === 'mean' ? 'mean_node' : point
  return chart.placements.find((placement) => placement.body === body)
}

function isSameDegree(said: number, degree: number): boolean {
  if (!Number.isInteger(said)) return Math.abs(said - degree) <= 0.1
  return Math.floor(degree) === said || Math.abs(said - degree) <= 0.5
}
