import { useEffect, useState } from 'react'
import { hasLine } from '../lib/api.ts'
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
  useEffect(() => {
    if (isMissing) void loadNewVersion(String(error))
  }, [isMissing, error])

  async function again() {
    setIsAway(false)
    // without a line a reload would lose the page to the browser's own
    if (await hasLine()) location.reload()
    else setIsAway(true)
  }

  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10">
      <Notice
        kind="error"
        title={
          <h1 tabIndex={-1} className="font-sans text-base font-medium">
            {isMissing ? copy.notHereYet : copy.title}
          </h1>
        }
        action={
          <>
            <Button variant="outline" onClick={() => void again()}>
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
        {!isMissing && (
          <>
            <p className="mt-1">{errorCopy(error)}</p>
            <p className="mt-3 text-sm text-ink-2">{copy.reference(faultId(error))}</p>
          </>
        )}
        {isAway && (
          <p role="status" className="mt-1">
            {copy.stillOffline}
          </p>
        )}
      </Notice>
    </div>
  )
}

/** A script may be gone since a new version: the page is loaded anew, once for each, if there is a line. */
async function loadNewVersion(missing: string): Promise<void> {
  const mark = `loaded-anew:${missing}`
  if (sessionStorage.getItem(mark) || !(await hasLine())) return
  sessionStorage.setItem(mark, '1')
  location.reload()
}
