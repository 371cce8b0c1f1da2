import { CATEGORIES, visitOnce } from './lighthouse.ts'
import type { Report } from './lighthouse.ts'
import type { Visit } from './visit.ts'

export interface Figures {
  /** performance, accessibility, best practices, search: of 100 */
  scores: number[]
  /** milliseconds */
  largestPaint: number
  blocked: number
  shift: number
  /** as sent, compressed */
  bytes: number
  scriptBytes: number
  /** audits that take points, of the last visit */
  faults: string[]
}

/** The median of every figure over so many first visits. */
export async function measure(visit: Visit, runs: number): Promise<Figures> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await visitOnce(visit))
  const of = (read: (report: Report) => number) => median(reports.map(read))
  const audit = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? 0)
  return {
    scores: CATEGORIES.map((id) => of(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))),
    largestPaint: audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    bytes: audit('total-byte-weight'),
    scriptBytes: of(({ audits }) => scriptBytes(audits['network-requests']?.details?.items ?? [])),
    faults: Object.entries(reports.at(-1)?.audits ?? {})
      .filter(([, { score }]) => score === 0)
      .map(([id]) => id),
  }
}

function scriptBytes(requests: unknown[]): number {
  return (requests as { resourceType?: string; transferSize?: number }[])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
