export interface Row {
  name: string
  ours: number
  /** of the server's processor for one; left out where it was not measured */
  processorMs?: number
  /** what it stands beside, measured in the same run; left out where there is nothing */
  peer?: number
  peerName?: string
  unit: '/s' | 'ms' | 'MB' | 'bytes' | ''
  wanted: { atLeast?: number; atMost?: number; ofPeer?: number }
}

export function printRow({ name, ours, processorMs, peer, peerName, unit, wanted }: Row): void {
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
  const cost = processorMs === undefined ? '' : `${processorMs.toFixed(2)} ms`
  const beside = peer === undefined ? '' : `${figure(peer)} ${peerName}, × ${(ours / peer).toFixed(2)}`
  const verdict = wishes.length === 0 ? '' : `${wishes.join(', ')} ${isKept ? 'kept' : 'MISSED'}`
  console.log(`${name.padEnd(60)}${figures}${cost.padStart(10)}  ${beside.padEnd(36)}${verdict}`)
}

const figure = (value: number) => value.toFixed(value < 10 ? 1 : 0)
