export { CircleCard } from './circle-card.tsx'
export { QuickActions } from './quick-actions.tsx'
export { RecentConversations } from './recent-conversations.tsx'
export { SkyCard } from './sky-card.tsx'
