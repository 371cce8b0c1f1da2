import type { ShareScope } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'

const copy = words.circleLinks.member

/** How much somebody linked shows, and the way to what one shows them. */
export function LinkNotice({ name, shares }: { name: string; shares: ShareScope | null }) {
  return (
    <Notice
      action={
        <Link to="/sanctum/circle/sharing" className="link inline-flex min-h-11 items-center">
          {copy.sharing}
        </Link>
      }
    >
      {copy.shares[shares ?? 'nothing'](name)}
    </Notice>
  )
}
