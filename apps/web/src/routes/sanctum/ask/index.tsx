import { createFileRoute } from '@tanstack/react-router'

/** Drawn by the page above it. */
export const Route = createFileRoute('/sanctum/ask/')({ component: () => null })
