import { useState } from 'react'
import { errorCopy } from '../lib/error-copy.ts'
import { words } from '../words/index.ts'
import { Button, buttonClass } from './button.tsx'
import { faultId, isScriptMissing } from './fault.ts'
import { Notice } from './notice.tsx'

const copy = words.common.crash

/** In place of a page that could not be shown: why, the way on, and a name for the fault. */
export function Crash({ error }: { error: unknown }) {
  const [isAway, setIsAway] = useState(false)
  const isMissing = isScriptMissing(error)

  function again() {
    // without a line a reload would lose the page to the browser's own
    if (navigator.onLine) location.reload()
    else setIsAway(true)
  }

  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10">
      <Notice
        kind="error"
        title={isMissing ? copy.notHereYet : copy.title}
        action={
          <>
            <Button variant="outline" onClick={again}>
              {isMissing ? words.common.tryAgain : copy.reload}
            </Button>
            {/* a new page would be fetched, and without a line end in the browser's own error page: the menu stays */}
            {!isMissing && (
              <a href="/sanctum" className={buttonClass({ variant: 'ghost' })}>
                {copy.home}
              </a>
            )}
          </>
        }
      >
        <p>{isMissing ? copy.offline : copy.text}</p>
        {isMissing ? (
          isAway && (
            <p role="status" className="mt-1">
              {copy.stillOffline}
            </p>
          )
        ) : (
          <>
            <p className="mt-1">{errorCopy(error)}</p>
            <p className="mt-3 text-sm text-ink-2">{copy.reference(faultId(error))}</p>
          </>
        )}
      </Notice>
    </div>
  )
}
