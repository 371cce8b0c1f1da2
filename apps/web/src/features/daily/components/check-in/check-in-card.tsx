import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { words } from '../../../../words/index.ts'

const copy = words.checkIn.card

export function CheckInCard() {
  return (
    <Card title={copy.title}>
      <p className="-mt-2 mb-5 text-ink-2">{copy.text}</p>
      <Link to="/sanctum/daily/check-in" className={buttonClass({ variant: 'outline' })}>
        {copy.open}
      </Link>
    </Card>
  )
}
