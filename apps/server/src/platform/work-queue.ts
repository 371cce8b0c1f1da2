/** How a verb asks for work (`jobs.ts`) that is not done in its own request. */
export interface WorkQueue {
  /**
   * Has the work run soon, on one server of however many there are. Asked again while it waits for its turn,
   * it still runs once.
   */
  send(name: string, key: string): Promise<void>
  /** Takes everything out that was ever asked for with this key. */
  forget(key: string): Promise<void>
}
