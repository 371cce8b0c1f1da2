import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BlueprintPage } from '../../../features/blueprint/components/blueprint-page.tsx'
import { blueprintQuery } from '../../../features/blueprint/queries.ts'

export const Route = createFileRoute('/sanctum/blueprint/')({
  loader: ({ context: { queryClient } }) => void queryClient.query(blueprintQuery).catch(noop),
  component: BlueprintPage,
})
