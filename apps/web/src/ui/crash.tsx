import { reportFault } from '@astrarium/contracts'
import { useEffect, useState } from 'react'
import { call, hasLine } from '../lib/api.ts'
import { errorCopy } from '../lib/error-copy.ts'
import { words } from '../words/index.ts'
import { Button, buttonClass } from './button.tsx'
import { faultId, faultPlace, isScriptMissing } from './fault.ts'
import { Notice } from './notice.tsx'

const copy = words.common.crash

/** To the server; `asking` as well while the page goes. */
type Line = 'asking' | 'there' | 'away'

/**
 * In place of a page that could not be shown: why, the way on, and a name for the fault, by which support
 * finds it in the server's log.
 * @param route the pattern of the page's address, which names nobody
 */
export function Crash({ error, route }: { error: unknown; route: string }) {
  const isMissing = isScriptMissing(error)
  const [line, setLine] = useState<Line>(isMissing ? 'asking' : 'there')
  const [again, setAgain] = useState<'asking' | 'in vain' | null>(null)
  // where the server answers, and a reload brought it no nearer, it is a fault like any other
  const isToCome = isMissing && line !== 'there'
  useEffect(() => {
    if (isMissing) void loadNewVersion(String(error)).then(setLine)
  }, [isMissing, error])
  useEffect(() => {
    if (!isToCome) void tellFault(error, route)
  }, [isToCome, error, route])

  async function tryAgain() {
    setAgain('asking')
    // without a line a reload would lose the page to the browser's own
    if (await hasLine()) {
      location.reload()
      return
    }
    setLine('away')
    setAgain('in vain')
  }

  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10">
      <Notice
        kind="error"
        title={
          <h1 tabIndex={-1} className="font-body text-base font-medium">
            {isToCome ? copy.notHereYet : copy.title}
          </h1>
        }
        action={
          <>
            <Button
              variant="outline"
              busy={line === 'asking' || again === 'asking'}
              onClick={() => void tryAgain()}
            >
              {isToCome ? words.common.tryAgain : copy.reload}
            </Button>
            {/* a new page would be fetched, and without a line end in the browser's own error page: the menu stays */}
            {!isToCome && (
              <a href="/sanctum" className={buttonClass({ variant: 'ghost' })}>
                {copy.home}
              </a>
            )}
          </>
        }
      >
        {isToCome ? (
          line === 'away' && <p>{copy.offline}</p>
        ) : (
          <>
            <p>{copy.text}</p>
            <p className="mt-1">{errorCopy(error)}</p>
            <p className="mt-3 text-sm text-ink-2">{copy.reference(faultId(error))}</p>
          </>
        )}
        {again === 'in vain' && (
          <p role="status" className="mt-1">
            {copy.stillOffline}
          </p>
        )}
      </Notice>
    </div>
  )
}

/** A script may be gone since a new version: the page is loaded anew, once for each, if there is a line. */
async function loadNewVersion(missing: string): Promise<Line> {
  const mark = `loaded-anew:${missing}`
  if (!(await hasLine())) return 'away'
  if (sessionStorage.getItem(mark)) return 'there'
  sessionStorage.setItem(mark, '1')
  location.reload()
  return 'asking'
}

/** The script that all begins with: its name is another one with every build. */
const VERSION = new URL(import.meta.url).pathname.split('/').at(-1)!

async function tellFault(error: unknown, route: string): Promise<void> {
  const fault = { id: faultId(error), route, version: VERSION, place: faultPlace(error) }
  try {
    await call(reportFault, fault)
  } catch {
    // without a line nobody can be told
  }
}
