/** The bar climbs by 2 every 200 ms and waits at 90 for the chart itself. */
export const CHART_TICK = 200

export function chartProgress(elapsed: number): number {
  return Math.min(90, Math.floor(elapsed / CHART_TICK) * 2)
}

/** Which of the messages stands at that point: they share the way to 90 evenly, and the last one stays. */
export function chartMessage(progress: number, messages: readonly string[]): string {
  return messages[Math.min(messages.length - 1, Math.floor((progress / 90) * messages.length))] ?? ''
}
