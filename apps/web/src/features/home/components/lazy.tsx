import { lazy } from 'react'

/** What stands below the fold comes after the first sentence and the wheel, in one piece. */
const load = () => import('./below-the-fold.tsx')

export const CircleCard = lazy(async () => ({ default: (await load()).CircleCard }))
export const QuickActions = lazy(async () => ({ default: (await load()).QuickActions }))
export const RecentConversations = lazy(async () => ({ default: (await load()).RecentConversations }))
export const SkyCard = lazy(async () => ({ default: (await load()).SkyCard }))
