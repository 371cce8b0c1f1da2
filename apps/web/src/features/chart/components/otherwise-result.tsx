import type { explainOtherwise, Saying } from '@astrarium/contracts'
import type { z } from 'zod'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { causeSentence, shownSentence } from '../otherwise-sentence.ts'

const copy = words.otherwise

/** What would give what another app says, or that nothing does. */
export function OtherwiseResult({
  found: { own, ownShows, causes },
  says,
}: {
  found: z.output<typeof explainOtherwise.output>
  says: readonly Saying[]
}) {
  if (ownShows.length !== says.length) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{copy.here(shownSentence(ownShows, says))}</p>
      {own === 'agrees' && <Notice>{copy.agrees}</Notice>}
      {own === 'open' && <Notice>{copy.isOpen}</Notice>}
      {own !== 'agrees' && causes.length === 0 && <Notice>{copy.none}</Notice>}
      {causes.length > 0 && (
        <>
          <p>{causes.length === 1 ? copy.one : copy.several(causes.length)}</p>
          <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-3">
            {causes.map(({ changes, shows }) => (
              <li key={JSON.stringify(changes)}>
                {causeSentence(changes)}
                <span className="block text-sm text-ink-3">{copy.result(shownSentence(shows, says))}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {causes.length > 1 && <p className="text-sm text-ink-3">{copy.another}</p>}
    </div>
  )
}
