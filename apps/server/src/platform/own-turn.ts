/**
 * Resolves in a turn of the event loop that is the caller's alone, in the order of asking: whoever takes a
 * long step after it keeps nobody waiting for more than that step. `setImmediate` by itself runs all that
 * wait for it in one turn.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(takeNext)
  })
}

const waiting: (() => void)[] = []

function takeNext(): void {
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(takeNext)
}
