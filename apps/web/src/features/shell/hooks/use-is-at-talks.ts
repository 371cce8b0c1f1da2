import { useLocation } from '@tanstack/react-router'

const LISTS = ['/sanctum/ask-history', '/sanctum/saved-ask']

/** Past and saved conversations have addresses of their own, and belong to Ask all the same. */
export function useIsAtTalks(): boolean {
  return useLocation({ select: ({ pathname }) => LISTS.some((list) => pathname.startsWith(list)) })
}
