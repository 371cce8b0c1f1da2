import { operate } from '../../platform/operator-command.ts'
import { openPayments } from '../../platform/payments/open-payments.ts'
import { listReversals } from './service/list-reversals.ts'

// The operator's command: refunds and disputes, newest first, with the account that each is about.
const MOST = 100
await operate(async ({ db, config }) => {
  const { payments } = await openPayments(config, db, [])
  const rows = await listReversals({ db, payments }, MOST)
  console.table(
    rows.map(({ kind, id, at, amountCents, currency, status, userId }) => ({
      kind,
      id,
      at: at.toISOString(),
      amount: `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`,
      status,
      account: userId ?? 'gone',
    })),
  )
})
