import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { BalanceEntries } from '../../../features/billing/components/balance-entries.tsx'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { words } from '../../../words/index.ts'

const copy = words.billing.entries

export const Route = createFileRoute('/sanctum/subscription/asks')({ component: AsksPage })

function AsksPage() {
  usePageTitle(copy.title)
  return (
    <ListPage
      title={copy.title}
      description={copy.description}
      back={
        <Link to="/sanctum/subscription" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden="true" size={18} />
          {copy.back}
        </Link>
      }
    >
      <Card>
        <BalanceEntries />
      </Card>
    </ListPage>
  )
}
