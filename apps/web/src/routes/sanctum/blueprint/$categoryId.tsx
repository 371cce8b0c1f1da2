import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '../../../features/blueprint/components/category-page.tsx'
import { blueprintQuery, categoryQuery } from '../../../features/blueprint/queries.ts'

export const Route = createFileRoute('/sanctum/blueprint/$categoryId')({
  loader: ({ context: { queryClient }, params: { categoryId } }) => {
    void queryClient.query(categoryQuery(categoryId)).catch(noop)
    void queryClient.query(blueprintQuery).catch(noop)
  },
  component: Category,
})

function Category() {
  const { categoryId } = Route.useParams()
  return <CategoryPage categoryId={categoryId} />
}
