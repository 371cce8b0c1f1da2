import { errorCopy } from '../lib/error-copy.ts'
import { words } from '../words/index.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** In place of a page that could not be shown. */
export function Crash({ error }: { error: unknown }) {
  return (
    <main className="mx-auto max-w-md px-4 py-16">
      <Notice
        kind="error"
        title={words.common.crash.title}
        action={
          <Button variant="outline" onClick={() => location.reload()}>
            {words.common.crash.reload}
          </Button>
        }
      >
        <p>{words.common.crash.text}</p>
        <p className="mt-1">{errorCopy(error)}</p>
      </Notice>
    </main>
  )
}
