/**
 * Runs at once, or, while a finger or a mouse button is down, when it has come up and its click has happened.
 * A message that appears because a field was left would otherwise push away the very thing that is being
 * pressed.
 */
export function afterPress(run: () => void): void {
  if (!isDown) run()
  else waiting.push(run)
}

let isDown = false
let waiting: (() => void)[] = []

function release(): void {
  isDown = false
  // after the click, which comes in the same breath
  setTimeout(() => {
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

addEventListener('pointerdown', () => (isDown = true), { capture: true })
addEventListener('pointerup', release, { capture: true })
addEventListener('pointercancel', release, { capture: true })
