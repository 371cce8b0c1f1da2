import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { words } from '../../../words/index.ts'
import { AnswerText } from '../../answer/components/answer-text.tsx'
import { useArrival } from '../hooks/use-arrival.ts'

/**
 * In place of a forecast: kind words and help lines for somebody in need, or why there is no date for what
 * was asked.
 */
export function CareView({ text, onBack }: { text: string; onBack: () => void }) {
  const view = useArrival<HTMLDivElement>()
  return (
    <div ref={view} className="max-w-3xl">
      <PageHeader
        title={words.foresight.care.title}
        back={
          <Button variant="ghost" size="sm" onClick={onBack}>
            <ArrowLeft aria-hidden="true" size={18} />
            {words.foresight.forecast.back}
          </Button>
        }
      />
      <Card>
        <AnswerText text={text} />
      </Card>
    </div>
  )
}
