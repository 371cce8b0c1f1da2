import { later } from '../../../ui/later.tsx'

/** What stands below the fold comes after the first sentence and the wheel, in one piece. */
const load = () => import('./below-the-fold.tsx')

export const CircleCard = later(async () => (await load()).CircleCard)
export const QuickActions = later(async () => (await load()).QuickActions)
export const RecentConversations = later(async () => (await load()).RecentConversations)
export const SkyCard = later(async () => (await load()).SkyCard)
