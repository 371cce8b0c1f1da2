import { createFileRoute } from '@tanstack/react-router'
import { SharingPage } from '../../../features/circle/components/sharing/sharing-page.tsx'

export const Route = createFileRoute('/sanctum/circle/sharing')({ component: SharingPage })
