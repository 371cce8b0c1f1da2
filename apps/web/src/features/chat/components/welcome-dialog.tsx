import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'
import { balanceQuery } from '../../billing/queries.ts'

const copy = words.chat.welcomeModal
const DELAY_MS = 800

/** The one welcome to a new person, a moment after the page stands. */
export function WelcomeDialog({
  name,
  hasChart,
  onClose,
}: {
  name: string
  hasChart: boolean
  onClose: () => void
}) {
  const balance = useQuery(balanceQuery).data
  const asks = balance?.resets === 'daily' ? balance.current : null
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={copy.title}
      description={(hasChart ? copy.withChart : copy.withoutChart)(name)}
      // the focus would stand on the cross otherwise
      footer={
        <Button autoFocus onClick={onClose}>
          {copy.start}
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-3 pl-5 text-ink-2 marker:text-brass">
        {copy.points(asks).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-3">{words.chat.notice}</p>
    </Dialog>
  )
}
