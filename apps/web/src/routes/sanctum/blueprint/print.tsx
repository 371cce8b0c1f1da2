import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PrintPage } from '../../../features/blueprint/components/print-page.tsx'
import { blueprintQuery } from '../../../features/blueprint/queries.ts'

export const Route = createFileRoute('/sanctum/blueprint/print')({
  loader: ({ context: { queryClient } }) => void queryClient.query(blueprintQuery).catch(noop),
  component: PrintPage,
})
