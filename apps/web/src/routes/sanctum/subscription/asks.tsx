import { createFileRoute } from '@tanstack/react-router'
import { BalanceEntries } from '../../../features/billing/components/balance-entries.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'

const copy = words.billing.entries

export const Route = createFileRoute('/sanctum/subscription/asks')({ component: AsksPage })

function AsksPage() {
  return (
    <Page
      isList
      title={copy.title}
      description={copy.description}
      back={{ to: '/sanctum/subscription', label: copy.back }}
    >
      <Card>
        <BalanceEntries />
      </Card>
    </Page>
  )
}
