import { reportFault } from '@astrarium/contracts'
import { useEffect, useState } from 'react'
import { call, hasLine } from '../lib/api.ts'
import { errorCopy } from '../lib/error-copy.ts'
import { words } from '../words/index.ts'
import { Button, buttonClass } from './button.tsx'
import { faultId, faultPlace, isScriptMissing } from './fault.ts'

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
    <div
      role="alert"
      className="mx-auto flex w-full max-w-lg flex-col items-center gap-3 px-4 py-8 text-center text-ink-2 md:py-14"
    >
      <BrokenRing />
      <h1 tabIndex={-1} className="text-2xl text-ink">
        {isToCome ? copy.notHereYet : copy.title}
      </h1>
      {isToCome ? (
        line === 'away' && <p>{copy.offline}</p>
      ) : (
        <>
          <p>{copy.text}</p>
          <p>{errorCopy(error)}</p>
        </>
      )}
      {again === 'in vain' && <p role="status">{copy.stillOffline}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button busy={line === 'asking' || again === 'asking'} onClick={() => void tryAgain()}>
          {isToCome ? words.common.tryAgain : copy.reload}
        </Button>
        {/* a new page would be fetched, and without a line end in the browser's own error page: the menu stays */}
        {!isToCome && (
          <a href="/sanctum" className={buttonClass({ variant: 'outline' })}>
            {copy.home}
          </a>
        )}
      </div>
      {!isToCome && <p className="mt-4 text-sm">{copy.reference(faultId(error))}</p>}
    </div>
  )
}

/** The ring that was to be drawn: a piece of it is missing. */
function BrokenRing() {
  return (
    <svg
      viewBox="-60 -60 120 120"
      aria-hidden="true"
      className="mb-3 w-40 fill-none stroke-brass"
      strokeLinecap="round"
    >
      <circle r="56" pathLength="72" strokeDasharray="62 10" />
      <circle r="56" pathLength="72" strokeDasharray="0 1" strokeWidth="1.6" />
      <circle r="46" pathLength="12" strokeDasharray="0 1" strokeWidth="3" />
    </svg>
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
