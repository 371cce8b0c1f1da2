import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { NotFound } from './not-found.tsx'

/** A wrong address within the Sanctuary: the house around it stays, and with it every way on. */
export function NotFoundInside() {
  return (
    <NotFound
      way={
        <Link to="/sanctum" className={buttonClass()}>
          {words.common.notFound.sanctuary}
        </Link>
      }
    />
  )
}
