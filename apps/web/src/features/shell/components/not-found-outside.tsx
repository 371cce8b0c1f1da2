import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { AuthFrame } from '../../auth/components/auth-frame.tsx'

const copy = words.common.notFound

/** A wrong address outside the Sanctuary. */
export function NotFoundOutside() {
  usePageTitle(copy.title)
  return (
    <AuthFrame>
      <p className="font-display text-3xl text-brass">{copy.code}</p>
      <h1 className="mt-3 mb-7 text-xl">{copy.title}</h1>
      <a href="/" className={buttonClass()}>
        {copy.home}
      </a>
    </AuthFrame>
  )
}
