interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** microseconds */
  ts: number
  dur?: number
  /** of the processor */
  tdur?: number
}

const SCRIPT_AND_LAYOUT = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
  'HitTest',
  'UpdateLayoutTree',
  'Layout',
])
const FRAME_US = 1_000_000 / 60

/**
 * What script and layout took the processor in each frame of a trace in which the pointer moved, in
 * milliseconds. https://chromedevtools.github.io/devtools-protocol/tot/Tracing/
 */
export function frameCosts(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const pointed = traceEvents.find(({ name }) => name === 'EventDispatch')
  const counted = traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && pid === pointed?.pid && tid === pointed.tid && SCRIPT_AND_LAYOUT.has(name),
    )
    .toSorted((a, b) => a.ts - b.ts)
  const frames = new Map<number, number>()
  let end = -Infinity
  for (const { ts, dur = 0, tdur = dur } of counted) {
    // what runs within another is counted with it
    if (ts < end) continue
    end = ts + dur
    const frame = Math.floor(ts / FRAME_US)
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / 1000)
  }
  return [...frames.values()]
}
