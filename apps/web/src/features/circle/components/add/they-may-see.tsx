import { words } from '../../../../words/index.ts'

const { asking, requests, scopes } = words.circleLinks

/** What whoever asks agrees to by it, in the words in which the other one agrees on accepting. */
export function TheyMaySee() {
  return (
    <div className="text-sm">
      <p className="text-ink-2">{requests.see(asking.they)}</p>
      <p className="text-ink">{scopes.ring.label}</p>
      <p className="text-ink-2">
        {scopes.ring.text} {asking.later}
      </p>
    </div>
  )
}
