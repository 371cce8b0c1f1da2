import type { Costs } from './costs.ts'

export interface Row {
  name: string
  ours: number
  /** of one; left out where they were not counted */
  costs?: Costs | undefined
  /** what it stands beside, measured in the same run; left out where there is nothing */
  peer?: number
  peerName?: string
  unit: '/s' | 'ms' | 'MB' | 'bytes' | ''
  wanted: { atLeast?: number; atMost?: number; ofPeer?: number }
}

export function printRow({ name, ours, costs, peer, peerName, unit, wanted }: Row): void {
  const isKept =
    ours >= (wanted.atLeast ?? -Infinity) &&
    ours <= (wanted.atMost ?? Infinity) &&
    ours >= (wanted.ofPeer ?? 0) * (peer ?? 0)
  const wishes = [
    wanted.atLeast !== undefined && `≥ ${wanted.atLeast}`,
    wanted.atMost !== undefined && `≤ ${wanted.atMost}`,
    wanted.ofPeer !== undefined && `≥ ${wanted.ofPeer} × peer`,
  ].filter(Boolean)
  const figures = `${figure(ours).padStart(8)} ${unit.padEnd(6)}`
  const beside = peer === undefined ? '' : `${figure(peer)} ${peerName}, × ${(ours / peer).toFixed(2)}`
  const verdict = wishes.length === 0 ? '' : `${wishes.join(', ')} ${isKept ? 'kept' : 'MISSED'}`
  console.log(`${name.padEnd(60)}${figures} ${beside.padEnd(36)}${verdict}`)
  if (costs) console.log(`  one: ${told(costs)}`)
}

function told(costs: Costs): string {
  const { threadMs, processMs, databaseMs, transactions, statements, trips } = costs
  const times = `${threadMs.toFixed(2)} ms of the thread that answers, ${processMs.toFixed(2)} of the server, ${databaseMs.toFixed(2)} of PostgreSQL`
  return `${times}; ${trips.toFixed(1)} waits for it, ${transactions.toFixed(1)} transactions, ${statements.toFixed(1)} statements`
}

const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0)
