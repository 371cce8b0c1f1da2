import { buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { NotFound } from './not-found.tsx'

/** A wrong address outside the Sanctuary that the app itself has led to. */
export function NotFoundOutside() {
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <NotFound
        way={
          <a href="/" className={buttonClass()}>
            {words.common.notFound.home}
          </a>
        }
      />
    </main>
  )
}
