import { useEffect } from 'react'
import { words } from '../../words/index.ts'

/** Names the page in the tab, and for screen readers when it changes. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = words.common.pageTitle(page)
  }, [page])
}
