/** What is counted as it happens; what can be looked up is asked for when somebody reads the metrics. */
export interface Meter {
  /** an answer of Arion, however it ended */
  askEnded(outcome: string, seconds: number): void
  /** a request, by its status alone: its path may name somebody's rows */
  answered(status: number, seconds: number): void
}

export const noMeter: Meter = { askEnded: () => {}, answered: () => {} }
